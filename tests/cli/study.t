# The parts of the study that no compiler has a say in; tests/study has the rest.

$ lanewise study fp16 --compiler article | head -2
The article's own listings, as far as it shows them
<blank>

$ lanewise study fp16 --compiler article | grep -A2 '^  a_second'
  a_second  23 lines. LDS is read by 1 ds_read2st64_b32 (1024 bytes apart: both
            words of one texel, from the two arrays) and 3 ds_read2_b32 (4 bytes
            apart: one word of two neighbouring texels). 0 of 8 registers that

$ lanewise study fp16 --compiler article --svg out.svg
error: --svg: the article's listings are excerpts, which have no curve
exit 2

$ lanewise study fp32
error: there is no study 'fp32'; there are: fp16, rdna, sdwa, timing
exit 2

$ lanewise study fp16 --compiler gcc
error: --compiler gcc: expected radv, clang or article
exit 2

$ LANEWISE_RADV=no-such-driver.so lanewise study fp16 --compiler radv 2>&1 | grep -o 'no-such-driver.so' | head -1
no-such-driver.so

$ LANEWISE_CLANG=no-such-clang lanewise study fp16 --compiler clang
error: no-such-clang: No such file or directory; install clang-22, lld-22 and rocm-device-libs, or set LANEWISE_CLANG
exit 2
