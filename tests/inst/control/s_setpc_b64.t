# s_setpc_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_setpc_b64 s[56:57] = 38 1d 80 be
asm s_setpc_b64 s[76:77] = 4c 1d 80 be
asm s_setpc_b64 s[100:101] = 64 1d 80 be
asm s_setpc_b64 s[12:13] = 0c 1d 80 be
asm s_setpc_b64 vcc = 6a 1d 80 be
asm s_setpc_b64 s[4:5] = 04 1d 80 be
bad s_setpc_b64 v0 ! 1:13: first operand must be 2 scalar registers
bad s_setpc_b64 vcc offen ! 1:17: s_setpc_b64 has no modifier 'offen'

target gfx1010
asm s_setpc_b64 s[16:17] = 10 20 80 be

target gfx1100
asm s_setpc_b64 s[16:17] = 10 48 80 be
