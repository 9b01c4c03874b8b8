# ds_and_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_and_rtn_b64 v[100:101], v7, v[100:101] offset:65535 = ff ff d2 d8 07 64 00 64
asm ds_and_rtn_b64 v[147:148], v5, v[5:6] offset:1 = 01 00 d2 d8 05 05 00 93
asm ds_and_rtn_b64 v[119:120], v5, v[254:255] offset:1 gds = 01 00 d3 d8 05 fe 00 77
asm ds_and_rtn_b64 v[254:255], v1, v[100:101] offset:4 = 04 00 d2 d8 01 64 00 fe
asm ds_and_rtn_b64 v[0:1], v7, v[1:2] offset:65535 = ff ff d2 d8 07 01 00 00
asm ds_and_rtn_b64 v[1:2], v7, v[10:11] offset:65535 gds = ff ff d3 d8 07 0a 00 01
bad ds_and_rtn_b64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_and_rtn_b64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_and_rtn_b64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_and_rtn_b64 v[8:9], v16, v[24:25] = 00 00 a4 d9 10 18 00 08

target gfx90a
asm ds_and_rtn_b64 v[8:9], v16, v[24:25] = 00 00 d2 d8 10 18 00 08

target gfx1200
asm ds_and_rtn_b64 v[8:9], v16, v[24:25] offset:64 = 40 00 a4 d9 10 18 00 08
