# s_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_store_dwordx2 s[52:53], s[100:101], 0x0 glc = 32 0d 47 c0 00 00 00 00
bad s_store_dwordx2 v0 ! 1:17: first operand must be 2 scalar registers
bad s_store_dwordx2 vcc, s[62:63], 0xfffff offen ! 1:40: s_store_dwordx2 has no modifier 'offen'

target gfx803
asm s_store_dwordx2 flat_scratch, s[38:39], 0x0 = 93 19 46 c0 00 00 00 00
asm s_store_dwordx2 s[100:101], s[28:29], m0 glc = 0e 19 45 c0 7c 00 00 00
asm s_store_dwordx2 s[36:37], s[24:25], 0x0 glc = 0c 09 47 c0 00 00 00 00

target gfx900 gfx906
asm s_store_dwordx2 xnack_mask, s[80:81], m0 = 28 1a 44 c0 7c 00 00 00
asm s_store_dwordx2 flat_scratch, s[38:39], vcc_hi = 93 19 44 c0 6b 00 00 00
asm s_store_dwordx2 s[28:29], s[76:77], m0 offset:0x1 = 26 47 46 c0 01 00 00 f8

target gfx1010
asm s_store_dwordx2 s[16:17], s[32:33], 0x1 = 10 04 44 f4 01 00 00 fa
asm s_store_dwordx2 s[16:17], s[32:33], s48 = 10 04 44 f4 00 00 00 60
