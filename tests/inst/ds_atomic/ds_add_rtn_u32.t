# ds_add_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_rtn_u32 v5, v5, v7 = 00 00 40 d8 05 07 00 05
asm ds_add_rtn_u32 v255, v255, v7 offset:65535 gds = ff ff 41 d8 ff 07 00 ff
asm ds_add_rtn_u32 v7, v1, v5 offset:65535 gds = ff ff 41 d8 01 05 00 07
asm ds_add_rtn_u32 v5, v1, v1 offset:1 = 01 00 40 d8 01 01 00 05
asm ds_add_rtn_u32 v0, v1, v5 offset:4 gds = 04 00 41 d8 01 05 00 00
asm ds_add_rtn_u32 v7, v5, v0 offset:65535 gds = ff ff 41 d8 05 00 00 07
bad ds_add_rtn_u32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_add_rtn_u32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_add_rtn_u32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_add_rtn_u32 v8, v16, v24 = 00 00 80 d8 10 18 00 08

target gfx90a
asm ds_add_rtn_u32 v8, v16, v24 = 00 00 40 d8 10 18 00 08

target gfx1200
asm ds_add_rtn_u32 v8, v16, v24 offset:64 = 40 00 80 d8 10 18 00 08
