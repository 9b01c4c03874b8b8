# ds_wrxchg2st64_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrxchg2st64_rtn_b64 v[252:255], v5, v[0:1], v[7:8] = 00 00 de d8 05 00 07 fc
asm ds_wrxchg2st64_rtn_b64 v[1:4], v1, v[24:25], v[1:2] offset0:255 offset1:255 = ff ff de d8 01 18 01 01
asm ds_wrxchg2st64_rtn_b64 v[100:103], v7, v[254:255], v[79:80] offset0:255 offset1:4 gds = ff 04 df d8 07 fe 4f 64
asm ds_wrxchg2st64_rtn_b64 v[0:3], v7, v[100:101], v[5:6] offset0:255 offset1:255 gds = ff ff df d8 07 64 05 00
asm ds_wrxchg2st64_rtn_b64 v[100:103], v1, v[0:1], v[100:101] offset0:127 offset1:4 = 7f 04 de d8 01 00 64 64
asm ds_wrxchg2st64_rtn_b64 v[7:10], v7, v[100:101], v[59:60] offset0:1 offset1:127 = 01 7f de d8 07 64 3b 07
bad ds_wrxchg2st64_rtn_b64 v[100:103], v216, v[0:1] ! 1:48: expected 4 operands, found 3
bad ds_wrxchg2st64_rtn_b64 v[100:103], v216, v[0:1], v[0:1] offset1:256 ! 1:65: offset1 must be 0 to 255

target gfx803
bad ds_wrxchg2st64_rtn_b64 s[100:103], v216, v[0:1], v[0:1] ! 1:24: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad ds_wrxchg2st64_rtn_b64 s[100:103], v216, v[0:1], v[0:1] ! 1:24: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad ds_wrxchg2st64_rtn_b64 s[100:103], v216, v[0:1], v[0:1] ! 1:24: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm ds_wrxchg2st64_rtn_b64 v[8:11], v16, v[24:25], v[32:33] = 00 00 bc d9 10 18 20 08

target gfx90a
asm ds_wrxchg2st64_rtn_b64 v[8:11], v16, v[24:25], v[32:33] = 00 00 de d8 10 18 20 08

target gfx1100 gfx1200
asm ds_storexchg_2addr_stride64_rtn_b64 v[8:11], v16, v[24:25], v[32:33] = 00 00 bc d9 10 18 20 08
