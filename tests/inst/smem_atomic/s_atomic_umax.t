# s_atomic_umax: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_umax flat_scratch_lo, s[88:89], -0x8000 = ac 19 1e c2 00 80 1f 00
asm s_atomic_umax s76, s[100:101], m0 = 32 13 1c c2 7c 00 00 00
asm s_atomic_umax s24, s[14:15], m0 = 07 06 1c c2 7c 00 00 00
asm s_atomic_umax vcc_hi, s[64:65], 0xfffff glc = e0 1a 1f c2 ff ff 0f 00
asm s_atomic_umax s98, s[8:9], s7 glc = 84 18 1d c2 07 00 00 00
asm s_atomic_umax flat_scratch_lo, xnack_mask, vcc_hi glc = b4 19 1d c2 6b 00 00 00
asm s_atomic_umax s7, s[40:41], m0 offset:0x1 glc = d4 41 1f c2 01 00 00 f8
asm s_atomic_umax s66, s[70:71], 0x1234 = a3 10 1e c2 34 12 00 00
asm s_atomic_umax s9, flat_scratch, s49 = 73 02 1c c2 31 00 00 00
asm s_atomic_umax s9, flat_scratch, s49 offset:0x7ffff = 73 42 1e c2 ff ff 07 62
bad s_atomic_umax v0 ! 1:17: s_atomic_umax needs 'glc' with these operands
bad s_atomic_umax vcc_lo, s[62:63], 0xfffff offen ! 1:41: s_atomic_umax has no modifier 'offen'

target gfx1010
asm s_atomic_umax s16, s[32:33], 0x1 = 10 04 1c f6 01 00 00 fa
asm s_atomic_umax s16, s[32:33], s48 = 10 04 1c f6 00 00 00 60
asm s_atomic_umax s16, s[32:33], 0x1 glc = 10 04 1d f6 01 00 00 fa
asm s_atomic_umax s16, s[32:33], s48 glc = 10 04 1d f6 00 00 00 60
