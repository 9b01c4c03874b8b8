# s_getpc_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_getpc_b64 s[34:35] = 00 1c a2 be
asm s_getpc_b64 s[46:47] = 00 1c ae be
asm s_getpc_b64 s[50:51] = 00 1c b2 be
asm s_getpc_b64 s[42:43] = 00 1c aa be
asm s_getpc_b64 s[30:31] = 00 1c 9e be
asm s_getpc_b64 flat_scratch = 00 1c e6 be
bad s_getpc_b64 v0 ! 1:13: destination must be 2 scalar registers
bad s_getpc_b64 vcc offen ! 1:17: s_getpc_b64 has no modifier 'offen'

target gfx1010
asm s_getpc_b64 s[16:17] = 00 1f 90 be

target gfx1100
asm s_getpc_b64 s[16:17] = 00 47 90 be
