# s_endpgm_saved: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_endpgm_saved = 00 00 9b bf
bad s_endpgm_saved s0
bad s_endpgm_saved offen

target gfx1100
asm s_endpgm_saved = 00 00 b1 bf
