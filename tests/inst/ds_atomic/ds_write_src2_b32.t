# ds_write_src2_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_src2_b32 v5 = 00 00 1a d9 05 00 00 00
asm ds_write_src2_b32 v0 offset:1 gds = 01 00 1b d9 00 00 00 00
asm ds_write_src2_b32 v0 offset:4 gds = 04 00 1b d9 00 00 00 00
asm ds_write_src2_b32 v7 offset:4 gds = 04 00 1b d9 07 00 00 00
asm ds_write_src2_b32 v1 offset:1 gds = 01 00 1b d9 01 00 00 00
asm ds_write_src2_b32 v7 offset:65535 gds = ff ff 1b d9 07 00 00 00
bad ds_write_src2_b32 s100 ! 1:19: first operand must be a vector register
bad ds_write_src2_b32 v100 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_src2_b32 v8 = 00 00 34 da 08 00 00 00
