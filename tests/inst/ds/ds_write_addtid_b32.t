# ds_write_addtid_b32: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_write_addtid_b32 v100 = 00 00 3a d8 00 64 00 00
asm ds_write_addtid_b32 v5 offset:1 = 01 00 3a d8 00 05 00 00
asm ds_write_addtid_b32 v9 offset:1 = 01 00 3a d8 00 09 00 00
asm ds_write_addtid_b32 v255 offset:1 = 01 00 3a d8 00 ff 00 00
asm ds_write_addtid_b32 v5 offset:4 = 04 00 3a d8 00 05 00 00
asm ds_write_addtid_b32 v7 offset:1 gds = 01 00 3b d8 00 07 00 00
bad ds_write_addtid_b32 s100 ! 1:21: first operand must be a vector register
bad ds_write_addtid_b32 v100 offset:65536 ! 1:33: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_addtid_b32 v8 = 00 00 c0 da 00 08 00 00

target gfx90a
asm ds_write_addtid_b32 v8 = 00 00 3a d8 00 08 00 00

target gfx1100
asm ds_store_addtid_b32 v8 = 00 00 c0 da 00 08 00 00

target gfx1200
asm ds_store_addtid_b32 v8 offset:4095 = ff 0f c0 da 00 08 00 00
