# s_cbranch_g_fork: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_g_fork exec, exec = 7e 7e 80 94
asm s_cbranch_g_fork s[52:53], exec = 34 7e 80 94
asm s_cbranch_g_fork -1, s[94:95] = c1 5e 80 94
asm s_cbranch_g_fork 64, 64 = c0 c0 80 94
asm s_cbranch_g_fork 64, 0.5 = c0 f0 80 94
asm s_cbranch_g_fork s[38:39], exec = 26 7e 80 94
bad s_cbranch_g_fork exec ! 1:22: expected 2 operands, found 1
bad s_cbranch_g_fork v0 ! 1:18: first operand must be 2 scalar registers or a constant
bad s_cbranch_g_fork exec, s[82:83] offen ! 1:33: s_cbranch_g_fork has no modifier 'offen'
