# s_cbranch_i_fork: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_i_fork s[62:63], 4 = 04 00 3e b8
asm s_cbranch_i_fork s[18:19], 4 = 04 00 12 b8
asm s_cbranch_i_fork s[88:89], 1 = 01 00 58 b8
asm s_cbranch_i_fork s[28:29], 0 = 00 00 1c b8
asm s_cbranch_i_fork vcc, 65280 = 00 ff 6a b8
asm s_cbranch_i_fork s[40:41], 1 = 01 00 28 b8
bad s_cbranch_i_fork vcc ! 1:21: expected 2 operands, found 1
bad s_cbranch_i_fork v0 ! 1:18: first operand must be 2 scalar registers
bad s_cbranch_i_fork vcc, 65535 offen ! 1:29: s_cbranch_i_fork has no modifier 'offen'
