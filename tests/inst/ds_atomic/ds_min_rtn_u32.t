# ds_min_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_rtn_u32 v1, v0, v5 = 00 00 4e d8 00 05 00 01
asm ds_min_rtn_u32 v0, v255, v7 offset:1 = 01 00 4e d8 ff 07 00 00
asm ds_min_rtn_u32 v7, v5, v100 offset:1 gds = 01 00 4f d8 05 64 00 07
asm ds_min_rtn_u32 v43, v1, v5 offset:4 = 04 00 4e d8 01 05 00 2b
asm ds_min_rtn_u32 v186, v5, v100 offset:4 = 04 00 4e d8 05 64 00 ba
asm ds_min_rtn_u32 v255, v156, v7 offset:4 gds = 04 00 4f d8 9c 07 00 ff
bad ds_min_rtn_u32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_min_rtn_u32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_min_rtn_u32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_rtn_u32 v8, v16, v24 = 00 00 9c d8 10 18 00 08

target gfx90a
asm ds_min_rtn_u32 v8, v16, v24 = 00 00 4e d8 10 18 00 08

target gfx1200
asm ds_min_rtn_u32 v8, v16, v24 offset:4095 = ff 0f 9c d8 10 18 00 08
