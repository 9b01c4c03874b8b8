# ds_write_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_b64 v1, v[254:255] offset:1 = 01 00 9a d8 01 fe 00 00
asm ds_write_b64 v1, v[254:255] offset:4 gds = 04 00 9b d8 01 fe 00 00
asm ds_write_b64 v5, v[0:1] offset:4 gds = 04 00 9b d8 05 00 00 00
asm ds_write_b64 v100, v[114:115] offset:4 gds = 04 00 9b d8 64 72 00 00
asm ds_write_b64 v5, v[162:163] offset:65535 gds = ff ff 9b d8 05 a2 00 00
asm ds_write_b64 v100, v[7:8] offset:65535 = ff ff 9a d8 64 07 00 00
bad ds_write_b64 v100 ! 1:18: expected 2 operands, found 1
bad ds_write_b64 s100, v[216:217] ! 1:14: first operand must be a vector register
bad ds_write_b64 v100, v[216:217] offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b64 v8, v[16:17] = 00 00 34 d9 08 10 00 00

target gfx90a
asm ds_write_b64 v8, v[16:17] = 00 00 9a d8 08 10 00 00

target gfx1100
asm ds_store_b64 v8, v[16:17] = 00 00 34 d9 08 10 00 00

target gfx1200
asm ds_store_b64 v8, v[16:17] offset:64 = 40 00 34 d9 08 10 00 00
