# ds_gws_barrier: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_gws_barrier v5 gds = 00 00 3b d9 05 00 00 00
asm ds_gws_barrier v0 offset:1 gds = 01 00 3b d9 00 00 00 00
asm ds_gws_barrier v0 offset:65535 gds = ff ff 3b d9 00 00 00 00
asm ds_gws_barrier v255 offset:1 gds = 01 00 3b d9 ff 00 00 00
asm ds_gws_barrier v100 offset:65535 gds = ff ff 3b d9 64 00 00 00
asm ds_gws_barrier v255 offset:65535 gds = ff ff 3b d9 ff 00 00 00
bad ds_gws_barrier s100 gds ! 1:16: first operand must be a vector register
bad ds_gws_barrier v100 gds offset:65536 ! 1:32: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx1100
asm ds_gws_barrier v5 gds = 00 00 76 d8 05 00 00 00
asm ds_gws_barrier v0 offset:4 gds = 04 00 76 d8 00 00 00 00

target gfx90a
asm ds_gws_barrier v8 gds = 00 00 3b d9 08 00 00 00
