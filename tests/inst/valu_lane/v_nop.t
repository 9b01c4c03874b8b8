# v_nop: text and bits; it has no effect.

target gfx803 gfx900 gfx906 gfx1010 gfx1100
asm v_nop = 00 00 00 7e

target gfx803 gfx900
run vcc=1 scc=1 m0=5 -> vcc=1 scc=1 m0=5 exec=1 mode=0x3f0
run vcc=0 scc=0 exec=0 mode=0xf5 -> vcc=0 scc=0 exec=0 mode=0xf5
# Nothing in the text says that the second word is there.
dis v_nop = f9 00 00 7e 00 00 00 00

target gfx1010 gfx950
asm v_nop quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 00 00 7e 00 00 00 ff

target gfx1010
asm v_nop dpp8:[0,0,0,0,0,0,0,0] = e9 00 00 7e 00 00 00 00
asm v_nop dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 00 00 7e 00 00 00 00
