# s_buffer_atomic_sub_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_sub_x2 s[60:61], s[40:43], 0x0 = 14 0f 8e c1 00 00 00 00
asm s_buffer_atomic_sub_x2 s[44:45], s[52:55], m0 = 1a 0b 8c c1 7c 00 00 00
asm s_buffer_atomic_sub_x2 s[88:89], s[52:55], s87 = 1a 16 8c c1 57 00 00 00
asm s_buffer_atomic_sub_x2 s[30:31], s[0:3], m0 offset:0x1 = 80 47 8e c1 01 00 00 f8
asm s_buffer_atomic_sub_x2 s[54:55], s[8:11], 0x1234 glc = 84 0d 8f c1 34 12 00 00
asm s_buffer_atomic_sub_x2 s[90:91], ttmp[4:7], s68 glc = b8 16 8d c1 44 00 00 00
asm s_buffer_atomic_sub_x2 flat_scratch, s[80:83], s7 glc = a8 19 8d c1 07 00 00 00
asm s_buffer_atomic_sub_x2 s[8:9], s[16:19], s7 offset:0x4 glc = 08 42 8f c1 04 00 00 0e
bad s_buffer_atomic_sub_x2 v0 ! 1:26: s_buffer_atomic_sub_x2 needs 'glc' with these operands
bad s_buffer_atomic_sub_x2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_sub_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_sub_x2 s[16:17], s[32:35], 0x1 = 10 04 8c f5 01 00 00 fa
asm s_buffer_atomic_sub_x2 s[16:17], s[32:35], s48 = 10 04 8c f5 00 00 00 60
asm s_buffer_atomic_sub_x2 s[16:17], s[32:35], 0x1 glc = 10 04 8d f5 01 00 00 fa
asm s_buffer_atomic_sub_x2 s[16:17], s[32:35], s48 glc = 10 04 8d f5 00 00 00 60
