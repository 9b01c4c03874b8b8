# ds_mskor_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_mskor_rtn_b64 v[0:1], v255, v[254:255], v[100:101] offset:4 = 04 00 d8 d8 ff fe 64 00
asm ds_mskor_rtn_b64 v[5:6], v7, v[7:8], v[0:1] offset:65535 = ff ff d8 d8 07 07 00 05
asm ds_mskor_rtn_b64 v[100:101], v255, v[254:255], v[254:255] offset:4 = 04 00 d8 d8 ff fe fe 64
asm ds_mskor_rtn_b64 v[171:172], v7, v[0:1], v[5:6] offset:1 gds = 01 00 d9 d8 07 00 05 ab
asm ds_mskor_rtn_b64 v[254:255], v0, v[100:101], v[100:101] offset:1 gds = 01 00 d9 d8 00 64 64 fe
asm ds_mskor_rtn_b64 v[1:2], v100, v[180:181], v[7:8] offset:4 = 04 00 d8 d8 64 b4 07 01
bad ds_mskor_rtn_b64 v[100:101], v216, v[0:1] ! 1:42: expected 4 operands, found 3
bad ds_mskor_rtn_b64 s[100:101], v216, v[0:1], v[0:1] ! 1:18: destination must be 2 vector registers
bad ds_mskor_rtn_b64 v[100:101], v216, v[0:1], v[0:1] offset:65536 ! 1:58: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_mskor_rtn_b64 v[8:9], v16, v[24:25], v[32:33] = 00 00 b0 d9 10 18 20 08

target gfx90a
asm ds_mskor_rtn_b64 v[8:9], v16, v[24:25], v[32:33] = 00 00 d8 d8 10 18 20 08

target gfx1200
asm ds_mskor_rtn_b64 v[8:9], v16, v[24:25], v[32:33] offset:16 = 10 00 b0 d9 10 18 20 08
