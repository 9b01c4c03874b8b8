# s_rfe_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_rfe_b64 s[54:55] = 36 1f 80 be
asm s_rfe_b64 flat_scratch = 66 1f 80 be
asm s_rfe_b64 s[84:85] = 54 1f 80 be
asm s_rfe_b64 s[60:61] = 3c 1f 80 be
asm s_rfe_b64 s[72:73] = 48 1f 80 be
asm s_rfe_b64 s[38:39] = 26 1f 80 be
bad s_rfe_b64 v0 ! 1:11: first operand must be 2 scalar registers
bad s_rfe_b64 vcc offen ! 1:15: s_rfe_b64 has no modifier 'offen'

target gfx1010
asm s_rfe_b64 s[16:17] = 10 22 80 be

target gfx1100
asm s_rfe_b64 s[16:17] = 10 4a 80 be
