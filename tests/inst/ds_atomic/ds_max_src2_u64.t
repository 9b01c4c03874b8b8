# ds_max_src2_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_src2_u64 v7 = 00 00 90 d9 07 00 00 00
asm ds_max_src2_u64 v5 offset:4 = 04 00 90 d9 05 00 00 00
asm ds_max_src2_u64 v0 offset:1 = 01 00 90 d9 00 00 00 00
asm ds_max_src2_u64 v5 offset:65535 gds = ff ff 91 d9 05 00 00 00
asm ds_max_src2_u64 v0 offset:4 = 04 00 90 d9 00 00 00 00
asm ds_max_src2_u64 v49 offset:65535 = ff ff 90 d9 31 00 00 00
bad ds_max_src2_u64 s100 ! 1:17: first operand must be a vector register
bad ds_max_src2_u64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_src2_u64 v8 = 00 00 20 db 08 00 00 00
