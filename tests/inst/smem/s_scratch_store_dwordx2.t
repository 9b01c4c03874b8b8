# s_scratch_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_scratch_store_dwordx2 s[0:1], vcc, -0x1 glc = 35 00 5b c0 ff ff 1f 00
asm s_scratch_store_dwordx2 s[80:81], s[46:47], m0 = 17 14 58 c0 7c 00 00 00
asm s_scratch_store_dwordx2 flat_scratch, s[64:65], s7 = a0 19 58 c0 07 00 00 00
asm s_scratch_store_dwordx2 s[100:101], xnack_mask, 0x4 = 34 19 5a c0 04 00 00 00
asm s_scratch_store_dwordx2 vcc, s[40:41], m0 = 94 1a 58 c0 7c 00 00 00
asm s_scratch_store_dwordx2 vcc, s[40:41], m0 offset:0x7ffff = 94 5a 5a c0 ff ff 07 f8
bad s_scratch_store_dwordx2 v0 ! 1:25: first operand must be 2 scalar registers
bad s_scratch_store_dwordx2 vcc, s[62:63], 0xfffff offen ! 1:48: s_scratch_store_dwordx2 has no modifier 'offen'

target gfx1010
asm s_scratch_store_dwordx2 s[16:17], s[32:33], 0x1 = 10 04 58 f4 01 00 00 fa
asm s_scratch_store_dwordx2 s[16:17], s[32:33], s48 = 10 04 58 f4 00 00 00 60
