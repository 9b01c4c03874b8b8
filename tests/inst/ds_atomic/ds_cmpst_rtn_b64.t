# ds_cmpst_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_rtn_b64 v[0:1], v100, v[5:6], v[151:152] = 00 00 e0 d8 64 05 97 00
asm ds_cmpst_rtn_b64 v[254:255], v5, v[254:255], v[7:8] offset:4 = 04 00 e0 d8 05 fe 07 fe
asm ds_cmpst_rtn_b64 v[0:1], v255, v[254:255], v[0:1] offset:1 gds = 01 00 e1 d8 ff fe 00 00
asm ds_cmpst_rtn_b64 v[1:2], v255, v[1:2], v[254:255] offset:65535 = ff ff e0 d8 ff 01 fe 01
asm ds_cmpst_rtn_b64 v[7:8], v0, v[5:6], v[0:1] offset:4 = 04 00 e0 d8 00 05 00 07
asm ds_cmpst_rtn_b64 v[42:43], v5, v[1:2], v[5:6] offset:65535 gds = ff ff e1 d8 05 01 05 2a
bad ds_cmpst_rtn_b64 v[100:101], v216, v[0:1] ! 1:42: expected 4 operands, found 3
bad ds_cmpst_rtn_b64 s[100:101], v216, v[0:1], v[0:1] ! 1:18: destination must be 2 vector registers
bad ds_cmpst_rtn_b64 v[100:101], v216, v[0:1], v[0:1] offset:65536 ! 1:58: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_rtn_b64 v[8:9], v16, v[24:25], v[32:33] = 00 00 c0 d9 10 18 20 08

target gfx90a
asm ds_cmpst_rtn_b64 v[8:9], v16, v[24:25], v[32:33] = 00 00 e0 d8 10 18 20 08
