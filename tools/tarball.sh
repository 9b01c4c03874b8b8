#!/usr/bin/env bash
# Packs a finished build of the preset release as a tarball that works wherever it is unpacked, on Linux with a C
# library at least as new as this one's.
#
#   tools/tarball.sh BUILD OUT
#
# OUT gets lanewise-VERSION-ARCHITECTURE.tar.gz with bin, lib, include and share. The libraries that ours need are in
# lib/lanewise/needed, except those that each system with a C++ program has.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$2"
build=$(realpath "$1") out=$(realpath "$2")
system='^(libc|libm|libdl|libpthread|librt|libstdc\+\+|libgcc_s|ld-linux.*)\.so'

version=$("$build/src/cli/lanewise" --version | cut -d ' ' -f 2)
name=lanewise-$version-$(uname -m)
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
top=$work/$name
tools/stage.sh "$build" "$work" "/$name" lanewise
cp LICENSE "$top/share/doc/lanewise"

needed=$top/lib/lanewise/needed
mkdir -p "$needed" "$top/share/doc/lanewise/copyright"
mapfile -t ours < <(find "$top/lib" -name '*.so*' -type f)
mapfile -t libraries < <(ldd "${ours[@]}" | awk '$2 == "=>" { print $1, $3 }' | sort -u | grep -Ev "$system")
for line in "${libraries[@]}"; do
  read -r soname path <<<"$line"
  if [ ! -f "$path" ]; then
    echo "error: $soname, which the build needs, is not installed" >&2
    exit 1
  fi
  cp --dereference "$path" "$needed/$soname"
  patchelf --set-rpath '$ORIGIN' "$needed/$soname"
  # The package may have the file as /lib/..., which is a link to /usr/lib.
  real=$(realpath "$path")
  package=$({ dpkg-query --search "$real" "${real#/usr}" 2>/dev/null || true; } | head -1 | cut -d : -f 1)
  cp "/usr/share/doc/$package/copyright" "$top/share/doc/lanewise/copyright/$package"
done
for file in "${ours[@]}"; do
  strip --strip-unneeded "$file"
  patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$file")" "$needed")" "$file"
done
strip "$top/bin/lanewise"
# In the order of names, as of one owner and time: the same build gives the same tarball.
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@${SOURCE_DATE_EPOCH:-$(date +%s)}" --directory="$work" "$name" |
  gzip -n >"$out/$name.tar.gz"
echo "$out/$name.tar.gz"
