# ds_and_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_and_rtn_b32 v5, v100, v0 = 00 00 52 d8 64 00 00 05
asm ds_and_rtn_b32 v5, v1, v17 offset:4 = 04 00 52 d8 01 11 00 05
asm ds_and_rtn_b32 v5, v0, v0 offset:65535 = ff ff 52 d8 00 00 00 05
asm ds_and_rtn_b32 v255, v0, v76 offset:4 = 04 00 52 d8 00 4c 00 ff
asm ds_and_rtn_b32 v1, v0, v1 offset:65535 gds = ff ff 53 d8 00 01 00 01
asm ds_and_rtn_b32 v5, v5, v100 offset:1 = 01 00 52 d8 05 64 00 05
bad ds_and_rtn_b32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_and_rtn_b32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_and_rtn_b32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_and_rtn_b32 v8, v16, v24 = 00 00 a4 d8 10 18 00 08

target gfx90a
asm ds_and_rtn_b32 v8, v16, v24 = 00 00 52 d8 10 18 00 08

target gfx1200
asm ds_and_rtn_b32 v8, v16, v24 offset:4095 = ff 0f a4 d8 10 18 00 08
