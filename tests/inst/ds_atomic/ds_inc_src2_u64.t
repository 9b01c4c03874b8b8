# ds_inc_src2_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_inc_src2_u64 v156 = 00 00 86 d9 9c 00 00 00
asm ds_inc_src2_u64 v100 offset:4 gds = 04 00 87 d9 64 00 00 00
asm ds_inc_src2_u64 v1 offset:65535 = ff ff 86 d9 01 00 00 00
asm ds_inc_src2_u64 v187 offset:4 gds = 04 00 87 d9 bb 00 00 00
asm ds_inc_src2_u64 v5 offset:4 = 04 00 86 d9 05 00 00 00
asm ds_inc_src2_u64 v255 offset:1 gds = 01 00 87 d9 ff 00 00 00
bad ds_inc_src2_u64 s100 ! 1:17: first operand must be a vector register
bad ds_inc_src2_u64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_inc_src2_u64 v8 = 00 00 0c db 08 00 00 00
