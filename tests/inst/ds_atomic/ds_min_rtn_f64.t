# ds_min_rtn_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_rtn_f64 v[254:255], v100, v[5:6] = 00 00 e4 d8 64 05 00 fe
asm ds_min_rtn_f64 v[122:123], v100, v[100:101] offset:4 = 04 00 e4 d8 64 64 00 7a
asm ds_min_rtn_f64 v[210:211], v1, v[254:255] offset:65535 = ff ff e4 d8 01 fe 00 d2
asm ds_min_rtn_f64 v[254:255], v5, v[100:101] offset:65535 gds = ff ff e5 d8 05 64 00 fe
asm ds_min_rtn_f64 v[100:101], v255, v[0:1] offset:4 = 04 00 e4 d8 ff 00 00 64
asm ds_min_rtn_f64 v[0:1], v255, v[7:8] offset:4 = 04 00 e4 d8 ff 07 00 00
bad ds_min_rtn_f64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_min_rtn_f64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_min_rtn_f64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_rtn_f64 v[8:9], v16, v[24:25] = 00 00 c8 d9 10 18 00 08

target gfx90a
asm ds_min_rtn_f64 v[8:9], v16, v[24:25] = 00 00 e4 d8 10 18 00 08

target gfx1200
asm ds_min_num_rtn_f64 v[8:9], v16, v[24:25] offset:64 = 40 00 c8 d9 10 18 00 08
