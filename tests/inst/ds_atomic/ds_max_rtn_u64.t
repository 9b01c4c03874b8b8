# ds_max_rtn_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_rtn_u64 v[39:40], v100, v[1:2] = 00 00 d0 d8 64 01 00 27
asm ds_max_rtn_u64 v[5:6], v7, v[254:255] offset:1 = 01 00 d0 d8 07 fe 00 05
asm ds_max_rtn_u64 v[1:2], v0, v[0:1] offset:1 = 01 00 d0 d8 00 00 00 01
asm ds_max_rtn_u64 v[100:101], v5, v[1:2] offset:65535 gds = ff ff d1 d8 05 01 00 64
asm ds_max_rtn_u64 v[100:101], v255, v[100:101] offset:4 gds = 04 00 d1 d8 ff 64 00 64
asm ds_max_rtn_u64 v[100:101], v1, v[1:2] offset:4 gds = 04 00 d1 d8 01 01 00 64
bad ds_max_rtn_u64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_max_rtn_u64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_max_rtn_u64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_rtn_u64 v[8:9], v16, v[24:25] = 00 00 a0 d9 10 18 00 08

target gfx90a
asm ds_max_rtn_u64 v[8:9], v16, v[24:25] = 00 00 d0 d8 10 18 00 08

target gfx1200
asm ds_max_rtn_u64 v[8:9], v16, v[24:25] offset:16 = 10 00 a0 d9 10 18 00 08
