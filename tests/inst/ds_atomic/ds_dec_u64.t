# ds_dec_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_dec_u64 v64, v[186:187] = 00 00 88 d8 40 ba 00 00
asm ds_dec_u64 v100, v[254:255] offset:1 = 01 00 88 d8 64 fe 00 00
asm ds_dec_u64 v1, v[7:8] offset:4 = 04 00 88 d8 01 07 00 00
asm ds_dec_u64 v1, v[1:2] offset:65535 gds = ff ff 89 d8 01 01 00 00
asm ds_dec_u64 v1, v[254:255] offset:4 = 04 00 88 d8 01 fe 00 00
asm ds_dec_u64 v1, v[7:8] offset:1 = 01 00 88 d8 01 07 00 00
bad ds_dec_u64 v100 ! 1:16: expected 2 operands, found 1
bad ds_dec_u64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_dec_u64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_dec_u64 v8, v[16:17] = 00 00 10 d9 08 10 00 00

target gfx90a
asm ds_dec_u64 v8, v[16:17] = 00 00 88 d8 08 10 00 00

target gfx1200
asm ds_dec_u64 v8, v[16:17] offset:64 = 40 00 10 d9 08 10 00 00
