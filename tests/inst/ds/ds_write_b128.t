# ds_write_b128: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_b128 v0, v[5:8] = 00 00 be d9 00 05 00 00
asm ds_write_b128 v255, v[5:8] offset:65535 gds = ff ff bf d9 ff 05 00 00
asm ds_write_b128 v1, v[252:255] offset:4 = 04 00 be d9 01 fc 00 00
asm ds_write_b128 v3, v[100:103] offset:65535 = ff ff be d9 03 64 00 00
asm ds_write_b128 v255, v[1:4] offset:65535 gds = ff ff bf d9 ff 01 00 00
asm ds_write_b128 v5, v[252:255] offset:1 gds = 01 00 bf d9 05 fc 00 00
bad ds_write_b128 v100 ! 1:19: expected 2 operands, found 1
bad ds_write_b128 s100, v[216:219] ! 1:15: first operand must be a vector register
bad ds_write_b128 v100, v[216:219] offset:65536 ! 1:39: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b128 v8, v[16:19] = 00 00 7c db 08 10 00 00

target gfx90a
asm ds_write_b128 v8, v[16:19] = 00 00 be d9 08 10 00 00

target gfx1100
asm ds_store_b128 v8, v[16:19] = 00 00 7c db 08 10 00 00

target gfx1200
asm ds_store_b128 v8, v[16:19] offset:16 = 10 00 7c db 08 10 00 00
