# s_atomic_or: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_or s71, s[100:101], 0x0 = f2 11 26 c2 00 00 00 00
asm s_atomic_or s56, s[38:39], s7 = 13 0e 24 c2 07 00 00 00
asm s_atomic_or s15, s[34:35], s7 = d1 03 24 c2 07 00 00 00
asm s_atomic_or vcc_lo, s[8:9], m0 offset:0x1 = 84 5a 26 c2 01 00 00 f8
asm s_atomic_or s33, s[72:73], -0x1 glc = 64 08 27 c2 ff ff 1f 00
asm s_atomic_or s9, s[92:93], m0 glc = 6e 02 25 c2 7c 00 00 00
asm s_atomic_or s31, s[32:33], s81 glc = d0 07 25 c2 51 00 00 00
asm s_atomic_or s101, s[100:101], 0xfffff = 72 19 26 c2 ff ff 0f 00
asm s_atomic_or s38, s[16:17], s7 offset:0x4 glc = 88 49 27 c2 04 00 00 0e
bad s_atomic_or v0 ! 1:15: s_atomic_or needs 'glc' with these operands
bad s_atomic_or vcc_lo, s[62:63], 0xfffff offen ! 1:39: s_atomic_or has no modifier 'offen'

target gfx1010
asm s_atomic_or s16, s[32:33], 0x1 = 10 04 24 f6 01 00 00 fa
asm s_atomic_or s16, s[32:33], s48 = 10 04 24 f6 00 00 00 60
asm s_atomic_or s16, s[32:33], 0x1 glc = 10 04 25 f6 01 00 00 fa
asm s_atomic_or s16, s[32:33], s48 glc = 10 04 25 f6 00 00 00 60
