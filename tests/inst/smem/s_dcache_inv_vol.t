# s_dcache_inv_vol: text and bits, as LLVM 22 has them.

target gfx803
asm s_dcache_inv_vol = 00 00 88 c0 00 00 00 00
bad s_dcache_inv_vol s0
bad s_dcache_inv_vol offen

target gfx900
asm s_dcache_inv_vol = 00 00 88 c0 00 00 00 00
bad s_dcache_inv_vol s0
bad s_dcache_inv_vol offen

target gfx906
asm s_dcache_inv_vol = 00 00 88 c0 00 00 00 00
bad s_dcache_inv_vol s0
bad s_dcache_inv_vol offen
