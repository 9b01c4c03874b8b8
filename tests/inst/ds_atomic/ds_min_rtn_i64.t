# ds_min_rtn_i64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_rtn_i64 v[1:2], v7, v[81:82] = 00 00 ca d8 07 51 00 01
asm ds_min_rtn_i64 v[5:6], v255, v[5:6] offset:4 gds = 04 00 cb d8 ff 05 00 05
asm ds_min_rtn_i64 v[119:120], v1, v[100:101] offset:65535 gds = ff ff cb d8 01 64 00 77
asm ds_min_rtn_i64 v[5:6], v0, v[5:6] offset:1 = 01 00 ca d8 00 05 00 05
asm ds_min_rtn_i64 v[230:231], v171, v[0:1] offset:4 gds = 04 00 cb d8 ab 00 00 e6
asm ds_min_rtn_i64 v[0:1], v100, v[7:8] offset:65535 = ff ff ca d8 64 07 00 00
bad ds_min_rtn_i64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_min_rtn_i64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_min_rtn_i64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_rtn_i64 v[8:9], v16, v[24:25] = 00 00 94 d9 10 18 00 08

target gfx90a
asm ds_min_rtn_i64 v[8:9], v16, v[24:25] = 00 00 ca d8 10 18 00 08

target gfx1200
asm ds_min_rtn_i64 v[8:9], v16, v[24:25] offset:4095 = ff 0f 94 d9 10 18 00 08
