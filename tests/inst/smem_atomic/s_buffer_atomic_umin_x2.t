# s_buffer_atomic_umin_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_umin_x2 s[80:81], s[0:3], 0x0 = 00 14 96 c1 00 00 00 00
asm s_buffer_atomic_umin_x2 s[54:55], ttmp[4:7], s26 = b8 0d 94 c1 1a 00 00 00
asm s_buffer_atomic_umin_x2 s[88:89], s[40:43], s7 = 14 16 94 c1 07 00 00 00
asm s_buffer_atomic_umin_x2 s[22:23], s[56:59], s7 offset:0x4 = 9c 45 96 c1 04 00 00 0e
asm s_buffer_atomic_umin_x2 s[84:85], s[84:87], 0x0 glc = 2a 15 97 c1 00 00 00 00
asm s_buffer_atomic_umin_x2 flat_scratch, s[84:87], s1 glc = aa 19 95 c1 01 00 00 00
asm s_buffer_atomic_umin_x2 s[74:75], s[72:75], m0 glc = a4 12 95 c1 7c 00 00 00
asm s_buffer_atomic_umin_x2 s[26:27], s[76:79], vcc_lo offset:0x1 glc = a6 46 97 c1 01 00 00 d4
bad s_buffer_atomic_umin_x2 v0 ! 1:27: s_buffer_atomic_umin_x2 needs 'glc' with these operands
bad s_buffer_atomic_umin_x2 vcc, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_umin_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_umin_x2 s[16:17], s[32:35], 0x1 = 10 04 94 f5 01 00 00 fa
asm s_buffer_atomic_umin_x2 s[16:17], s[32:35], s48 = 10 04 94 f5 00 00 00 60
asm s_buffer_atomic_umin_x2 s[16:17], s[32:35], 0x1 glc = 10 04 95 f5 01 00 00 fa
asm s_buffer_atomic_umin_x2 s[16:17], s[32:35], s48 glc = 10 04 95 f5 00 00 00 60
