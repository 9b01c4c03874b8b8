# ds_permute_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_permute_b32 v255, v5, v1 = 00 00 7c d8 05 01 00 ff
asm ds_permute_b32 v174, v5, v5 offset:4 = 04 00 7c d8 05 05 00 ae
asm ds_permute_b32 v5, v7, v100 offset:4 = 04 00 7c d8 07 64 00 05
asm ds_permute_b32 v255, v255, v0 offset:4 = 04 00 7c d8 ff 00 00 ff
asm ds_permute_b32 v0, v5, v180 offset:65535 = ff ff 7c d8 05 b4 00 00
asm ds_permute_b32 v100, v7, v5 offset:4 = 04 00 7c d8 07 05 00 64
bad ds_permute_b32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_permute_b32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_permute_b32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_permute_b32 v8, v16, v24 = 00 00 c8 da 10 18 00 08

target gfx90a
asm ds_permute_b32 v8, v16, v24 = 00 00 7c d8 10 18 00 08

target gfx1200
asm ds_permute_b32 v8, v16, v24 offset:4095 = ff 0f c8 da 10 18 00 08
