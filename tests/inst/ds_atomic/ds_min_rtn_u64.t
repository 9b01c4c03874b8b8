# ds_min_rtn_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_rtn_u64 v[180:181], v100, v[1:2] = 00 00 ce d8 64 01 00 b4
asm ds_min_rtn_u64 v[5:6], v100, v[213:214] offset:4 = 04 00 ce d8 64 d5 00 05
asm ds_min_rtn_u64 v[7:8], v0, v[246:247] offset:65535 = ff ff ce d8 00 f6 00 07
asm ds_min_rtn_u64 v[1:2], v7, v[0:1] offset:1 = 01 00 ce d8 07 00 00 01
asm ds_min_rtn_u64 v[254:255], v0, v[120:121] offset:1 = 01 00 ce d8 00 78 00 fe
asm ds_min_rtn_u64 v[0:1], v255, v[1:2] offset:65535 gds = ff ff cf d8 ff 01 00 00
bad ds_min_rtn_u64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_min_rtn_u64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_min_rtn_u64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_rtn_u64 v[8:9], v16, v[24:25] = 00 00 9c d9 10 18 00 08

target gfx90a
asm ds_min_rtn_u64 v[8:9], v16, v[24:25] = 00 00 ce d8 10 18 00 08

target gfx1200
asm ds_min_rtn_u64 v[8:9], v16, v[24:25] offset:64 = 40 00 9c d9 10 18 00 08
