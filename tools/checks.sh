# What ./dev asks of the sources without running them; sourced by it, from the root of the project.

tracked() { git ls-files 2>/dev/null || find . -path ./build -prune -o -type f -printf '%P\n'; }

# Files that differ from the merge base with origin/main, newest first; where that is HEAD or unknown, from what they
# were twenty commits ago; all of them where the clone is too shallow for either, or there is none.
changed() {
  local base
  git rev-parse --quiet --verify HEAD >/dev/null 2>&1 || { tracked; return; }
  base=$(git merge-base HEAD origin/main 2>/dev/null) || base=
  if [ -z "$base" ] || [ "$base" = "$(git rev-parse HEAD)" ]; then
    base=$(git rev-parse --quiet --verify HEAD~20) || base=
  fi
  { git ls-files --others --exclude-standard; git diff --name-only HEAD
    git log --format= --name-only "${base:+$base..}HEAD"; } |
    while read -r file; do [ ! -f "$file" ] || echo "$file"; done | awk '!seen[$0]++'
}

check_layers() {
  say "layers, features, numbers and the library"
  python3 tools/check_layers.py
  python3 tools/check_features.py
  python3 tools/check_numbers.py
  python3 tools/check_library.py
}

# Of the files that it reads, those that clang-format 14 can format: it never settles on macros that make cases of a
# switch.
formatted() { grep '\.\(cpp\|h\)$' | grep -v '^src/interp/lanes/integer\.cpp$' || true; }

check_format() {
  say "format"
  formatted | xargs -r clang-format --dry-run --Werror
}

# check_tidy [LIMIT]: needs what the preset release builds. Without files that need g++'s vectors and feature names.
# clang-tidy counts what it does not show ("20000 warnings generated").
check_tidy() {
  say "clang-tidy"
  python3 -B tools/tidy_database.py build/release build/tidy
  awk -v limit="${1:-0}" '/^(src|python)\/.*\.cpp$/ && !/^src\/(sem\/insts|interp\/lanes)\/|^src\/interp\/interpreter\.cpp$/ {
    if (limit == 0 || ++count <= limit) print }' |
    xargs -r -P "$jobs" -n 1 clang-tidy -p build/tidy --quiet --warnings-as-errors='*' \
      2> >(grep -v '^[0-9]* warnings\? generated\.$' >&2)
}
