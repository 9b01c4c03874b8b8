#!/usr/bin/env bash
# Puts what a user installs into a folder: what cmake --install puts there, manual pages, completion and the guide.
#
#   tools/stage.sh BUILD FOLDER PREFIX DOC    for example build/release debian/tmp /usr lanewise-doc
#
# BUILD is a finished build. Files go to FOLDER/PREFIX, the guide to FOLDER/PREFIX/share/doc/DOC.
set -euo pipefail
build=$1 top=$2$3 doc=$4
tools=$(dirname "$0")

DESTDIR=$2 cmake --install "$build" --prefix "$3" >/dev/null
program=$top/bin/lanewise
share=$top/share
python3 -B "$tools/man_pages.py" --lanewise "$program" "$share/man/man1"
mkdir -p "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
"$program" completion bash >"$share/bash-completion/completions/lanewise"
"$program" completion zsh >"$share/zsh/vendor-completions/_lanewise"
"$program" completion fish >"$share/fish/vendor_completions.d/lanewise.fish"
mkdir -p "$share/doc/$doc"
python3 -B "$tools/guide.py" --lanewise "$program" "$share/doc/$doc/html"
cp -r "$tools/../examples" "$share/doc/$doc/examples"
