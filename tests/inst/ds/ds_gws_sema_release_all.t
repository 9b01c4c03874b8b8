# ds_gws_sema_release_all: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906 gfx90a
asm ds_gws_sema_release_all gds = 00 00 31 d9 00 00 00 00

target gfx803 gfx900 gfx906
asm ds_gws_sema_release_all offset:4 gds = 04 00 31 d9 00 00 00 00
asm ds_gws_sema_release_all offset:65535 gds = ff ff 31 d9 00 00 00 00
asm ds_gws_sema_release_all offset:1 gds = 01 00 31 d9 00 00 00 00
bad ds_gws_sema_release_all v0 ! 1:27: ds_gws_sema_release_all needs 'gds' with these operands
bad ds_gws_sema_release_all gds offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx1100
asm ds_gws_sema_release_all gds = 00 00 62 d8 00 00 00 00
asm ds_gws_sema_release_all offset:65535 gds = ff ff 62 d8 00 00 00 00
