# ds_max_rtn_i32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_rtn_i32 v255, v5, v100 offset:1 = 01 00 4c d8 05 64 00 ff
asm ds_max_rtn_i32 v7, v7, v0 offset:65535 gds = ff ff 4d d8 07 00 00 07
asm ds_max_rtn_i32 v100, v5, v7 offset:1 gds = 01 00 4d d8 05 07 00 64
asm ds_max_rtn_i32 v7, v255, v100 offset:4 gds = 04 00 4d d8 ff 64 00 07
asm ds_max_rtn_i32 v249, v70, v249 offset:4 = 04 00 4c d8 46 f9 00 f9
asm ds_max_rtn_i32 v230, v7, v1 offset:65535 gds = ff ff 4d d8 07 01 00 e6
bad ds_max_rtn_i32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_max_rtn_i32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_max_rtn_i32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_rtn_i32 v8, v16, v24 = 00 00 98 d8 10 18 00 08

target gfx90a
asm ds_max_rtn_i32 v8, v16, v24 = 00 00 4c d8 10 18 00 08

target gfx1200
asm ds_max_rtn_i32 v8, v16, v24 offset:4095 = ff 0f 98 d8 10 18 00 08
