# buffer_wbinvl1_vol: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_wbinvl1_vol = 00 00 fc e0 00 00 00 00
bad buffer_wbinvl1_vol s0
bad buffer_wbinvl1_vol offen

target gfx900
asm buffer_wbinvl1_vol = 00 00 fc e0 00 00 00 00
bad buffer_wbinvl1_vol s0
bad buffer_wbinvl1_vol offen

target gfx906
asm buffer_wbinvl1_vol = 00 00 fc e0 00 00 00 00
bad buffer_wbinvl1_vol s0
bad buffer_wbinvl1_vol offen

target gfx90a
asm buffer_wbinvl1_vol = 00 00 fc e0 00 00 00 00
