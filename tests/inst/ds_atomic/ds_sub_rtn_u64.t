# ds_sub_rtn_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_sub_rtn_u64 v[0:1], v1, v[0:1] offset:4 = 04 00 c2 d8 01 00 00 00
asm ds_sub_rtn_u64 v[254:255], v100, v[0:1] offset:65535 = ff ff c2 d8 64 00 00 fe
asm ds_sub_rtn_u64 v[5:6], v255, v[100:101] offset:1 = 01 00 c2 d8 ff 64 00 05
asm ds_sub_rtn_u64 v[5:6], v7, v[5:6] offset:65535 gds = ff ff c3 d8 07 05 00 05
asm ds_sub_rtn_u64 v[237:238], v7, v[66:67] offset:1 gds = 01 00 c3 d8 07 42 00 ed
asm ds_sub_rtn_u64 v[31:32], v0, v[214:215] offset:1 = 01 00 c2 d8 00 d6 00 1f
bad ds_sub_rtn_u64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_sub_rtn_u64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_sub_rtn_u64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_sub_rtn_u64 v[8:9], v16, v[24:25] = 00 00 84 d9 10 18 00 08

target gfx90a
asm ds_sub_rtn_u64 v[8:9], v16, v[24:25] = 00 00 c2 d8 10 18 00 08

target gfx1200
asm ds_sub_rtn_u64 v[8:9], v16, v[24:25] offset:16 = 10 00 84 d9 10 18 00 08
