#!/usr/bin/env bash
# Builds the Debian packages from a finished build of the preset release; with - for BUILD, from the sources.
#
#   tools/package.sh BUILD OUT
#
# OUT gets the packages. OUT/source is the tree in which debhelper works, a copy of the project's files, so that nothing
# is written into the project. LW_COMPRESS: see debian/rules.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$2"
build=
[ "$1" = - ] || build=$(realpath "$1")
out=$(realpath "$2")

rm -rf "$out/source" "$out"/*.deb "$out"/*.buildinfo "$out"/*.changes
mkdir "$out/source"
{ git ls-files --cached --others --exclude-standard 2>/dev/null || find . -path ./build -prune -o -type f -printf '%P\n'; } |
  tar --create --file=- --files-from=- | tar --extract --directory="$out/source"
cd "$out/source"
LW_BUILD=$build dpkg-buildpackage --build=binary --unsigned-changes --unsigned-buildinfo >"$out/log" 2>&1 || {
  cat "$out/log" >&2
  exit 1
}
