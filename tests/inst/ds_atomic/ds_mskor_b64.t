# ds_mskor_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_mskor_b64 v0, v[254:255], v[1:2] = 00 00 98 d8 00 fe 01 00
asm ds_mskor_b64 v1, v[254:255], v[0:1] offset:4 gds = 04 00 99 d8 01 fe 00 00
asm ds_mskor_b64 v1, v[5:6], v[5:6] offset:65535 gds = ff ff 99 d8 01 05 05 00
asm ds_mskor_b64 v255, v[244:245], v[82:83] offset:1 gds = 01 00 99 d8 ff f4 52 00
asm ds_mskor_b64 v7, v[0:1], v[0:1] offset:1 gds = 01 00 99 d8 07 00 00 00
asm ds_mskor_b64 v5, v[100:101], v[5:6] offset:65535 gds = ff ff 99 d8 05 64 05 00
bad ds_mskor_b64 v100, v[216:217] ! 1:30: expected 3 operands, found 2
bad ds_mskor_b64 s100, v[216:217], v[0:1] ! 1:14: first operand must be a vector register
bad ds_mskor_b64 v100, v[216:217], v[0:1] offset:65536 ! 1:46: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_mskor_b64 v8, v[16:17], v[24:25] = 00 00 30 d9 08 10 18 00

target gfx90a
asm ds_mskor_b64 v8, v[16:17], v[24:25] = 00 00 98 d8 08 10 18 00

target gfx1200
asm ds_mskor_b64 v8, v[16:17], v[24:25] offset:16 = 10 00 30 d9 08 10 18 00
