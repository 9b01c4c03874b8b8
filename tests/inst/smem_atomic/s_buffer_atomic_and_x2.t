# s_buffer_atomic_and_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_and_x2 s[100:101], s[76:79], 0x4 = 26 19 a2 c1 04 00 00 00
asm s_buffer_atomic_and_x2 vcc, s[76:79], s87 = a6 1a a0 c1 57 00 00 00
asm s_buffer_atomic_and_x2 s[100:101], s[80:83], s7 = 28 19 a0 c1 07 00 00 00
asm s_buffer_atomic_and_x2 vcc, s[56:59], m0 offset:0x4 = 9c 5a a2 c1 04 00 00 f8
asm s_buffer_atomic_and_x2 s[38:39], s[28:31], 0xfffff glc = 8e 09 a3 c1 ff ff 0f 00
asm s_buffer_atomic_and_x2 flat_scratch, s[36:39], vcc_hi glc = 92 19 a1 c1 6b 00 00 00
asm s_buffer_atomic_and_x2 s[78:79], s[92:95], s7 glc = ae 13 a1 c1 07 00 00 00
asm s_buffer_atomic_and_x2 flat_scratch, s[40:43], s92 offset:0x4 glc = 94 59 a3 c1 04 00 00 b8
bad s_buffer_atomic_and_x2 v0 ! 1:26: s_buffer_atomic_and_x2 needs 'glc' with these operands
bad s_buffer_atomic_and_x2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_and_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_and_x2 s[16:17], s[32:35], 0x1 = 10 04 a0 f5 01 00 00 fa
asm s_buffer_atomic_and_x2 s[16:17], s[32:35], s48 = 10 04 a0 f5 00 00 00 60
asm s_buffer_atomic_and_x2 s[16:17], s[32:35], 0x1 glc = 10 04 a1 f5 01 00 00 fa
asm s_buffer_atomic_and_x2 s[16:17], s[32:35], s48 glc = 10 04 a1 f5 00 00 00 60
