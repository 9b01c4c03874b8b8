# s_endpgm_saved: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_endpgm_saved = 00 00 9b bf
bad s_endpgm_saved s0 ! 1:16: expected 0 operands, found 1
bad s_endpgm_saved offen ! 1:16: s_endpgm_saved has no modifier 'offen'

target gfx1100
asm s_endpgm_saved = 00 00 b1 bf
