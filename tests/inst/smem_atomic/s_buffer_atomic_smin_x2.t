# s_buffer_atomic_smin_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_smin_x2 flat_scratch, s[20:23], 0x0 = 8a 19 92 c1 00 00 00 00
asm s_buffer_atomic_smin_x2 s[50:51], s[76:79], s57 = a6 0c 90 c1 39 00 00 00
asm s_buffer_atomic_smin_x2 s[28:29], ttmp[4:7], s7 = 38 07 90 c1 07 00 00 00
asm s_buffer_atomic_smin_x2 s[72:73], s[12:15], s7 offset:0x1 = 06 52 92 c1 01 00 00 0e
asm s_buffer_atomic_smin_x2 s[84:85], s[28:31], 0x0 glc = 0e 15 93 c1 00 00 00 00
asm s_buffer_atomic_smin_x2 s[42:43], s[76:79], s7 glc = a6 0a 91 c1 07 00 00 00
asm s_buffer_atomic_smin_x2 s[62:63], s[48:51], m0 glc = 98 0f 91 c1 7c 00 00 00
asm s_buffer_atomic_smin_x2 s[38:39], ttmp[4:7], s7 offset:0x1 glc = b8 49 93 c1 01 00 00 0e
bad s_buffer_atomic_smin_x2 v0 ! 1:27: s_buffer_atomic_smin_x2 needs 'glc' with these operands
bad s_buffer_atomic_smin_x2 vcc, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_smin_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_smin_x2 s[16:17], s[32:35], 0x1 = 10 04 90 f5 01 00 00 fa
asm s_buffer_atomic_smin_x2 s[16:17], s[32:35], s48 = 10 04 90 f5 00 00 00 60
asm s_buffer_atomic_smin_x2 s[16:17], s[32:35], 0x1 glc = 10 04 91 f5 01 00 00 fa
asm s_buffer_atomic_smin_x2 s[16:17], s[32:35], s48 glc = 10 04 91 f5 00 00 00 60
