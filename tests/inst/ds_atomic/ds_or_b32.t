# ds_or_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_or_b32 v0, v5 = 00 00 14 d8 00 05 00 00
asm ds_or_b32 v1, v1 offset:65535 = ff ff 14 d8 01 01 00 00
asm ds_or_b32 v0, v5 offset:65535 = ff ff 14 d8 00 05 00 00
asm ds_or_b32 v255, v255 offset:65535 = ff ff 14 d8 ff ff 00 00
asm ds_or_b32 v100, v5 offset:65535 = ff ff 14 d8 64 05 00 00
asm ds_or_b32 v100, v72 offset:4 = 04 00 14 d8 64 48 00 00
bad ds_or_b32 v100 ! 1:15: expected 2 operands, found 1
bad ds_or_b32 s100, v216 ! 1:11: first operand must be a vector register
bad ds_or_b32 v100, v216 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_or_b32 v8, v16 = 00 00 28 d8 08 10 00 00

target gfx90a
asm ds_or_b32 v8, v16 = 00 00 14 d8 08 10 00 00

target gfx1200
asm ds_or_b32 v8, v16 offset:16 = 10 00 28 d8 08 10 00 00
