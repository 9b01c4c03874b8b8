# s_set_gpr_idx_mode: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_set_gpr_idx_mode gpr_idx(DST) = 08 00 9d bf
asm s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST) = 0f 00 9d bf
asm s_set_gpr_idx_mode gpr_idx(SRC0,SRC1) = 03 00 9d bf
asm s_set_gpr_idx_mode gpr_idx(SRC2) = 04 00 9d bf
asm s_set_gpr_idx_mode gpr_idx(SRC0) = 01 00 9d bf
asm s_set_gpr_idx_mode gpr_idx() = 00 00 9d bf
bad s_set_gpr_idx_mode v0 ! 1:20: expected index modes, as gpr_idx(SRC0,DST), or a number, found v0
bad s_set_gpr_idx_mode gpr_idx(SRC0,SRC1) offen ! 1:39: s_set_gpr_idx_mode has no modifier 'offen'
