# ds_xor_src2_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_xor_src2_b32 v5 = 00 00 16 d9 05 00 00 00
asm ds_xor_src2_b32 v7 offset:65535 = ff ff 16 d9 07 00 00 00
asm ds_xor_src2_b32 v244 offset:1 = 01 00 16 d9 f4 00 00 00
asm ds_xor_src2_b32 v7 offset:65535 gds = ff ff 17 d9 07 00 00 00
asm ds_xor_src2_b32 v102 offset:65535 = ff ff 16 d9 66 00 00 00
asm ds_xor_src2_b32 v1 offset:4 = 04 00 16 d9 01 00 00 00
bad ds_xor_src2_b32 s100 ! 1:17: first operand must be a vector register
bad ds_xor_src2_b32 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_xor_src2_b32 v8 = 00 00 2c da 08 00 00 00
