# ds_rsub_src2_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_rsub_src2_u64 v1 = 00 00 84 d9 01 00 00 00
asm ds_rsub_src2_u64 v1 offset:4 = 04 00 84 d9 01 00 00 00
asm ds_rsub_src2_u64 v100 offset:65535 gds = ff ff 85 d9 64 00 00 00
asm ds_rsub_src2_u64 v1 offset:1 = 01 00 84 d9 01 00 00 00
asm ds_rsub_src2_u64 v100 offset:65535 = ff ff 84 d9 64 00 00 00
asm ds_rsub_src2_u64 v1 offset:4 gds = 04 00 85 d9 01 00 00 00
bad ds_rsub_src2_u64 s100 ! 1:18: first operand must be a vector register
bad ds_rsub_src2_u64 v100 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_rsub_src2_u64 v8 = 00 00 08 db 08 00 00 00
