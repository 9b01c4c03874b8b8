# ds_xor_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_xor_b64 v255, v[208:209] = 00 00 96 d8 ff d0 00 00
asm ds_xor_b64 v7, v[5:6] offset:65535 gds = ff ff 97 d8 07 05 00 00
asm ds_xor_b64 v0, v[254:255] offset:65535 = ff ff 96 d8 00 fe 00 00
asm ds_xor_b64 v34, v[150:151] offset:4 gds = 04 00 97 d8 22 96 00 00
asm ds_xor_b64 v255, v[0:1] offset:4 gds = 04 00 97 d8 ff 00 00 00
asm ds_xor_b64 v100, v[5:6] offset:4 gds = 04 00 97 d8 64 05 00 00
bad ds_xor_b64 v100 ! 1:16: expected 2 operands, found 1
bad ds_xor_b64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_xor_b64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_xor_b64 v8, v[16:17] = 00 00 2c d9 08 10 00 00

target gfx90a
asm ds_xor_b64 v8, v[16:17] = 00 00 96 d8 08 10 00 00

target gfx1200
asm ds_xor_b64 v8, v[16:17] offset:64 = 40 00 2c d9 08 10 00 00
