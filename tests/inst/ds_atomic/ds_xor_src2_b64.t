# ds_xor_src2_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_xor_src2_b64 v5 offset:1 = 01 00 96 d9 05 00 00 00
asm ds_xor_src2_b64 v5 offset:4 = 04 00 96 d9 05 00 00 00
asm ds_xor_src2_b64 v100 offset:1 = 01 00 96 d9 64 00 00 00
asm ds_xor_src2_b64 v7 offset:1 = 01 00 96 d9 07 00 00 00
asm ds_xor_src2_b64 v5 offset:1 gds = 01 00 97 d9 05 00 00 00
asm ds_xor_src2_b64 v100 offset:1 gds = 01 00 97 d9 64 00 00 00
bad ds_xor_src2_b64 s100 ! 1:17: first operand must be a vector register
bad ds_xor_src2_b64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_xor_src2_b64 v8 = 00 00 2c db 08 00 00 00
