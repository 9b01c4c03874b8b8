# ds_add_rtn_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_rtn_f32 v0, v7, v255 = 00 00 6a d8 07 ff 00 00
asm ds_add_rtn_f32 v5, v100, v255 offset:4 = 04 00 6a d8 64 ff 00 05
asm ds_add_rtn_f32 v7, v0, v0 offset:65535 = ff ff 6a d8 00 00 00 07
asm ds_add_rtn_f32 v100, v0, v5 offset:65535 = ff ff 6a d8 00 05 00 64
asm ds_add_rtn_f32 v100, v40, v12 offset:4 gds = 04 00 6b d8 28 0c 00 64
asm ds_add_rtn_f32 v255, v5, v5 offset:65535 = ff ff 6a d8 05 05 00 ff
bad ds_add_rtn_f32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_add_rtn_f32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_add_rtn_f32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_add_rtn_f32 v8, v16, v24 = 00 00 54 d9 10 18 00 08

target gfx90a
asm ds_add_rtn_f32 v8, v16, v24 = 00 00 6a d8 10 18 00 08

target gfx1100
asm ds_add_rtn_f32 v8, v16, v24 = 00 00 e4 d9 10 18 00 08

target gfx1200
asm ds_add_rtn_f32 v8, v16, v24 offset:4095 = ff 0f e4 d9 10 18 00 08
