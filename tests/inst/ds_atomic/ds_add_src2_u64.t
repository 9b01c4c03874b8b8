# ds_add_src2_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_src2_u64 v255 = 00 00 80 d9 ff 00 00 00
asm ds_add_src2_u64 v0 offset:65535 = ff ff 80 d9 00 00 00 00
asm ds_add_src2_u64 v1 offset:65535 = ff ff 80 d9 01 00 00 00
asm ds_add_src2_u64 v7 offset:4 gds = 04 00 81 d9 07 00 00 00
asm ds_add_src2_u64 v255 offset:65535 = ff ff 80 d9 ff 00 00 00
asm ds_add_src2_u64 v100 offset:65535 = ff ff 80 d9 64 00 00 00
bad ds_add_src2_u64 s100 ! 1:17: first operand must be a vector register
bad ds_add_src2_u64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_add_src2_u64 v8 = 00 00 00 db 08 00 00 00
