# s_buffer_atomic_umax_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_umax_x2 s[40:41], ttmp[4:7], 0x4 = 38 0a 9e c1 04 00 00 00
asm s_buffer_atomic_umax_x2 s[72:73], s[60:63], s7 = 1e 12 9c c1 07 00 00 00
asm s_buffer_atomic_umax_x2 s[58:59], s[20:23], s7 = 8a 0e 9c c1 07 00 00 00
asm s_buffer_atomic_umax_x2 flat_scratch, s[92:95], s7 offset:0x1 = ae 59 9e c1 01 00 00 0e
asm s_buffer_atomic_umax_x2 s[30:31], s[72:75], 0x0 glc = a4 07 9f c1 00 00 00 00
asm s_buffer_atomic_umax_x2 vcc, s[28:31], m0 glc = 8e 1a 9d c1 7c 00 00 00
asm s_buffer_atomic_umax_x2 s[90:91], ttmp[4:7], s7 glc = b8 16 9d c1 07 00 00 00
asm s_buffer_atomic_umax_x2 s[86:87], s[72:75], 0xfffff = a4 15 9e c1 ff ff 0f 00
asm s_buffer_atomic_umax_x2 s[0:1], s[0:3], s59 glc = 00 00 9d c1 3b 00 00 00
asm s_buffer_atomic_umax_x2 s[0:1], s[0:3], s59 offset:0x7ffff glc = 00 40 9f c1 ff ff 07 76
bad s_buffer_atomic_umax_x2 v0 ! 1:27: s_buffer_atomic_umax_x2 needs 'glc' with these operands
bad s_buffer_atomic_umax_x2 vcc, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_umax_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_umax_x2 s[16:17], s[32:35], 0x1 = 10 04 9c f5 01 00 00 fa
asm s_buffer_atomic_umax_x2 s[16:17], s[32:35], s48 = 10 04 9c f5 00 00 00 60
asm s_buffer_atomic_umax_x2 s[16:17], s[32:35], 0x1 glc = 10 04 9d f5 01 00 00 fa
asm s_buffer_atomic_umax_x2 s[16:17], s[32:35], s48 glc = 10 04 9d f5 00 00 00 60
