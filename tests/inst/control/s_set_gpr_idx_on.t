# s_set_gpr_idx_on: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_set_gpr_idx_on 0x12345678, gpr_idx(SRC0) = ff 01 11 bf 78 56 34 12
asm s_set_gpr_idx_on s64, gpr_idx(DST) = 40 08 11 bf
asm s_set_gpr_idx_on s51, gpr_idx(SRC2) = 33 04 11 bf
asm s_set_gpr_idx_on 64, gpr_idx(SRC0,SRC1,SRC2,DST) = c0 0f 11 bf
asm s_set_gpr_idx_on 0.5, gpr_idx() = f0 00 11 bf
asm s_set_gpr_idx_on s5, gpr_idx() = 05 00 11 bf
bad s_set_gpr_idx_on m0 ! 1:20: expected 2 operands, found 1
bad s_set_gpr_idx_on v0 ! 1:18: first operand must be a scalar register or a constant
bad s_set_gpr_idx_on m0, gpr_idx(SRC0,SRC1,SRC2,DST) offen ! 1:50: s_set_gpr_idx_on has no modifier 'offen'
