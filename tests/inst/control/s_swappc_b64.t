# s_swappc_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_swappc_b64 s[76:77], s[100:101] = 64 1e cc be
asm s_swappc_b64 s[54:55], s[68:69] = 44 1e b6 be
asm s_swappc_b64 s[100:101], s[84:85] = 54 1e e4 be
asm s_swappc_b64 s[14:15], s[68:69] = 44 1e 8e be
bad s_swappc_b64 vcc ! 1:17: expected 2 operands, found 1
bad s_swappc_b64 v0 ! 1:14: destination must be 2 scalar registers
bad s_swappc_b64 vcc, s[62:63] offen ! 1:28: s_swappc_b64 has no modifier 'offen'

target gfx803
asm s_swappc_b64 s[58:59], s[100:101] = 64 1e ba be
asm s_swappc_b64 s[18:19], s[94:95] = 5e 1e 92 be

target gfx900 gfx906
asm s_swappc_b64 s[90:91], xnack_mask = 68 1e da be
asm s_swappc_b64 s[30:31], xnack_mask = 68 1e 9e be

target gfx1010
asm s_swappc_b64 s[16:17], s[32:33] = 20 21 90 be

target gfx1100
asm s_swappc_b64 s[16:17], s[32:33] = 20 49 90 be
