# s_atomic_umin: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_umin vcc_hi, s[52:53], -0x1 = da 1a 16 c2 ff ff 1f 00
asm s_atomic_umin s55, s[66:67], s7 = e1 0d 14 c2 07 00 00 00
asm s_atomic_umin s62, s[64:65], vcc_lo = a0 0f 14 c2 6a 00 00 00
asm s_atomic_umin s93, s[100:101], m0 offset:0x1 = 72 57 16 c2 01 00 00 f8
asm s_atomic_umin s61, s[16:17], 0xfffff glc = 48 0f 17 c2 ff ff 0f 00
asm s_atomic_umin s96, s[8:9], s18 glc = 04 18 15 c2 12 00 00 00
asm s_atomic_umin s67, s[12:13], vcc_lo glc = c6 10 15 c2 6a 00 00 00
asm s_atomic_umin s36, vcc, s48 offset:0x1 glc = 35 49 17 c2 01 00 00 60
bad s_atomic_umin v0 ! 1:17: s_atomic_umin needs 'glc' with these operands
bad s_atomic_umin vcc_lo, s[62:63], 0xfffff offen ! 1:41: s_atomic_umin has no modifier 'offen'

target gfx1010
asm s_atomic_umin s16, s[32:33], 0x1 = 10 04 14 f6 01 00 00 fa
asm s_atomic_umin s16, s[32:33], s48 = 10 04 14 f6 00 00 00 60
asm s_atomic_umin s16, s[32:33], 0x1 glc = 10 04 15 f6 01 00 00 fa
asm s_atomic_umin s16, s[32:33], s48 glc = 10 04 15 f6 00 00 00 60
