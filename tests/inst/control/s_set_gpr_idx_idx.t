# s_set_gpr_idx_idx: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_set_gpr_idx_idx 0x12345678 = ff 32 80 be 78 56 34 12
asm s_set_gpr_idx_idx m0 = 7c 32 80 be
asm s_set_gpr_idx_idx s31 = 1f 32 80 be
asm s_set_gpr_idx_idx -1 = c1 32 80 be
asm s_set_gpr_idx_idx flat_scratch_lo = 66 32 80 be
asm s_set_gpr_idx_idx 64 = c0 32 80 be
bad s_set_gpr_idx_idx v0 ! 1:19: first operand must be a scalar register or a constant
bad s_set_gpr_idx_idx m0 offen ! 1:22: s_set_gpr_idx_idx has no modifier 'offen'
