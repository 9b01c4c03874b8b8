# buffer_wbinvl1: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_wbinvl1 = 00 00 f8 e0 00 00 00 00
bad buffer_wbinvl1 s0
bad buffer_wbinvl1 offen

target gfx900
asm buffer_wbinvl1 = 00 00 f8 e0 00 00 00 00
bad buffer_wbinvl1 s0
bad buffer_wbinvl1 offen

target gfx906
asm buffer_wbinvl1 = 00 00 f8 e0 00 00 00 00
bad buffer_wbinvl1 s0
bad buffer_wbinvl1 offen

target gfx90a
asm buffer_wbinvl1 = 00 00 f8 e0 00 00 00 00
