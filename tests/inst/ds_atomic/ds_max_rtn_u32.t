# ds_max_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_rtn_u32 v1, v1, v100 = 00 00 50 d8 01 64 00 01
asm ds_max_rtn_u32 v0, v255, v1 offset:65535 = ff ff 50 d8 ff 01 00 00
asm ds_max_rtn_u32 v0, v0, v100 offset:1 = 01 00 50 d8 00 64 00 00
asm ds_max_rtn_u32 v148, v5, v255 offset:65535 gds = ff ff 51 d8 05 ff 00 94
asm ds_max_rtn_u32 v100, v5, v5 offset:65535 gds = ff ff 51 d8 05 05 00 64
asm ds_max_rtn_u32 v7, v139, v100 offset:4 = 04 00 50 d8 8b 64 00 07
bad ds_max_rtn_u32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_max_rtn_u32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_max_rtn_u32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_rtn_u32 v8, v16, v24 = 00 00 a0 d8 10 18 00 08

target gfx90a
asm ds_max_rtn_u32 v8, v16, v24 = 00 00 50 d8 10 18 00 08

target gfx1200
asm ds_max_rtn_u32 v8, v16, v24 offset:64 = 40 00 a0 d8 10 18 00 08
