# ds_inc_rtn_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_inc_rtn_u64 v[0:1], v0, v[7:8] = 00 00 c6 d8 00 07 00 00
asm ds_inc_rtn_u64 v[1:2], v7, v[100:101] offset:4 = 04 00 c6 d8 07 64 00 01
asm ds_inc_rtn_u64 v[5:6], v100, v[232:233] offset:4 = 04 00 c6 d8 64 e8 00 05
asm ds_inc_rtn_u64 v[1:2], v7, v[5:6] offset:4 gds = 04 00 c7 d8 07 05 00 01
asm ds_inc_rtn_u64 v[5:6], v34, v[0:1] offset:1 = 01 00 c6 d8 22 00 00 05
asm ds_inc_rtn_u64 v[55:56], v5, v[254:255] offset:1 = 01 00 c6 d8 05 fe 00 37
bad ds_inc_rtn_u64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_inc_rtn_u64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_inc_rtn_u64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_inc_rtn_u64 v[8:9], v16, v[24:25] = 00 00 8c d9 10 18 00 08

target gfx90a
asm ds_inc_rtn_u64 v[8:9], v16, v[24:25] = 00 00 c6 d8 10 18 00 08

target gfx1200
asm ds_inc_rtn_u64 v[8:9], v16, v[24:25] offset:4095 = ff 0f 8c d9 10 18 00 08
