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

version=$("$build/src/cli/lanewise" --version | cut -d ' ' -f 2)
name=lanewise-$version-$(uname -m)
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
top=$work/$name
tools/stage.sh "$build" "$work" "/$name" lanewise
cp LICENSE "$top/share/doc/lanewise"

tools/bundle.sh "$top/lib" "$top/lib/lanewise/needed" "$top/share/doc/lanewise/copyright"
strip "$top/bin/lanewise"
# In the order of names, as of one owner and time: the same build gives the same tarball.
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@${SOURCE_DATE_EPOCH:-$(date +%s)}" --directory="$work" "$name" |
  gzip -n >"$out/$name.tar.gz"
echo "$out/$name.tar.gz"
