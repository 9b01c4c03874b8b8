# ds_cmpst_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_b32 v100, v1, v0 = 00 00 20 d8 64 01 00 00
asm ds_cmpst_b32 v211, v5, v5 offset:65535 gds = ff ff 21 d8 d3 05 05 00
asm ds_cmpst_b32 v247, v1, v1 offset:65535 = ff ff 20 d8 f7 01 01 00
asm ds_cmpst_b32 v100, v169, v100 offset:4 gds = 04 00 21 d8 64 a9 64 00
asm ds_cmpst_b32 v1, v255, v9 offset:1 = 01 00 20 d8 01 ff 09 00
asm ds_cmpst_b32 v100, v5, v0 offset:65535 = ff ff 20 d8 64 05 00 00
bad ds_cmpst_b32 v100, v216 ! 1:24: expected 3 operands, found 2
bad ds_cmpst_b32 s100, v216, v0 ! 1:14: first operand must be a vector register
bad ds_cmpst_b32 v100, v216, v0 offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_b32 v8, v16, v24 = 00 00 40 d8 08 10 18 00

target gfx90a
asm ds_cmpst_b32 v8, v16, v24 = 00 00 20 d8 08 10 18 00
