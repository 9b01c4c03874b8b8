# s_cbranch_join: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_join vcc_hi = 6b 2e 80 be
asm s_cbranch_join s4 = 04 2e 80 be
asm s_cbranch_join s101 = 65 2e 80 be
asm s_cbranch_join flat_scratch_lo = 66 2e 80 be
asm s_cbranch_join s45 = 2d 2e 80 be
asm s_cbranch_join s13 = 0d 2e 80 be
bad s_cbranch_join v0 ! 1:16: first operand must be a scalar register
bad s_cbranch_join vcc_lo offen ! 1:23: s_cbranch_join has no modifier 'offen'
