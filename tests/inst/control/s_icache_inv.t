# s_icache_inv: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_icache_inv = 00 00 93 bf
bad s_icache_inv s0
bad s_icache_inv offen

target gfx1100
asm s_icache_inv = 00 00 bc bf
