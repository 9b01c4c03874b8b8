# ds_nop: text and bits, as LLVM 22 has them.

target gfx803
asm ds_nop = 00 00 28 d8 00 00 00 00

target gfx900
asm ds_nop = 00 00 28 d8 00 00 00 00

target gfx90a
asm ds_nop = 00 00 28 d8 00 00 00 00

target gfx1010
asm ds_nop = 00 00 50 d8 00 00 00 00

target gfx1100
asm ds_nop = 00 00 50 d8 00 00 00 00

target gfx1200
asm ds_nop = 00 00 50 d8 00 00 00 00
