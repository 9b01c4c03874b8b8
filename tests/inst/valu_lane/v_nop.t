# v_nop: text and bits; it has no effect.

target gfx803
asm v_nop = 00 00 00 7e

target gfx900
asm v_nop = 00 00 00 7e

target gfx906
asm v_nop = 00 00 00 7e
