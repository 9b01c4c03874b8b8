# ds_gws_sema_br: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_gws_sema_br v7 gds = 00 00 37 d9 07 00 00 00
asm ds_gws_sema_br v5 offset:65535 gds = ff ff 37 d9 05 00 00 00
asm ds_gws_sema_br v1 offset:4 gds = 04 00 37 d9 01 00 00 00
asm ds_gws_sema_br v0 offset:1 gds = 01 00 37 d9 00 00 00 00
asm ds_gws_sema_br v5 offset:1 gds = 01 00 37 d9 05 00 00 00
asm ds_gws_sema_br v60 offset:1 gds = 01 00 37 d9 3c 00 00 00
bad ds_gws_sema_br s100 gds ! 1:16: first operand must be a vector register
bad ds_gws_sema_br v100 gds offset:65536 ! 1:32: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx1100
asm ds_gws_sema_br v5 gds = 00 00 6e d8 05 00 00 00
asm ds_gws_sema_br v255 offset:65535 gds = ff ff 6e d8 ff 00 00 00

target gfx90a
asm ds_gws_sema_br v8 gds = 00 00 37 d9 08 00 00 00
