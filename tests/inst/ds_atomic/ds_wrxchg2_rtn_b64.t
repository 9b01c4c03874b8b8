# ds_wrxchg2_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrxchg2_rtn_b64 v[252:255], v100, v[1:2], v[254:255] = 00 00 dc d8 64 01 fe fc
asm ds_wrxchg2_rtn_b64 v[12:15], v86, v[1:2], v[7:8] offset0:127 offset1:255 gds = 7f ff dd d8 56 01 07 0c
asm ds_wrxchg2_rtn_b64 v[122:125], v134, v[100:101], v[254:255] offset0:1 offset1:255 gds = 01 ff dd d8 86 64 fe 7a
asm ds_wrxchg2_rtn_b64 v[252:255], v1, v[7:8], v[5:6] offset0:4 offset1:127 = 04 7f dc d8 01 07 05 fc
asm ds_wrxchg2_rtn_b64 v[100:103], v255, v[254:255], v[5:6] offset0:4 offset1:4 = 04 04 dc d8 ff fe 05 64
asm ds_wrxchg2_rtn_b64 v[1:4], v7, v[7:8], v[200:201] offset0:127 offset1:1 = 7f 01 dc d8 07 07 c8 01
bad ds_wrxchg2_rtn_b64 v[100:103], v216, v[0:1] ! 1:44: expected 4 operands, found 3
bad ds_wrxchg2_rtn_b64 v[100:103], v216, v[0:1], v[0:1] offset1:256 ! 1:61: offset1 must be 0 to 255

target gfx803
bad ds_wrxchg2_rtn_b64 s[100:103], v216, v[0:1], v[0:1] ! 1:20: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad ds_wrxchg2_rtn_b64 s[100:103], v216, v[0:1], v[0:1] ! 1:20: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad ds_wrxchg2_rtn_b64 s[100:103], v216, v[0:1], v[0:1] ! 1:20: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm ds_wrxchg2_rtn_b64 v[8:11], v16, v[24:25], v[32:33] = 00 00 b8 d9 10 18 20 08

target gfx90a
asm ds_wrxchg2_rtn_b64 v[8:11], v16, v[24:25], v[32:33] = 00 00 dc d8 10 18 20 08

target gfx1100 gfx1200
asm ds_storexchg_2addr_rtn_b64 v[8:11], v16, v[24:25], v[32:33] = 00 00 b8 d9 10 18 20 08
