# s_buffer_atomic_smax_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_smax_x2 xnack_mask, s[16:19], 0x1234 = 08 1a 9a c1 34 12 00 00
asm s_buffer_atomic_smax_x2 s[6:7], s[12:15], s7 = 86 01 98 c1 07 00 00 00
asm s_buffer_atomic_smax_x2 s[74:75], s[0:3], s7 = 80 12 98 c1 07 00 00 00
asm s_buffer_atomic_smax_x2 flat_scratch, s[88:91], s44 offset:0x4 = ac 59 9a c1 04 00 00 58
asm s_buffer_atomic_smax_x2 s[4:5], s[12:15], 0x1234 glc = 06 01 9b c1 34 12 00 00
asm s_buffer_atomic_smax_x2 s[80:81], ttmp[4:7], m0 glc = 38 14 99 c1 7c 00 00 00
asm s_buffer_atomic_smax_x2 vcc, s[48:51], s86 glc = 98 1a 99 c1 56 00 00 00
asm s_buffer_atomic_smax_x2 s[14:15], s[0:3], s7 offset:0x4 glc = 80 43 9b c1 04 00 00 0e
bad s_buffer_atomic_smax_x2 v0 ! 1:27: s_buffer_atomic_smax_x2 needs 'glc' with these operands
bad s_buffer_atomic_smax_x2 vcc, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_smax_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_smax_x2 s[16:17], s[32:35], 0x1 = 10 04 98 f5 01 00 00 fa
asm s_buffer_atomic_smax_x2 s[16:17], s[32:35], s48 = 10 04 98 f5 00 00 00 60
asm s_buffer_atomic_smax_x2 s[16:17], s[32:35], 0x1 glc = 10 04 99 f5 01 00 00 fa
asm s_buffer_atomic_smax_x2 s[16:17], s[32:35], s48 glc = 10 04 99 f5 00 00 00 60
