#!/usr/bin/env bash
# Copies the libraries that others need, so that these work on systems that lack them.
#
#   tools/bundle.sh TOP NEEDED COPYRIGHT
#
# What the libraries below TOP need goes to the folder NEEDED, except the C and C++ libraries, which each system with a
# C++ program has; the licences go to COPYRIGHT. The libraries below TOP are stripped, and look in NEEDED.
set -euo pipefail
system='^(libc|libm|libdl|libpthread|librt|libstdc\+\+|libgcc_s|ld-linux.*)\.so'
mapfile -t ours < <(find "$1" -name '*.so*' -type f)
mkdir -p "$2" "$3"

mapfile -t libraries < <(ldd "${ours[@]}" | awk '$2 == "=>" { print $1, $3 }' | sort -u | grep -Ev "$system")
for line in "${libraries[@]}"; do
  read -r soname path <<<"$line"
  if [ ! -f "$path" ]; then
    echo "error: $soname, which the build needs, is not installed" >&2
    exit 1
  fi
  cp --dereference "$path" "$2/$soname"
  patchelf --set-rpath '$ORIGIN' "$2/$soname"
  # The package may have the file as /lib/..., which is a link to /usr/lib.
  real=$(realpath "$path")
  package=$({ dpkg-query --search "$real" "${real#/usr}" 2>/dev/null || true; } | head -1 | cut -d : -f 1)
  cp "/usr/share/doc/$package/copyright" "$3/$package"
done
for file in "${ours[@]}"; do
  strip --strip-unneeded "$file"
  patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$file")" "$2")" "$file"
done
