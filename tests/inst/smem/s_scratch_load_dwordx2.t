# s_scratch_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_scratch_load_dwordx2 s[6:7], s[94:95], -0x8000 glc = af 01 1b c0 00 80 1f 00
asm s_scratch_load_dwordx2 s[100:101], s[76:77], s7 = 26 19 18 c0 07 00 00 00
asm s_scratch_load_dwordx2 s[68:69], s[18:19], m0 glc = 09 11 19 c0 7c 00 00 00
asm s_scratch_load_dwordx2 s[86:87], s[14:15], -0x1 = 87 15 1a c0 ff ff 1f 00
asm s_scratch_load_dwordx2 vcc, s[20:21], m0 = 8a 1a 18 c0 7c 00 00 00
asm s_scratch_load_dwordx2 vcc, s[20:21], m0 offset:0x7ffff = 8a 5a 1a c0 ff ff 07 f8
bad s_scratch_load_dwordx2 v0 ! 1:24: first operand must be 2 scalar registers
bad s_scratch_load_dwordx2 vcc, s[62:63], 0xfffff offen ! 1:47: s_scratch_load_dwordx2 has no modifier 'offen'

target gfx1010
asm s_scratch_load_dwordx2 s[16:17], s[32:33], 0x1 = 10 04 18 f4 01 00 00 fa
asm s_scratch_load_dwordx2 s[16:17], s[32:33], s48 = 10 04 18 f4 00 00 00 60
