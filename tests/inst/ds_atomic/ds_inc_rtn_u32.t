# ds_inc_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_inc_rtn_u32 v100, v100, v100 = 00 00 46 d8 64 64 00 64
asm ds_inc_rtn_u32 v7, v1, v1 offset:65535 = ff ff 46 d8 01 01 00 07
asm ds_inc_rtn_u32 v1, v43, v1 offset:1 = 01 00 46 d8 2b 01 00 01
asm ds_inc_rtn_u32 v7, v249, v1 offset:4 = 04 00 46 d8 f9 01 00 07
asm ds_inc_rtn_u32 v5, v100, v0 offset:1 gds = 01 00 47 d8 64 00 00 05
asm ds_inc_rtn_u32 v7, v7, v100 offset:1 = 01 00 46 d8 07 64 00 07
bad ds_inc_rtn_u32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_inc_rtn_u32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_inc_rtn_u32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_inc_rtn_u32 v8, v16, v24 = 00 00 8c d8 10 18 00 08

target gfx90a
asm ds_inc_rtn_u32 v8, v16, v24 = 00 00 46 d8 10 18 00 08

target gfx1200
asm ds_inc_rtn_u32 v8, v16, v24 offset:16 = 10 00 8c d8 10 18 00 08
