# ds_wrap_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrap_rtn_b32 v0, v1, v0, v100 = 00 00 68 d8 01 00 64 00
asm ds_wrap_rtn_b32 v0, v7, v100, v100 offset:1 = 01 00 68 d8 07 64 64 00
asm ds_wrap_rtn_b32 v37, v7, v7, v0 offset:4 = 04 00 68 d8 07 07 00 25
asm ds_wrap_rtn_b32 v0, v0, v0, v0 offset:4 = 04 00 68 d8 00 00 00 00
asm ds_wrap_rtn_b32 v5, v134, v255, v7 offset:4 gds = 04 00 69 d8 86 ff 07 05
asm ds_wrap_rtn_b32 v100, v5, v0, v205 offset:1 gds = 01 00 69 d8 05 00 cd 64
bad ds_wrap_rtn_b32 v100, v216, v0 ! 1:31: expected 4 operands, found 3
bad ds_wrap_rtn_b32 s100, v216, v0, v0 ! 1:17: destination must be a vector register
bad ds_wrap_rtn_b32 v100, v216, v0, v0 offset:65536 ! 1:43: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_wrap_rtn_b32 v8, v16, v24, v32 = 00 00 d0 d8 10 18 20 08

target gfx90a
asm ds_wrap_rtn_b32 v8, v16, v24, v32 = 00 00 68 d8 10 18 20 08
