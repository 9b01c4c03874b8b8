# s_endpgm_ordered_ps_done: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_endpgm_ordered_ps_done = 00 00 9e bf
bad s_endpgm_ordered_ps_done s0 ! 1:26: expected 0 operands, found 1
bad s_endpgm_ordered_ps_done offen ! 1:26: s_endpgm_ordered_ps_done has no modifier 'offen'

target gfx1100
asm s_endpgm_ordered_ps_done = 00 00 b2 bf
