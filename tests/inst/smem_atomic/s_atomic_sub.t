# s_atomic_sub: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_sub s69, s[4:5], -0x8000 = 42 11 0e c2 00 80 1f 00
asm s_atomic_sub s12, s[4:5], s7 = 02 03 0c c2 07 00 00 00
asm s_atomic_sub s68, s[82:83], s7 = 29 11 0c c2 07 00 00 00
asm s_atomic_sub s40, s[38:39], s66 offset:0x1 = 13 4a 0e c2 01 00 00 84
asm s_atomic_sub s97, s[70:71], 0x4 glc = 63 18 0f c2 04 00 00 00
asm s_atomic_sub s36, s[16:17], m0 glc = 08 09 0d c2 7c 00 00 00
asm s_atomic_sub s54, xnack_mask, s44 glc = b4 0d 0d c2 2c 00 00 00
asm s_atomic_sub s19, xnack_mask, 0x1234 = f4 04 0e c2 34 12 00 00
asm s_atomic_sub s44, s[38:39], s71 glc = 13 0b 0d c2 47 00 00 00
asm s_atomic_sub s44, s[38:39], s71 offset:0x4 glc = 13 4b 0f c2 04 00 00 8e
bad s_atomic_sub v0 ! 1:16: s_atomic_sub needs 'glc' with these operands
bad s_atomic_sub vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_atomic_sub has no modifier 'offen'

target gfx1010
asm s_atomic_sub s16, s[32:33], 0x1 = 10 04 0c f6 01 00 00 fa
asm s_atomic_sub s16, s[32:33], s48 = 10 04 0c f6 00 00 00 60
asm s_atomic_sub s16, s[32:33], 0x1 glc = 10 04 0d f6 01 00 00 fa
asm s_atomic_sub s16, s[32:33], s48 glc = 10 04 0d f6 00 00 00 60
