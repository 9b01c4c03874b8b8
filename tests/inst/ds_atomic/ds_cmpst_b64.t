# ds_cmpst_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_b64 v0, v[1:2], v[254:255] = 00 00 a0 d8 00 01 fe 00
asm ds_cmpst_b64 v255, v[7:8], v[244:245] offset:65535 = ff ff a0 d8 ff 07 f4 00
asm ds_cmpst_b64 v100, v[254:255], v[0:1] offset:4 = 04 00 a0 d8 64 fe 00 00
asm ds_cmpst_b64 v7, v[5:6], v[142:143] offset:1 gds = 01 00 a1 d8 07 05 8e 00
asm ds_cmpst_b64 v7, v[5:6], v[254:255] offset:4 gds = 04 00 a1 d8 07 05 fe 00
asm ds_cmpst_b64 v253, v[100:101], v[0:1] offset:1 = 01 00 a0 d8 fd 64 00 00
bad ds_cmpst_b64 v100, v[216:217] ! 1:30: expected 3 operands, found 2
bad ds_cmpst_b64 s100, v[216:217], v[0:1] ! 1:14: first operand must be a vector register
bad ds_cmpst_b64 v100, v[216:217], v[0:1] offset:65536 ! 1:46: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_b64 v8, v[16:17], v[24:25] = 00 00 40 d9 08 10 18 00

target gfx90a
asm ds_cmpst_b64 v8, v[16:17], v[24:25] = 00 00 a0 d8 08 10 18 00
