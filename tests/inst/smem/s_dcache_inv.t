# s_dcache_inv: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_dcache_inv = 00 00 80 c0 00 00 00 00
bad s_dcache_inv s0 ! 1:14: expected 0 operands, found 1
bad s_dcache_inv offen ! 1:14: s_dcache_inv has no modifier 'offen'

target gfx1010
asm s_dcache_inv = 00 00 80 f4 00 00 00 00

target gfx1100
asm s_dcache_inv = 00 00 84 f4 00 00 00 00

target gfx1200
asm s_dcache_inv = 00 20 04 f4 00 00 00 00
