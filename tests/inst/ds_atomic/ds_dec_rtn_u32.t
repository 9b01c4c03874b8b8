# ds_dec_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_dec_rtn_u32 v255, v1, v0 = 00 00 48 d8 01 00 00 ff
asm ds_dec_rtn_u32 v1, v255, v100 offset:1 = 01 00 48 d8 ff 64 00 01
asm ds_dec_rtn_u32 v5, v0, v7 offset:4 = 04 00 48 d8 00 07 00 05
asm ds_dec_rtn_u32 v0, v1, v255 offset:1 = 01 00 48 d8 01 ff 00 00
asm ds_dec_rtn_u32 v100, v255, v5 offset:4 gds = 04 00 49 d8 ff 05 00 64
asm ds_dec_rtn_u32 v1, v1, v0 offset:65535 gds = ff ff 49 d8 01 00 00 01
bad ds_dec_rtn_u32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_dec_rtn_u32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_dec_rtn_u32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_dec_rtn_u32 v8, v16, v24 = 00 00 90 d8 10 18 00 08

target gfx90a
asm ds_dec_rtn_u32 v8, v16, v24 = 00 00 48 d8 10 18 00 08

target gfx1200
asm ds_dec_rtn_u32 v8, v16, v24 offset:64 = 40 00 90 d8 10 18 00 08
