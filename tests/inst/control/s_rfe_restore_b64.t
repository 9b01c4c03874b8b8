# s_rfe_restore_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_rfe_restore_b64 s[78:79], vcc_hi = 4e 6b 80 95
asm s_rfe_restore_b64 exec, s41 = 7e 29 80 95
asm s_rfe_restore_b64 exec, 64 = 7e c0 80 95
asm s_rfe_restore_b64 exec, m0 = 7e 7c 80 95
asm s_rfe_restore_b64 s[28:29], s71 = 1c 47 80 95
asm s_rfe_restore_b64 0x1234, s2 = ff 02 80 95 34 12 00 00
bad s_rfe_restore_b64 exec ! 1:23: expected 2 operands, found 1
bad s_rfe_restore_b64 v0 ! 1:19: first operand must be 2 scalar registers or a constant
bad s_rfe_restore_b64 exec, s83 offen ! 1:29: s_rfe_restore_b64 has no modifier 'offen'
