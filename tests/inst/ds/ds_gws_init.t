# ds_gws_init: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_gws_init v100 offset:65535 gds = ff ff 33 d9 64 00 00 00
asm ds_gws_init v7 offset:4 gds = 04 00 33 d9 07 00 00 00
asm ds_gws_init v5 offset:4 gds = 04 00 33 d9 05 00 00 00
asm ds_gws_init v0 offset:1 gds = 01 00 33 d9 00 00 00 00
asm ds_gws_init v100 offset:4 gds = 04 00 33 d9 64 00 00 00
asm ds_gws_init v0 offset:4 gds = 04 00 33 d9 00 00 00 00
bad ds_gws_init s100 gds ! 1:13: first operand must be a vector register
bad ds_gws_init v100 gds offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx1100
asm ds_gws_init v5 gds = 00 00 66 d8 05 00 00 00
asm ds_gws_init v255 offset:65535 gds = ff ff 66 d8 ff 00 00 00

target gfx90a
asm ds_gws_init v8 gds = 00 00 33 d9 08 00 00 00
