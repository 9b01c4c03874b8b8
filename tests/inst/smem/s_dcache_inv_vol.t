# s_dcache_inv_vol: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_dcache_inv_vol = 00 00 88 c0 00 00 00 00
bad s_dcache_inv_vol s0 ! 1:18: expected 0 operands, found 1
bad s_dcache_inv_vol offen ! 1:18: s_dcache_inv_vol has no modifier 'offen'
