# s_set_gpr_idx_off: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_set_gpr_idx_off = 00 00 9c bf
bad s_set_gpr_idx_off s0 ! 1:19: expected 0 operands, found 1
bad s_set_gpr_idx_off offen ! 1:19: s_set_gpr_idx_off has no modifier 'offen'
