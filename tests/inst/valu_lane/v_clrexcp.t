# v_clrexcp: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_clrexcp = 00 6a 00 7e
bad v_clrexcp s0
bad v_clrexcp offen

target gfx1010
asm v_clrexcp = 00 82 00 7e
