#!/usr/bin/env bash
# soak.sh BUILD [TARGET...]: the comparisons with LLVM of lwtest_bytes and lwtest_text_parse, at length. LW_INSTANCES of each
# encoding, LW_RANDOM_WORDS, LW_LINES, LW_CHANGE_IN, LW_VARIANTS, LW_LITERAL_IN and LW_SEED change how much and which.
set -euo pipefail
build=$1
shift
export LW_INSTANCES=${LW_INSTANCES:-2000} LW_RANDOM_WORDS=${LW_RANDOM_WORDS:-20000000} LW_LINES=${LW_LINES:-200000}
export LW_OBJDUMP_WORDS=${LW_OBJDUMP_WORDS:-100000} LW_ONE_BIT_IN=${LW_ONE_BIT_IN:-1}
export LW_LITERAL_IN=${LW_LITERAL_IN:-1} LW_CHANGE_IN=${LW_CHANGE_IN:-1} LW_VARIANTS=${LW_VARIANTS:-60}
filter=''
for target in "$@"; do filter+="*/${target/:/_}:"; done
failed=0
"$build/tests/bytes/lwtest_bytes" --gtest_filter="${filter:-Llvm*/*}" || failed=1
"$build/tests/text_parse/lwtest_text_parse" --gtest_filter="${filter:-Llvm*/*}" || failed=1
exit $failed
