# ds_wrxchg2_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrxchg2_rtn_b32 v[7:8], v0, v0, v100 = 00 00 5c d8 00 00 64 07
asm ds_wrxchg2_rtn_b32 v[1:2], v96, v1, v69 offset0:4 offset1:4 gds = 04 04 5d d8 60 01 45 01
asm ds_wrxchg2_rtn_b32 v[100:101], v0, v0, v1 offset0:127 offset1:255 gds = 7f ff 5d d8 00 00 01 64
asm ds_wrxchg2_rtn_b32 v[72:73], v7, v7, v100 offset0:127 offset1:255 = 7f ff 5c d8 07 07 64 48
asm ds_wrxchg2_rtn_b32 v[254:255], v0, v207, v100 offset0:255 offset1:127 = ff 7f 5c d8 00 cf 64 fe
asm ds_wrxchg2_rtn_b32 v[100:101], v1, v52, v1 offset0:4 offset1:1 = 04 01 5c d8 01 34 01 64
bad ds_wrxchg2_rtn_b32 v[100:101], v216, v0 ! 1:40: expected 4 operands, found 3
bad ds_wrxchg2_rtn_b32 s[100:101], v216, v0, v0 ! 1:20: destination must be 2 vector registers
bad ds_wrxchg2_rtn_b32 v[100:101], v216, v0, v0 offset1:256 ! 1:53: offset1 must be 0 to 255

target gfx1010
asm ds_wrxchg2_rtn_b32 v[8:9], v16, v24, v32 = 00 00 b8 d8 10 18 20 08

target gfx90a
asm ds_wrxchg2_rtn_b32 v[8:9], v16, v24, v32 = 00 00 5c d8 10 18 20 08

target gfx1100 gfx1200
asm ds_storexchg_2addr_rtn_b32 v[8:9], v16, v24, v32 = 00 00 b8 d8 10 18 20 08
