# ds_rsub_rtn_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_rsub_rtn_u64 v[1:2], v174, v[100:101] = 00 00 c4 d8 ae 64 00 01
asm ds_rsub_rtn_u64 v[152:153], v1, v[254:255] offset:65535 gds = ff ff c5 d8 01 fe 00 98
asm ds_rsub_rtn_u64 v[5:6], v255, v[7:8] offset:65535 gds = ff ff c5 d8 ff 07 00 05
asm ds_rsub_rtn_u64 v[5:6], v0, v[100:101] offset:65535 = ff ff c4 d8 00 64 00 05
asm ds_rsub_rtn_u64 v[254:255], v0, v[1:2] offset:65535 = ff ff c4 d8 00 01 00 fe
asm ds_rsub_rtn_u64 v[0:1], v7, v[141:142] offset:1 = 01 00 c4 d8 07 8d 00 00
bad ds_rsub_rtn_u64 v[100:101], v216 ! 1:33: expected 3 operands, found 2
bad ds_rsub_rtn_u64 s[100:101], v216, v[0:1] ! 1:17: destination must be 2 vector registers
bad ds_rsub_rtn_u64 v[100:101], v216, v[0:1] offset:65536 ! 1:49: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_rsub_rtn_u64 v[8:9], v16, v[24:25] = 00 00 88 d9 10 18 00 08

target gfx90a
asm ds_rsub_rtn_u64 v[8:9], v16, v[24:25] = 00 00 c4 d8 10 18 00 08

target gfx1200
asm ds_rsub_rtn_u64 v[8:9], v16, v[24:25] offset:4095 = ff 0f 88 d9 10 18 00 08
