# ds_cmpst_rtn_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_rtn_f32 v5, v7, v227, v100 = 00 00 62 d8 07 e3 64 05
asm ds_cmpst_rtn_f32 v100, v255, v0, v188 offset:1 gds = 01 00 63 d8 ff 00 bc 64
asm ds_cmpst_rtn_f32 v100, v7, v7, v0 offset:1 = 01 00 62 d8 07 07 00 64
asm ds_cmpst_rtn_f32 v255, v0, v100, v1 offset:4 = 04 00 62 d8 00 64 01 ff
asm ds_cmpst_rtn_f32 v7, v92, v7, v5 offset:65535 = ff ff 62 d8 5c 07 05 07
asm ds_cmpst_rtn_f32 v66, v0, v1, v0 offset:1 = 01 00 62 d8 00 01 00 42
bad ds_cmpst_rtn_f32 v100, v216, v0 ! 1:32: expected 4 operands, found 3
bad ds_cmpst_rtn_f32 s100, v216, v0, v0 ! 1:18: destination must be a vector register
bad ds_cmpst_rtn_f32 v100, v216, v0, v0 offset:65536 ! 1:44: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_rtn_f32 v8, v16, v24, v32 = 00 00 c4 d8 10 18 20 08

target gfx90a
asm ds_cmpst_rtn_f32 v8, v16, v24, v32 = 00 00 62 d8 10 18 20 08
