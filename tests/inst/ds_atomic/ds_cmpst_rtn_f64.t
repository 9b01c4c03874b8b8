# ds_cmpst_rtn_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_rtn_f64 v[70:71], v7, v[7:8], v[254:255] = 00 00 e2 d8 07 07 fe 46
asm ds_cmpst_rtn_f64 v[174:175], v0, v[254:255], v[12:13] offset:1 gds = 01 00 e3 d8 00 fe 0c ae
asm ds_cmpst_rtn_f64 v[7:8], v1, v[100:101], v[8:9] offset:65535 gds = ff ff e3 d8 01 64 08 07
asm ds_cmpst_rtn_f64 v[7:8], v0, v[5:6], v[139:140] offset:4 = 04 00 e2 d8 00 05 8b 07
asm ds_cmpst_rtn_f64 v[78:79], v7, v[100:101], v[254:255] offset:4 = 04 00 e2 d8 07 64 fe 4e
asm ds_cmpst_rtn_f64 v[5:6], v216, v[7:8], v[5:6] offset:4 = 04 00 e2 d8 d8 07 05 05
bad ds_cmpst_rtn_f64 v[100:101], v216, v[0:1] ! 1:42: expected 4 operands, found 3
bad ds_cmpst_rtn_f64 s[100:101], v216, v[0:1], v[0:1] ! 1:18: destination must be 2 vector registers
bad ds_cmpst_rtn_f64 v[100:101], v216, v[0:1], v[0:1] offset:65536 ! 1:58: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_rtn_f64 v[8:9], v16, v[24:25], v[32:33] = 00 00 c4 d9 10 18 20 08

target gfx90a
asm ds_cmpst_rtn_f64 v[8:9], v16, v[24:25], v[32:33] = 00 00 e2 d8 10 18 20 08
