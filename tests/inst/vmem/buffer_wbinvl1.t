# buffer_wbinvl1: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906 gfx90a
asm buffer_wbinvl1 = 00 00 f8 e0 00 00 00 00

target gfx803 gfx900 gfx906
bad buffer_wbinvl1 s0 ! 1:16: expected 0 operands, found 1
bad buffer_wbinvl1 offen ! 1:16: buffer_wbinvl1 has no modifier 'offen'
