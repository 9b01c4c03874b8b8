# s_atomic_umax_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_umax_x2 s[100:101], s[100:101], 0x0 = 32 19 9e c2 00 00 00 00
asm s_atomic_umax_x2 s[46:47], s[100:101], flat_scratch_lo = b2 0b 9c c2 66 00 00 00
asm s_atomic_umax_x2 s[0:1], s[100:101], m0 = 32 00 9c c2 7c 00 00 00
asm s_atomic_umax_x2 s[46:47], s[8:9], 0xfffff glc = 84 0b 9f c2 ff ff 0f 00
asm s_atomic_umax_x2 s[86:87], flat_scratch, s7 glc = b3 15 9d c2 07 00 00 00
asm s_atomic_umax_x2 s[2:3], s[12:13], m0 glc = 86 00 9d c2 7c 00 00 00
asm s_atomic_umax_x2 s[64:65], s[88:89], s22 offset:0x4 glc = 2c 50 9f c2 04 00 00 2c
asm s_atomic_umax_x2 s[38:39], s[100:101], 0x0 = b2 09 9e c2 00 00 00 00
asm s_atomic_umax_x2 s[84:85], s[86:87], s38 = 2b 15 9c c2 26 00 00 00
asm s_atomic_umax_x2 s[84:85], s[86:87], s38 offset:0x4 = 2b 55 9e c2 04 00 00 4c
bad s_atomic_umax_x2 v0 ! 1:20: s_atomic_umax_x2 needs 'glc' with these operands
bad s_atomic_umax_x2 vcc, s[62:63], 0xfffff offen ! 1:41: s_atomic_umax_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_umax_x2 s[16:17], s[32:33], 0x1 = 10 04 9c f6 01 00 00 fa
asm s_atomic_umax_x2 s[16:17], s[32:33], s48 = 10 04 9c f6 00 00 00 60
asm s_atomic_umax_x2 s[16:17], s[32:33], 0x1 glc = 10 04 9d f6 01 00 00 fa
asm s_atomic_umax_x2 s[16:17], s[32:33], s48 glc = 10 04 9d f6 00 00 00 60
