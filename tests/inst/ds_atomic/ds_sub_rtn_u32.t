# ds_sub_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_sub_rtn_u32 v1, v7, v1 = 00 00 42 d8 07 01 00 01
asm ds_sub_rtn_u32 v146, v100, v100 offset:1 = 01 00 42 d8 64 64 00 92
asm ds_sub_rtn_u32 v0, v255, v255 offset:65535 gds = ff ff 43 d8 ff ff 00 00
asm ds_sub_rtn_u32 v100, v7, v100 offset:1 = 01 00 42 d8 07 64 00 64
asm ds_sub_rtn_u32 v100, v5, v113 offset:65535 gds = ff ff 43 d8 05 71 00 64
asm ds_sub_rtn_u32 v7, v255, v7 offset:1 gds = 01 00 43 d8 ff 07 00 07
bad ds_sub_rtn_u32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_sub_rtn_u32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_sub_rtn_u32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_sub_rtn_u32 v8, v16, v24 = 00 00 84 d8 10 18 00 08

target gfx90a
asm ds_sub_rtn_u32 v8, v16, v24 = 00 00 42 d8 10 18 00 08

target gfx1200
asm ds_sub_rtn_u32 v8, v16, v24 offset:64 = 40 00 84 d8 10 18 00 08
