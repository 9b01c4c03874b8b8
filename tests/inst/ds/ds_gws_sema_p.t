# ds_gws_sema_p: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906 gfx90a
asm ds_gws_sema_p gds = 00 00 39 d9 00 00 00 00

target gfx803 gfx900 gfx906
asm ds_gws_sema_p offset:4 gds = 04 00 39 d9 00 00 00 00
asm ds_gws_sema_p offset:65535 gds = ff ff 39 d9 00 00 00 00
asm ds_gws_sema_p offset:1 gds = 01 00 39 d9 00 00 00 00
bad ds_gws_sema_p v0 ! 1:17: ds_gws_sema_p needs 'gds' with these operands
bad ds_gws_sema_p gds offset:65536 ! 1:26: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx1100
asm ds_gws_sema_p gds = 00 00 72 d8 00 00 00 00
asm ds_gws_sema_p offset:65535 gds = ff ff 72 d8 00 00 00 00
