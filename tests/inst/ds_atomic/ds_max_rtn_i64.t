# ds_max_rtn_i64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_rtn_i64 v[254:255], v100, v[5:6] = 00 00 cc d8 64 05 00 fe
asm ds_max_rtn_i64 v[254:255], v0, v[1:2] offset:4 = 04 00 cc d8 00 01 00 fe
asm ds_max_rtn_i64 v[0:1], v255, v[174:175] offset:65535 = ff ff cc d8 ff ae 00 00
asm ds_max_rtn_i64 v[254:255], v1, v[0:1] offset:1 gds = 01 00 cd d8 01 00 00 fe
asm ds_max_rtn_i64 v[1:2], v255, v[1:2] offset:65535 gds = ff ff cd d8 ff 01 00 01
asm ds_max_rtn_i64 v[7:8], v1, v[5:6] offset:4 = 04 00 cc d8 01 05 00 07
bad ds_max_rtn_i64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_max_rtn_i64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_max_rtn_i64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_rtn_i64 v[8:9], v16, v[24:25] = 00 00 98 d9 10 18 00 08

target gfx90a
asm ds_max_rtn_i64 v[8:9], v16, v[24:25] = 00 00 cc d8 10 18 00 08

target gfx1200
asm ds_max_rtn_i64 v[8:9], v16, v[24:25] offset:4095 = ff 0f 98 d9 10 18 00 08
