# s_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad s_store_dwordx4 v0 ! 1:17: first operand must be 4 scalar registers
bad s_store_dwordx4 ttmp[4:7], s[96:97], 0x0 offen ! 1:42: s_store_dwordx4 has no modifier 'offen'

target gfx803
asm s_store_dwordx4 s[8:11], s[40:41], 0x4 = 14 02 4a c0 04 00 00 00
asm s_store_dwordx4 s[0:3], flat_scratch, s93 = 33 00 48 c0 5d 00 00 00
asm s_store_dwordx4 s[76:79], s[36:37], 0x0 glc = 12 13 4b c0 00 00 00 00
asm s_store_dwordx4 s[8:11], flat_scratch, m0 glc = 33 02 49 c0 7c 00 00 00

target gfx900 gfx906
asm s_store_dwordx4 s[8:11], s[40:41], -0x1 = 14 02 4a c0 ff ff 1f 00
asm s_store_dwordx4 s[76:79], s[2:3], s7 = 01 13 48 c0 07 00 00 00
asm s_store_dwordx4 s[48:51], s[48:49], s7 glc = 18 0c 49 c0 07 00 00 00
asm s_store_dwordx4 s[52:55], s[78:79], 0xfffff = 27 0d 4a c0 ff ff 0f 00
asm s_store_dwordx4 ttmp[4:7], s[70:71], m0 offset:0x1 = 23 5c 4a c0 01 00 00 f8

target gfx1010
asm s_store_dwordx4 s[16:19], s[32:33], 0x1 = 10 04 48 f4 01 00 00 fa
asm s_store_dwordx4 s[16:19], s[32:33], s48 = 10 04 48 f4 00 00 00 60
