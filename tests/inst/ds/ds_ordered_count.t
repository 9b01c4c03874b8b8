# ds_ordered_count: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_ordered_count v151, v0 offset:1 gds = 01 00 7f d9 00 00 00 97
asm ds_ordered_count v7, v255 offset:4 gds = 04 00 7f d9 ff 00 00 07
asm ds_ordered_count v5, v100 offset:1 gds = 01 00 7f d9 64 00 00 05
asm ds_ordered_count v255, v255 offset:4 gds = 04 00 7f d9 ff 00 00 ff
asm ds_ordered_count v209, v7 offset:4 gds = 04 00 7f d9 07 00 00 d1
asm ds_ordered_count v100, v1 offset:1 gds = 01 00 7f d9 01 00 00 64
bad ds_ordered_count v100 ! 1:22: ds_ordered_count needs 'gds' with these operands
bad ds_ordered_count s100, v216 gds ! 1:18: destination must be a vector register
bad ds_ordered_count v100, v216 gds offset:65536 ! 1:40: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx1100
asm ds_ordered_count v5, v6 gds = 00 00 fe d8 06 00 00 05
asm ds_ordered_count v255, v0 offset:772 gds = 04 03 fe d8 00 00 00 ff
