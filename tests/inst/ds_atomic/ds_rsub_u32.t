# ds_rsub_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_rsub_u32 v0, v255 = 00 00 04 d8 00 ff 00 00
asm ds_rsub_u32 v100, v255 offset:4 = 04 00 04 d8 64 ff 00 00
asm ds_rsub_u32 v0, v0 offset:4 = 04 00 04 d8 00 00 00 00
asm ds_rsub_u32 v100, v255 offset:1 gds = 01 00 05 d8 64 ff 00 00
asm ds_rsub_u32 v7, v214 offset:4 = 04 00 04 d8 07 d6 00 00
asm ds_rsub_u32 v7, v255 offset:4 = 04 00 04 d8 07 ff 00 00
bad ds_rsub_u32 v100 ! 1:17: expected 2 operands, found 1
bad ds_rsub_u32 s100, v216 ! 1:13: first operand must be a vector register
bad ds_rsub_u32 v100, v216 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_rsub_u32 v8, v16 = 00 00 08 d8 08 10 00 00

target gfx90a
asm ds_rsub_u32 v8, v16 = 00 00 04 d8 08 10 00 00

target gfx1200
asm ds_rsub_u32 v8, v16 offset:64 = 40 00 08 d8 08 10 00 00
