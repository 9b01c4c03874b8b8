# buffer_wbinvl1_vol: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906 gfx90a
asm buffer_wbinvl1_vol = 00 00 fc e0 00 00 00 00

target gfx803 gfx900 gfx906
bad buffer_wbinvl1_vol s0 ! 1:20: expected 0 operands, found 1
bad buffer_wbinvl1_vol offen ! 1:20: buffer_wbinvl1_vol has no modifier 'offen'
