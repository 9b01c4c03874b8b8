# ds_mskor_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_mskor_rtn_b32 v255, v0, v0, v5 = 00 00 58 d8 00 00 05 ff
asm ds_mskor_rtn_b32 v0, v5, v1, v7 offset:65535 = ff ff 58 d8 05 01 07 00
asm ds_mskor_rtn_b32 v7, v5, v1, v5 offset:65535 = ff ff 58 d8 05 01 05 07
asm ds_mskor_rtn_b32 v1, v0, v0, v5 offset:65535 = ff ff 58 d8 00 00 05 01
asm ds_mskor_rtn_b32 v0, v0, v97, v5 offset:4 = 04 00 58 d8 00 61 05 00
asm ds_mskor_rtn_b32 v43, v255, v47, v1 offset:4 = 04 00 58 d8 ff 2f 01 2b
bad ds_mskor_rtn_b32 v100, v216, v0 ! 1:32: expected 4 operands, found 3
bad ds_mskor_rtn_b32 s100, v216, v0, v0 ! 1:18: destination must be a vector register
bad ds_mskor_rtn_b32 v100, v216, v0, v0 offset:65536 ! 1:44: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_mskor_rtn_b32 v8, v16, v24, v32 = 00 00 b0 d8 10 18 20 08

target gfx90a
asm ds_mskor_rtn_b32 v8, v16, v24, v32 = 00 00 58 d8 10 18 20 08

target gfx1200
asm ds_mskor_rtn_b32 v8, v16, v24, v32 offset:4095 = ff 0f b0 d8 10 18 20 08
