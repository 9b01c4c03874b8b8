# s_atomic_add: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_add s14, s[10:11], -0x8000 = 85 03 0a c2 00 80 1f 00
asm s_atomic_add s26, s[12:13], s7 = 86 06 08 c2 07 00 00 00
asm s_atomic_add s59, s[60:61], s36 = de 0e 08 c2 24 00 00 00
asm s_atomic_add s7, s[78:79], 0x4 glc = e7 01 0b c2 04 00 00 00
asm s_atomic_add s59, s[2:3], flat_scratch_lo glc = c1 0e 09 c2 66 00 00 00
asm s_atomic_add s82, s[2:3], m0 glc = 81 14 09 c2 7c 00 00 00
asm s_atomic_add s101, s[84:85], 0x4 = 6a 19 0a c2 04 00 00 00
asm s_atomic_add s27, s[100:101], s7 = f2 06 08 c2 07 00 00 00
asm s_atomic_add s37, vcc, m0 = 75 09 08 c2 7c 00 00 00
asm s_atomic_add s28, s[38:39], m0 glc = 13 07 09 c2 7c 00 00 00
asm s_atomic_add s37, vcc, m0 offset:0x4 = 75 49 0a c2 04 00 00 f8
asm s_atomic_add s28, s[38:39], m0 offset:0x4 glc = 13 47 0b c2 04 00 00 f8
bad s_atomic_add v0 ! 1:16: s_atomic_add needs 'glc' with these operands
bad s_atomic_add vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_atomic_add has no modifier 'offen'

target gfx1010
asm s_atomic_add s16, s[32:33], 0x1 = 10 04 08 f6 01 00 00 fa
asm s_atomic_add s16, s[32:33], s48 = 10 04 08 f6 00 00 00 60
asm s_atomic_add s16, s[32:33], 0x1 glc = 10 04 09 f6 01 00 00 fa
asm s_atomic_add s16, s[32:33], s48 glc = 10 04 09 f6 00 00 00 60
