# ds_max_rtn_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_rtn_f32 v255, v1, v105 offset:65535 = ff ff 66 d8 01 69 00 ff
asm ds_max_rtn_f32 v148, v100, v1 offset:1 = 01 00 66 d8 64 01 00 94
asm ds_max_rtn_f32 v255, v7, v1 offset:1 = 01 00 66 d8 07 01 00 ff
asm ds_max_rtn_f32 v182, v1, v255 offset:4 gds = 04 00 67 d8 01 ff 00 b6
asm ds_max_rtn_f32 v0, v7, v5 offset:65535 gds = ff ff 67 d8 07 05 00 00
asm ds_max_rtn_f32 v7, v255, v255 offset:1 gds = 01 00 67 d8 ff ff 00 07
bad ds_max_rtn_f32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_max_rtn_f32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_max_rtn_f32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_rtn_f32 v8, v16, v24 = 00 00 cc d8 10 18 00 08

target gfx90a
asm ds_max_rtn_f32 v8, v16, v24 = 00 00 66 d8 10 18 00 08

target gfx1200
asm ds_max_num_rtn_f32 v8, v16, v24 offset:64 = 40 00 cc d8 10 18 00 08
