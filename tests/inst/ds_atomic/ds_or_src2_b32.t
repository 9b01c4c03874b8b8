# ds_or_src2_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_or_src2_b32 v7 = 00 00 14 d9 07 00 00 00
asm ds_or_src2_b32 v0 offset:65535 = ff ff 14 d9 00 00 00 00
asm ds_or_src2_b32 v255 offset:1 gds = 01 00 15 d9 ff 00 00 00
asm ds_or_src2_b32 v121 offset:65535 = ff ff 14 d9 79 00 00 00
asm ds_or_src2_b32 v5 offset:4 gds = 04 00 15 d9 05 00 00 00
asm ds_or_src2_b32 v1 offset:1 = 01 00 14 d9 01 00 00 00
bad ds_or_src2_b32 s100 ! 1:16: first operand must be a vector register
bad ds_or_src2_b32 v100 offset:65536 ! 1:28: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_or_src2_b32 v8 = 00 00 28 da 08 00 00 00
