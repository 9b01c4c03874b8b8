# ds_bpermute_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_bpermute_b32 v1, v190, v1 = 00 00 7e d8 be 01 00 01
asm ds_bpermute_b32 v1, v100, v174 offset:1 = 01 00 7e d8 64 ae 00 01
asm ds_bpermute_b32 v5, v149, v5 offset:65535 = ff ff 7e d8 95 05 00 05
asm ds_bpermute_b32 v255, v1, v5 offset:1 = 01 00 7e d8 01 05 00 ff
asm ds_bpermute_b32 v1, v5, v0 offset:1 = 01 00 7e d8 05 00 00 01
asm ds_bpermute_b32 v100, v100, v255 offset:1 = 01 00 7e d8 64 ff 00 64
bad ds_bpermute_b32 v100, v216 ! 1:27: expected 3 operands, found 2
bad ds_bpermute_b32 s100, v216, v0 ! 1:17: destination must be a vector register
bad ds_bpermute_b32 v100, v216, v0 offset:65536 ! 1:39: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_bpermute_b32 v8, v16, v24 = 00 00 cc da 10 18 00 08

target gfx90a
asm ds_bpermute_b32 v8, v16, v24 = 00 00 7e d8 10 18 00 08

target gfx1200
asm ds_bpermute_b32 v8, v16, v24 offset:64 = 40 00 cc da 10 18 00 08
