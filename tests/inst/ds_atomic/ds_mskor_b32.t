# ds_mskor_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_mskor_b32 v255, v5, v1 = 00 00 18 d8 ff 05 01 00
asm ds_mskor_b32 v7, v5, v100 offset:4 gds = 04 00 19 d8 07 05 64 00
asm ds_mskor_b32 v197, v255, v100 offset:4 = 04 00 18 d8 c5 ff 64 00
asm ds_mskor_b32 v1, v5, v0 offset:1 = 01 00 18 d8 01 05 00 00
asm ds_mskor_b32 v0, v5, v7 offset:4 = 04 00 18 d8 00 05 07 00
asm ds_mskor_b32 v0, v1, v7 offset:65535 gds = ff ff 19 d8 00 01 07 00
bad ds_mskor_b32 v100, v216 ! 1:24: expected 3 operands, found 2
bad ds_mskor_b32 s100, v216, v0 ! 1:14: first operand must be a vector register
bad ds_mskor_b32 v100, v216, v0 offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_mskor_b32 v8, v16, v24 = 00 00 30 d8 08 10 18 00

target gfx90a
asm ds_mskor_b32 v8, v16, v24 = 00 00 18 d8 08 10 18 00

target gfx1200
asm ds_mskor_b32 v8, v16, v24 offset:4095 = ff 0f 30 d8 08 10 18 00
