# ds_and_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_and_b32 v0, v1 = 00 00 12 d8 00 01 00 00
asm ds_and_b32 v100, v7 offset:65535 = ff ff 12 d8 64 07 00 00
asm ds_and_b32 v232, v5 offset:65535 gds = ff ff 13 d8 e8 05 00 00
asm ds_and_b32 v65, v100 offset:4 gds = 04 00 13 d8 41 64 00 00
asm ds_and_b32 v222, v0 offset:65535 gds = ff ff 13 d8 de 00 00 00
asm ds_and_b32 v1, v0 offset:1 gds = 01 00 13 d8 01 00 00 00
bad ds_and_b32 v100 ! 1:16: expected 2 operands, found 1
bad ds_and_b32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_and_b32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_and_b32 v8, v16 = 00 00 24 d8 08 10 00 00

target gfx90a
asm ds_and_b32 v8, v16 = 00 00 12 d8 08 10 00 00

target gfx1200
asm ds_and_b32 v8, v16 offset:16 = 10 00 24 d8 08 10 00 00
