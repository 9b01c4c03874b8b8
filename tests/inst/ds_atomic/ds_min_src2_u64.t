# ds_min_src2_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_src2_u64 v0 = 00 00 8e d9 00 00 00 00
asm ds_min_src2_u64 v5 offset:4 = 04 00 8e d9 05 00 00 00
asm ds_min_src2_u64 v1 offset:65535 = ff ff 8e d9 01 00 00 00
asm ds_min_src2_u64 v1 offset:1 gds = 01 00 8f d9 01 00 00 00
asm ds_min_src2_u64 v0 offset:1 = 01 00 8e d9 00 00 00 00
asm ds_min_src2_u64 v62 offset:65535 = ff ff 8e d9 3e 00 00 00
bad ds_min_src2_u64 s100 ! 1:17: first operand must be a vector register
bad ds_min_src2_u64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_src2_u64 v8 = 00 00 1c db 08 00 00 00
