# ds_xor_rtn_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_xor_rtn_b32 v100, v7, v0 = 00 00 56 d8 07 00 00 64
asm ds_xor_rtn_b32 v184, v255, v1 offset:4 gds = 04 00 57 d8 ff 01 00 b8
asm ds_xor_rtn_b32 v100, v7, v100 offset:65535 = ff ff 56 d8 07 64 00 64
asm ds_xor_rtn_b32 v7, v7, v7 offset:65535 = ff ff 56 d8 07 07 00 07
asm ds_xor_rtn_b32 v253, v255, v100 offset:1 = 01 00 56 d8 ff 64 00 fd
asm ds_xor_rtn_b32 v7, v1, v7 offset:4 gds = 04 00 57 d8 01 07 00 07
bad ds_xor_rtn_b32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_xor_rtn_b32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_xor_rtn_b32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_xor_rtn_b32 v8, v16, v24 = 00 00 ac d8 10 18 00 08

target gfx90a
asm ds_xor_rtn_b32 v8, v16, v24 = 00 00 56 d8 10 18 00 08

target gfx1200
asm ds_xor_rtn_b32 v8, v16, v24 offset:64 = 40 00 ac d8 10 18 00 08
