# s_dcache_wb: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_dcache_wb = 00 00 84 c0 00 00 00 00
bad s_dcache_wb s0 ! 1:13: expected 0 operands, found 1
bad s_dcache_wb offen ! 1:13: s_dcache_wb has no modifier 'offen'

target gfx1010
asm s_dcache_wb = 00 00 84 f4 00 00 00 00
