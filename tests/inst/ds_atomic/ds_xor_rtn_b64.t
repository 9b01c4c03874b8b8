# ds_xor_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_xor_rtn_b64 v[100:101], v100, v[126:127] = 00 00 d6 d8 64 7e 00 64
asm ds_xor_rtn_b64 v[1:2], v7, v[5:6] offset:4 = 04 00 d6 d8 07 05 00 01
asm ds_xor_rtn_b64 v[7:8], v7, v[1:2] offset:65535 gds = ff ff d7 d8 07 01 00 07
asm ds_xor_rtn_b64 v[254:255], v100, v[100:101] offset:1 = 01 00 d6 d8 64 64 00 fe
asm ds_xor_rtn_b64 v[8:9], v79, v[100:101] offset:65535 gds = ff ff d7 d8 4f 64 00 08
asm ds_xor_rtn_b64 v[1:2], v169, v[100:101] offset:1 = 01 00 d6 d8 a9 64 00 01
bad ds_xor_rtn_b64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_xor_rtn_b64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_xor_rtn_b64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_xor_rtn_b64 v[8:9], v16, v[24:25] = 00 00 ac d9 10 18 00 08

target gfx90a
asm ds_xor_rtn_b64 v[8:9], v16, v[24:25] = 00 00 d6 d8 10 18 00 08

target gfx1200
asm ds_xor_rtn_b64 v[8:9], v16, v[24:25] offset:16 = 10 00 ac d9 10 18 00 08
