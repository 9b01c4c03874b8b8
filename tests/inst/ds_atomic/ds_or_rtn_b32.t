# ds_or_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_or_rtn_b32 v5, v7, v249 = 00 00 54 d8 07 f9 00 05
asm ds_or_rtn_b32 v5, v0, v255 offset:1 = 01 00 54 d8 00 ff 00 05
asm ds_or_rtn_b32 v5, v7, v255 offset:4 = 04 00 54 d8 07 ff 00 05
asm ds_or_rtn_b32 v255, v0, v255 offset:4 = 04 00 54 d8 00 ff 00 ff
asm ds_or_rtn_b32 v7, v1, v197 offset:65535 gds = ff ff 55 d8 01 c5 00 07
asm ds_or_rtn_b32 v1, v100, v100 offset:65535 gds = ff ff 55 d8 64 64 00 01
bad ds_or_rtn_b32 v100, v216 ! 1:25: expected 3 operands, found 2
bad ds_or_rtn_b32 s100, v216, v0 ! 1:15: destination must be a vector register
bad ds_or_rtn_b32 v100, v216, v0 offset:65536 ! 1:37: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_or_rtn_b32 v8, v16, v24 = 00 00 a8 d8 10 18 00 08

target gfx90a
asm ds_or_rtn_b32 v8, v16, v24 = 00 00 54 d8 10 18 00 08

target gfx1200
asm ds_or_rtn_b32 v8, v16, v24 offset:16 = 10 00 a8 d8 10 18 00 08
