# ds_xor_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_xor_b32 v159, v5 offset:1 = 01 00 16 d8 9f 05 00 00
asm ds_xor_b32 v1, v0 offset:65535 gds = ff ff 17 d8 01 00 00 00
asm ds_xor_b32 v0, v100 offset:65535 gds = ff ff 17 d8 00 64 00 00
asm ds_xor_b32 v0, v31 offset:1 gds = 01 00 17 d8 00 1f 00 00
asm ds_xor_b32 v5, v5 offset:1 gds = 01 00 17 d8 05 05 00 00
asm ds_xor_b32 v7, v7 offset:65535 = ff ff 16 d8 07 07 00 00
bad ds_xor_b32 v100 ! 1:16: expected 2 operands, found 1
bad ds_xor_b32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_xor_b32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_xor_b32 v8, v16 = 00 00 2c d8 08 10 00 00

target gfx90a
asm ds_xor_b32 v8, v16 = 00 00 16 d8 08 10 00 00

target gfx1200
asm ds_xor_b32 v8, v16 offset:4095 = ff 0f 2c d8 08 10 00 00
