# ds_or_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_or_rtn_b64 v[254:255], v7, v[0:1] = 00 00 d4 d8 07 00 00 fe
asm ds_or_rtn_b64 v[1:2], v5, v[1:2] offset:4 gds = 04 00 d5 d8 05 01 00 01
asm ds_or_rtn_b64 v[7:8], v7, v[5:6] offset:4 gds = 04 00 d5 d8 07 05 00 07
asm ds_or_rtn_b64 v[5:6], v1, v[254:255] offset:65535 = ff ff d4 d8 01 fe 00 05
asm ds_or_rtn_b64 v[254:255], v7, v[7:8] offset:65535 = ff ff d4 d8 07 07 00 fe
asm ds_or_rtn_b64 v[5:6], v7, v[0:1] offset:4 = 04 00 d4 d8 07 00 00 05
bad ds_or_rtn_b64 v[100:101], v216 ! 1:31: expected 3 operands, found 2
bad ds_or_rtn_b64 s[100:101], v216, v[0:1] ! 1:15: destination must be 2 vector registers
bad ds_or_rtn_b64 v[100:101], v216, v[0:1] offset:65536 ! 1:47: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_or_rtn_b64 v[8:9], v16, v[24:25] = 00 00 a8 d9 10 18 00 08

target gfx90a
asm ds_or_rtn_b64 v[8:9], v16, v[24:25] = 00 00 d4 d8 10 18 00 08

target gfx1200
asm ds_or_rtn_b64 v[8:9], v16, v[24:25] offset:16 = 10 00 a8 d9 10 18 00 08
