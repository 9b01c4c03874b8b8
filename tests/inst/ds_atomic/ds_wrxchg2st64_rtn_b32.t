# ds_wrxchg2st64_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrxchg2st64_rtn_b32 v[100:101], v125, v7, v255 = 00 00 5e d8 7d 07 ff 64
asm ds_wrxchg2st64_rtn_b32 v[1:2], v100, v7, v101 offset0:255 offset1:127 gds = ff 7f 5f d8 64 07 65 01
asm ds_wrxchg2st64_rtn_b32 v[1:2], v40, v255, v7 offset0:1 offset1:1 = 01 01 5e d8 28 ff 07 01
asm ds_wrxchg2st64_rtn_b32 v[7:8], v255, v1, v1 offset0:127 offset1:127 = 7f 7f 5e d8 ff 01 01 07
asm ds_wrxchg2st64_rtn_b32 v[181:182], v7, v100, v100 offset0:1 offset1:4 = 01 04 5e d8 07 64 64 b5
asm ds_wrxchg2st64_rtn_b32 v[0:1], v7, v255, v7 offset0:255 offset1:127 gds = ff 7f 5f d8 07 ff 07 00
bad ds_wrxchg2st64_rtn_b32 v[100:101], v216, v0 ! 1:44: expected 4 operands, found 3
bad ds_wrxchg2st64_rtn_b32 s[100:101], v216, v0, v0 ! 1:24: destination must be 2 vector registers
bad ds_wrxchg2st64_rtn_b32 v[100:101], v216, v0, v0 offset1:256 ! 1:57: offset1 must be 0 to 255

target gfx1010
asm ds_wrxchg2st64_rtn_b32 v[8:9], v16, v24, v32 = 00 00 bc d8 10 18 20 08

target gfx90a
asm ds_wrxchg2st64_rtn_b32 v[8:9], v16, v24, v32 = 00 00 5e d8 10 18 20 08

target gfx1100 gfx1200
asm ds_storexchg_2addr_stride64_rtn_b32 v[8:9], v16, v24, v32 = 00 00 bc d8 10 18 20 08
