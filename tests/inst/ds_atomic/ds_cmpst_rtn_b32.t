# ds_cmpst_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_rtn_b32 v190, v255, v5, v0 = 00 00 60 d8 ff 05 00 be
asm ds_cmpst_rtn_b32 v100, v255, v7, v100 offset:65535 = ff ff 60 d8 ff 07 64 64
asm ds_cmpst_rtn_b32 v0, v7, v255, v0 offset:1 gds = 01 00 61 d8 07 ff 00 00
asm ds_cmpst_rtn_b32 v100, v0, v255, v5 offset:4 = 04 00 60 d8 00 ff 05 64
asm ds_cmpst_rtn_b32 v0, v0, v255, v255 offset:1 = 01 00 60 d8 00 ff ff 00
asm ds_cmpst_rtn_b32 v7, v0, v0, v7 offset:4 = 04 00 60 d8 00 00 07 07
bad ds_cmpst_rtn_b32 v100, v216, v0 ! 1:32: expected 4 operands, found 3
bad ds_cmpst_rtn_b32 s100, v216, v0, v0 ! 1:18: destination must be a vector register
bad ds_cmpst_rtn_b32 v100, v216, v0, v0 offset:65536 ! 1:44: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_rtn_b32 v8, v16, v24, v32 = 00 00 c0 d8 10 18 20 08

target gfx90a
asm ds_cmpst_rtn_b32 v8, v16, v24, v32 = 00 00 60 d8 10 18 20 08
