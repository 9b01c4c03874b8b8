# ds_nop: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx90a
asm ds_nop = 00 00 28 d8 00 00 00 00

target gfx1010 gfx1100 gfx1200
asm ds_nop = 00 00 50 d8 00 00 00 00
