# ds_dec_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_dec_u32 v255, v0 offset:4 = 04 00 08 d8 ff 00 00 00
asm ds_dec_u32 v7, v1 offset:4 gds = 04 00 09 d8 07 01 00 00
asm ds_dec_u32 v5, v5 offset:65535 gds = ff ff 09 d8 05 05 00 00
asm ds_dec_u32 v132, v1 offset:4 gds = 04 00 09 d8 84 01 00 00
asm ds_dec_u32 v1, v255 offset:4 gds = 04 00 09 d8 01 ff 00 00
asm ds_dec_u32 v7, v1 offset:1 gds = 01 00 09 d8 07 01 00 00
bad ds_dec_u32 v100 ! 1:16: expected 2 operands, found 1
bad ds_dec_u32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_dec_u32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_dec_u32 v8, v16 = 00 00 10 d8 08 10 00 00

target gfx90a
asm ds_dec_u32 v8, v16 = 00 00 08 d8 08 10 00 00

target gfx1200
asm ds_dec_u32 v8, v16 offset:16 = 10 00 10 d8 08 10 00 00
