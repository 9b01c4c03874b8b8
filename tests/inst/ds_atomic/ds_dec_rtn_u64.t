# ds_dec_rtn_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_dec_rtn_u64 v[100:101], v0, v[184:185] = 00 00 c8 d8 00 b8 00 64
asm ds_dec_rtn_u64 v[7:8], v5, v[254:255] offset:1 = 01 00 c8 d8 05 fe 00 07
asm ds_dec_rtn_u64 v[7:8], v100, v[100:101] offset:4 = 04 00 c8 d8 64 64 00 07
asm ds_dec_rtn_u64 v[254:255], v100, v[254:255] offset:4 gds = 04 00 c9 d8 64 fe 00 fe
asm ds_dec_rtn_u64 v[254:255], v5, v[254:255] offset:65535 = ff ff c8 d8 05 fe 00 fe
asm ds_dec_rtn_u64 v[112:113], v255, v[254:255] offset:65535 gds = ff ff c9 d8 ff fe 00 70
bad ds_dec_rtn_u64 v[100:101], v216 ! 1:32: expected 3 operands, found 2
bad ds_dec_rtn_u64 s[100:101], v216, v[0:1] ! 1:16: destination must be 2 vector registers
bad ds_dec_rtn_u64 v[100:101], v216, v[0:1] offset:65536 ! 1:48: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_dec_rtn_u64 v[8:9], v16, v[24:25] = 00 00 90 d9 10 18 00 08

target gfx90a
asm ds_dec_rtn_u64 v[8:9], v16, v[24:25] = 00 00 c8 d8 10 18 00 08

target gfx1200
asm ds_dec_rtn_u64 v[8:9], v16, v[24:25] offset:16 = 10 00 90 d9 10 18 00 08
