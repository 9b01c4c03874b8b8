# ds_min_rtn_i32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_rtn_i32 v100, v211, v220 offset:1 = 01 00 4a d8 d3 dc 00 64
asm ds_min_rtn_i32 v7, v7, v5 offset:4 = 04 00 4a d8 07 05 00 07
asm ds_min_rtn_i32 v1, v255, v17 offset:1 = 01 00 4a d8 ff 11 00 01
asm ds_min_rtn_i32 v1, v100, v255 offset:1 = 01 00 4a d8 64 ff 00 01
asm ds_min_rtn_i32 v255, v5, v7 offset:65535 gds = ff ff 4b d8 05 07 00 ff
asm ds_min_rtn_i32 v255, v5, v100 offset:1 gds = 01 00 4b d8 05 64 00 ff
bad ds_min_rtn_i32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_min_rtn_i32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_min_rtn_i32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_rtn_i32 v8, v16, v24 = 00 00 94 d8 10 18 00 08

target gfx90a
asm ds_min_rtn_i32 v8, v16, v24 = 00 00 4a d8 10 18 00 08

target gfx1200
asm ds_min_rtn_i32 v8, v16, v24 offset:16 = 10 00 94 d8 10 18 00 08
