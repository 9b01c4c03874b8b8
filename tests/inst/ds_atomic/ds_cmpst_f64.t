# ds_cmpst_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_f64 v5, v[5:6], v[40:41] = 00 00 a2 d8 05 05 28 00
asm ds_cmpst_f64 v100, v[7:8], v[5:6] offset:1 gds = 01 00 a3 d8 64 07 05 00
asm ds_cmpst_f64 v100, v[5:6], v[254:255] offset:65535 = ff ff a2 d8 64 05 fe 00
asm ds_cmpst_f64 v7, v[5:6], v[7:8] offset:65535 = ff ff a2 d8 07 05 07 00
asm ds_cmpst_f64 v100, v[254:255], v[91:92] offset:1 = 01 00 a2 d8 64 fe 5b 00
asm ds_cmpst_f64 v1, v[1:2], v[100:101] offset:65535 = ff ff a2 d8 01 01 64 00
bad ds_cmpst_f64 v100, v[216:217] ! 1:30: expected 3 operands, found 2
bad ds_cmpst_f64 s100, v[216:217], v[0:1] ! 1:14: first operand must be a vector register
bad ds_cmpst_f64 v100, v[216:217], v[0:1] offset:65536 ! 1:46: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_f64 v8, v[16:17], v[24:25] = 00 00 44 d9 08 10 18 00

target gfx90a
asm ds_cmpst_f64 v8, v[16:17], v[24:25] = 00 00 a2 d8 08 10 18 00
