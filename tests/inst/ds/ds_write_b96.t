# ds_write_b96: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_b96 v255, v[253:255] = 00 00 bc d9 ff fd 00 00
asm ds_write_b96 v0, v[7:9] offset:1 = 01 00 bc d9 00 07 00 00
asm ds_write_b96 v7, v[1:3] offset:65535 = ff ff bc d9 07 01 00 00
asm ds_write_b96 v0, v[1:3] offset:65535 = ff ff bc d9 00 01 00 00
asm ds_write_b96 v100, v[5:7] offset:4 = 04 00 bc d9 64 05 00 00
asm ds_write_b96 v1, v[50:52] offset:4 gds = 04 00 bd d9 01 32 00 00
bad ds_write_b96 v100 ! 1:18: expected 2 operands, found 1
bad ds_write_b96 s100, v[216:218] ! 1:14: first operand must be a vector register
bad ds_write_b96 v100, v[216:218] offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b96 v8, v[16:18] = 00 00 78 db 08 10 00 00

target gfx90a
asm ds_write_b96 v8, v[16:18] = 00 00 bc d9 08 10 00 00

target gfx1100
asm ds_store_b96 v8, v[16:18] = 00 00 78 db 08 10 00 00

target gfx1200
asm ds_store_b96 v8, v[16:18] offset:4095 = ff 0f 78 db 08 10 00 00
