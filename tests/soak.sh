#!/usr/bin/env bash
# soak.sh BUILD [TARGET...]: what `./dev test` takes samples of, at length. With targets, only the comparisons with LLVM of
# lwtest_bytes and lwtest_text_parse: LW_INSTANCES of each encoding, LW_RANDOM_WORDS, LW_LINES, LW_CHANGE_IN, LW_VARIANTS,
# LW_LITERAL_IN and LW_SEED change how much and which.
set -uo pipefail
build=$(realpath "$1")
shift
export LW_INSTANCES=${LW_INSTANCES:-2000} LW_RANDOM_WORDS=${LW_RANDOM_WORDS:-20000000} LW_LINES=${LW_LINES:-200000}
export LW_OBJDUMP_WORDS=${LW_OBJDUMP_WORDS:-100000} LW_ONE_BIT_IN=${LW_ONE_BIT_IN:-1}
export LW_LITERAL_IN=${LW_LITERAL_IN:-1} LW_CHANGE_IN=${LW_CHANGE_IN:-1} LW_VARIANTS=${LW_VARIANTS:-60}
failed=0
run() { "$@" || failed=1; }

filter=''
for target in "$@"; do filter+="*/${target/:/_}:"; done
run "$build/tests/bytes/lwtest_bytes" --gtest_filter="${filter:-Llvm*/*}"
run "$build/tests/text_parse/lwtest_text_parse" --gtest_filter="${filter:-Llvm*/*}"
[ $# -eq 0 ] || exit $failed

cd "$(dirname "$0")/.."
# Each function of the library 200 times on two threads at once.
for sanitizer in asan tsan; do
  run cmake --preset library-$sanitizer
  run cmake --build --preset library-$sanitizer -j "$(nproc)"
  LW_API_ROUNDS=200 run build/library-$sanitizer/tests/api/lwtest_api
done
# The Python package with AddressSanitizer. Tests about memory and forks would see the sanitizer's own.
run cmake --build build/library-asan --target lw_python -j "$(nproc)"
runtime=$(clang++-22 -print-resource-dir)/lib/linux/libclang_rt.asan-x86_64.so
LD_PRELOAD="$runtime /usr/lib/x86_64-linux-gnu/libstdc++.so.6" ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
  PYTHONPATH=build/library-asan/python LANEWISE="$build/src/cli/lanewise" \
  run /usr/bin/python3 -B -m pytest -q -p no:cacheprovider tests/python/test_arrays.py tests/python/test_recording.py \
  tests/python/test_threads.py tests/python/test_errors.py -k "not growth and not no_copy and not fork and not process"
GLIBC_TUNABLES=glibc.malloc.tcache_count=0 LW_API_ROUNDS=200 run "$build/tests/api/lwtest_api"
lanewise=$build/src/cli/lanewise
run python3 -B tests/cli/schemas_test.py --lanewise "$lanewise" --all
run python3 -B tests/package/debian_test.py . "$build" --from-source
run python3 -B tests/isa/llvm_bits_test.py --all
run python3 -B tests/explain/reference_test.py --lanewise "$lanewise" --all
run python3 tests/text_parse/llvm_mnemonics.py "$lanewise" --all
run python3 tests/text_parse/clang_objects.py "$lanewise" tests/kernels --all --jobs "$(nproc)"
run "$build/tests/kernels/lwtest_kernels" --all
run "$build/tests/kernels/lwtest_kernels" --all --root tests/kernels/images --output "$build/tests/kernels/objects_images"
run python3 -B tests/kernels/listing_test.py "$lanewise" "$build/tests/kernels/objects"
run python3 -B tests/dialect/libraries_test.py "$lanewise" tests/shaders --all
run python3 -B tests/shaders/shaders_test.py --lanewise "$lanewise" --witness "$build/tests/shaders/lwtest_lavapipe" --all
run python3 -B tests/shaders/shaders_test.py --lanewise "$lanewise" --witness "$build/tests/shaders/lwtest_lavapipe" --random 200 --both \
  --seed 1000
run python3 -B tests/shaders/shaders_test.py --lanewise "$lanewise" --witness "$build/tests/shaders/lwtest_lavapipe" --push 660 --both \
  --seed 2000
run python3 -B tests/opencl/builtins_test.py "$lanewise" run gfx900 gfx1010
run python3 -B tests/opencl/builtins_test.py "$lanewise" pointers gfx802 gfx805 gfx904 gfx909 gfx90c gfx1012 gfx1032 gfx1033 gfx1034 \
  gfx1035 gfx1036
run python3 -B tests/spd/spd_test.py --witness "$build/tests/spd/lwtest_spd" --all
run python3 -B tests/spd/spd_run_test.py --lanewise "$lanewise" --witness "$build/tests/spd/lwtest_spd" --all
run python3 -B tests/spd/spd_run_test.py --lanewise "$lanewise" --witness "$build/tests/spd/lwtest_spd" --large
run python3 -B tests/lint/planted_test.py --lanewise "$lanewise"
run python3 -B tests/lint/compiled_test.py --lanewise "$lanewise" "$build/tests/kernels/objects"
run python3 -B tests/lint/waits_against_oracle.py --lanewise "$lanewise" --objects "$build/tests/kernels/objects" --count 2000
run python3 -B tests/rewrite/rules_test.py --lanewise "$lanewise" known
run python3 -B tests/rewrite/rules_test.py --lanewise "$lanewise" again --count 200
run python3 -B tests/rewrite/rules_test.py --lanewise "$lanewise" refuted --all
run python3 -B tests/rewrite/kernels_test.py --lanewise "$lanewise" --cases tests/kernels --all "$build/tests/kernels/objects"
run python3 -B tests/rewrite/random_test.py --lanewise "$lanewise" --rules rules --programs 1000 --seed 5000
run python3 -B tests/rewrite/hip_programs_test.py "$lanewise" tests/hip/programs "$build/tests/hip/programs" --all
run python3 -B tests/cli/outputs_test.py --lanewise "$lanewise" --all
run python3 -B tests/cli/wave_sizes_test.py --lanewise "$lanewise" --all
run python3 -B tests/hip/hip_test.py "$lanewise" tests/hip/programs "$build/tests/hip/programs" --all
run "$build/tests/poison/lwtest_poison" --all
run "$build/tests/poison/lwtest_tightness" --kernel-target gfx803,gfx900 --level O1,O2,O3 --programs 100 --singles 2000 --one-in 1
run "$build/tests/check/lwtest_check_kernels" --all
LW_INSTANCES=400 run "$build/tests/dialect/lwtest_dialect"
LW_DIRECT_INPUTS=100000 run "$build/tests/direct/lwtest_direct"
run "$build/tests/timing/lwtest_time_kernels" --all
LW_STATIC_ALL=1 run "$build/tests/timing/lwtest_static_time"
LW_OCCUPANCY_IN=1 run "$build/tests/timing/lwtest_timing_clang"
run python3 -B tests/image/formats_test.py "$build/tests/image/lw_image_lines" --all
run python3 -B tests/image/sampling_test.py "$build/tests/image/lw_image_lines" --all
run "$build/tests/poison/lwtest_image_poison" --forms 24 --states 20
run python3 -B tests/image/layouts_test.py "$build/tests/image/lw_image_lines" --coordinates 100000
PYTHONPATH="$build/python" LANEWISE="$lanewise" LW_KERNEL_OBJECTS="$build/tests/kernels/objects" LW_ALL=1 LW_RUNS=100000 \
  run /usr/bin/python3 -B -m pytest -q -p no:cacheprovider tests/python
run /usr/bin/python3 -B tests/sweep/engines_test.py --lanewise "$lanewise" --package "$build/python" --cells 1000
run /usr/bin/python3 -B tests/browser/trace_page_test.py --lanewise "$lanewise" --steps 1000
exit $failed
