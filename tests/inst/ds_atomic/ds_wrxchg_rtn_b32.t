# ds_wrxchg_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrxchg_rtn_b32 v7, v207, v255 = 00 00 5a d8 cf ff 00 07
asm ds_wrxchg_rtn_b32 v7, v1, v255 offset:1 gds = 01 00 5b d8 01 ff 00 07
asm ds_wrxchg_rtn_b32 v7, v58, v75 offset:65535 = ff ff 5a d8 3a 4b 00 07
asm ds_wrxchg_rtn_b32 v5, v255, v7 offset:65535 gds = ff ff 5b d8 ff 07 00 05
asm ds_wrxchg_rtn_b32 v5, v100, v1 offset:1 gds = 01 00 5b d8 64 01 00 05
asm ds_wrxchg_rtn_b32 v153, v255, v100 offset:1 gds = 01 00 5b d8 ff 64 00 99
bad ds_wrxchg_rtn_b32 v100, v216 ! 1:29: expected 3 operands, found 2
bad ds_wrxchg_rtn_b32 s100, v216, v0 ! 1:19: destination must be a vector register
bad ds_wrxchg_rtn_b32 v100, v216, v0 offset:65536 ! 1:41: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_wrxchg_rtn_b32 v8, v16, v24 = 00 00 b4 d8 10 18 00 08

target gfx90a
asm ds_wrxchg_rtn_b32 v8, v16, v24 = 00 00 5a d8 10 18 00 08

target gfx1100
asm ds_storexchg_rtn_b32 v8, v16, v24 = 00 00 b4 d8 10 18 00 08

target gfx1200
asm ds_storexchg_rtn_b32 v8, v16, v24 offset:16 = 10 00 b4 d8 10 18 00 08
