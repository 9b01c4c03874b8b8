# s_dcache_wb_vol: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_dcache_wb_vol = 00 00 8c c0 00 00 00 00
bad s_dcache_wb_vol s0 ! 1:17: expected 0 operands, found 1
bad s_dcache_wb_vol offen ! 1:17: s_dcache_wb_vol has no modifier 'offen'
