# ds_rsub_rtn_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_rsub_rtn_u32 v100, v100, v7 = 00 00 44 d8 64 07 00 64
asm ds_rsub_rtn_u32 v7, v0, v5 offset:4 = 04 00 44 d8 00 05 00 07
asm ds_rsub_rtn_u32 v1, v0, v0 offset:65535 = ff ff 44 d8 00 00 00 01
asm ds_rsub_rtn_u32 v222, v255, v201 offset:4 gds = 04 00 45 d8 ff c9 00 de
asm ds_rsub_rtn_u32 v7, v255, v1 offset:4 gds = 04 00 45 d8 ff 01 00 07
asm ds_rsub_rtn_u32 v1, v255, v5 offset:65535 gds = ff ff 45 d8 ff 05 00 01
bad ds_rsub_rtn_u32 v100, v216 ! 1:27: expected 3 operands, found 2
bad ds_rsub_rtn_u32 s100, v216, v0 ! 1:17: destination must be a vector register
bad ds_rsub_rtn_u32 v100, v216, v0 offset:65536 ! 1:39: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_rsub_rtn_u32 v8, v16, v24 = 00 00 88 d8 10 18 00 08

target gfx90a
asm ds_rsub_rtn_u32 v8, v16, v24 = 00 00 44 d8 10 18 00 08

target gfx1200
asm ds_rsub_rtn_u32 v8, v16, v24 offset:4095 = ff 0f 88 d8 10 18 00 08
