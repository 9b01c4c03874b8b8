# ds_max_rtn_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_rtn_f64 v[5:6], v100, v[140:141] = 00 00 e6 d8 64 8c 00 05
asm ds_max_rtn_f64 v[0:1], v255, v[1:2] offset:4 = 04 00 e6 d8 ff 01 00 00
asm ds_max_rtn_f64 v[7:8], v255, v[100:101] offset:65535 = ff ff e6 d8 ff 64 00 07
asm ds_max_rtn_f64 v[5:6], v0, v[1:2] offset:4 = 04 00 e6 d8 00 01 00 05
asm ds_max_rtn_f64 v[7:8], v255, v[7:8] offset:4 = 04 00 e6 d8 ff 07 00 07
asm ds_max_rtn_f64 v[111:112], v255, v[246:247] offset:65535 gds = ff ff e7 d8 ff f6 00 6f
bad ds_max_rtn_f64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_max_rtn_f64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_max_rtn_f64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_rtn_f64 v[8:9], v16, v[24:25] = 00 00 cc d9 10 18 00 08

target gfx90a
asm ds_max_rtn_f64 v[8:9], v16, v[24:25] = 00 00 e6 d8 10 18 00 08

target gfx1200
asm ds_max_num_rtn_f64 v[8:9], v16, v[24:25] offset:64 = 40 00 cc d9 10 18 00 08
