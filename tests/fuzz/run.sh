#!/usr/bin/env bash
# Runs fuzz targets for SECONDS each, two at a time; fails when one of them finds something, with 77 when they are not
# built.
#
#   tests/fuzz/run.sh SECONDS [TARGET... | readers]
#
# `readers` are all that need neither the interpreter nor the analysis of flow.
# What a target invents is kept in build/fuzz/corpus/TARGET and used again; what it finds goes to
# build/fuzz/findings/TARGET. A finding is repeated with: build/fuzz/tests/fuzz/fuzz_TARGET FILE
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:?usage: tests/fuzz/run.sh SECONDS [TARGET...]}
shift
targets=("$@")
readers=(object metadata decode assemble listing dialect image arguments picture plan)
[ ${#targets[@]} -gt 0 ] || targets=("${readers[@]}" flow texels launch)
[ "${targets[*]}" != readers ] || targets=("${readers[@]}")

declare -A longest=([object]=16384 [metadata]=4096 [decode]=512 [assemble]=4096 [listing]=2048 [dialect]=2048 [flow]=512 [image]=128 [texels]=64 [launch]=16384 [arguments]=512 [picture]=2048 [plan]=1024)
programs=build/fuzz/tests/fuzz
export ASAN_OPTIONS=malloc_context_size=8

fuzz() {
  local name=$1 found=build/fuzz/findings/$1 grown=build/fuzz/corpus/$1 options=()
  mkdir -p "$found" "$grown"
  [ -f "tests/fuzz/$name.dict" ] && options+=("-dict=tests/fuzz/$name.dict")
  local log=build/fuzz/$name.log
  if ! "$programs/fuzz_$name" "$grown" "tests/fuzz/corpus/$name" -max_total_time="$seconds" -timeout=10 \
      -rss_limit_mb=2048 -max_len="${longest[$name]}" -artifact_prefix="$found/" -print_final_stats=1 \
      "${options[@]}" >"$log" 2>&1; then
    echo "fuzz_$name: FAILED"
    tail -n 60 "$log"
    return 1
  fi
  echo "fuzz_$name: nothing found, $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs," \
    "$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' "$log" | tail -n 1) places covered"
}

for name in "${targets[@]}"; do
  if [ ! -x "$programs/fuzz_$name" ]; then
    echo "$programs/fuzz_$name is not there: build it with ./dev build fuzz" >&2
    exit 77
  fi
done

failed=0
for ((i = 0; i < ${#targets[@]}; i += 2)); do
  pids=()
  for name in "${targets[@]:i:2}"; do
    fuzz "$name" &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
done
exit $failed
