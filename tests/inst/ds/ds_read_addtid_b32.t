# ds_read_addtid_b32: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_addtid_b32 v100 = 00 00 6c d9 00 00 00 64
asm ds_read_addtid_b32 v0 offset:1 = 01 00 6c d9 00 00 00 00
asm ds_read_addtid_b32 v255 offset:1 = 01 00 6c d9 00 00 00 ff
asm ds_read_addtid_b32 v5 offset:4 = 04 00 6c d9 00 00 00 05
asm ds_read_addtid_b32 v1 offset:65535 gds = ff ff 6d d9 00 00 00 01
asm ds_read_addtid_b32 v255 offset:4 = 04 00 6c d9 00 00 00 ff
bad ds_read_addtid_b32 s100 ! 1:20: destination must be a vector register
bad ds_read_addtid_b32 v100 offset:65536 ! 1:32: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_addtid_b32 v8 = 00 00 c4 da 00 00 00 08

target gfx90a
asm ds_read_addtid_b32 v8 = 00 00 6c d9 00 00 00 08

target gfx1100
asm ds_load_addtid_b32 v8 = 00 00 c4 da 00 00 00 08

target gfx1200
asm ds_load_addtid_b32 v8 offset:64 = 40 00 c4 da 00 00 00 08
