# v_clrexcp: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_clrexcp = 00 6a 00 7e
bad v_clrexcp s0 ! 1:11: expected 0 operands, found 1
bad v_clrexcp offen ! 1:11: v_clrexcp has no modifier 'offen'

target gfx1010
asm v_clrexcp = 00 82 00 7e
