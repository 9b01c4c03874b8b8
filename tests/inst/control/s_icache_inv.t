# s_icache_inv: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_icache_inv = 00 00 93 bf
bad s_icache_inv s0 ! 1:14: expected 0 operands, found 1
bad s_icache_inv offen ! 1:14: s_icache_inv has no modifier 'offen'

target gfx1100
asm s_icache_inv = 00 00 bc bf
