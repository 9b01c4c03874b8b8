# s_buffer_atomic_umax: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_umax s84, s[68:71], 0x1234 = 22 15 1e c1 34 12 00 00
asm s_buffer_atomic_umax s43, s[80:83], s45 = e8 0a 1c c1 2d 00 00 00
asm s_buffer_atomic_umax s1, s[24:27], m0 = 4c 00 1c c1 7c 00 00 00
asm s_buffer_atomic_umax s101, s[4:7], s73 offset:0x4 = 42 59 1e c1 04 00 00 92
asm s_buffer_atomic_umax s0, s[0:3], 0xfffff glc = 00 00 1f c1 ff ff 0f 00
asm s_buffer_atomic_umax s3, s[60:63], s7 glc = de 00 1d c1 07 00 00 00
asm s_buffer_atomic_umax s14, s[28:31], m0 glc = 8e 03 1d c1 7c 00 00 00
asm s_buffer_atomic_umax s50, s[4:7], 0xfffff = 82 0c 1e c1 ff ff 0f 00
asm s_buffer_atomic_umax s44, s[76:79], vcc_hi glc = 26 0b 1d c1 6b 00 00 00
asm s_buffer_atomic_umax s44, s[76:79], vcc_hi offset:0x4 glc = 26 4b 1f c1 04 00 00 d6
bad s_buffer_atomic_umax v0 ! 1:24: s_buffer_atomic_umax needs 'glc' with these operands
bad s_buffer_atomic_umax vcc_lo, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_umax has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_umax s16, s[32:35], 0x1 = 10 04 1c f5 01 00 00 fa
asm s_buffer_atomic_umax s16, s[32:35], s48 = 10 04 1c f5 00 00 00 60
asm s_buffer_atomic_umax s16, s[32:35], 0x1 glc = 10 04 1d f5 01 00 00 fa
asm s_buffer_atomic_umax s16, s[32:35], s48 glc = 10 04 1d f5 00 00 00 60
