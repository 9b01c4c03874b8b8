# s_buffer_atomic_and: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_and vcc_hi, s[72:75], 0x0 = e4 1a 22 c1 00 00 00 00
asm s_buffer_atomic_and s69, s[20:23], m0 = 4a 11 20 c1 7c 00 00 00
asm s_buffer_atomic_and s76, s[76:79], m0 = 26 13 20 c1 7c 00 00 00
asm s_buffer_atomic_and s78, s[40:43], s44 offset:0x4 = 94 53 22 c1 04 00 00 58
asm s_buffer_atomic_and s39, ttmp[4:7], 0x0 glc = f8 09 23 c1 00 00 00 00
asm s_buffer_atomic_and s71, s[28:31], s7 glc = ce 11 21 c1 07 00 00 00
asm s_buffer_atomic_and s52, s[76:79], s7 glc = 26 0d 21 c1 07 00 00 00
asm s_buffer_atomic_and s16, s[8:11], s7 offset:0x1 glc = 04 44 23 c1 01 00 00 0e
bad s_buffer_atomic_and v0 ! 1:23: s_buffer_atomic_and needs 'glc' with these operands
bad s_buffer_atomic_and vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_and has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_and s16, s[32:35], 0x1 = 10 04 20 f5 01 00 00 fa
asm s_buffer_atomic_and s16, s[32:35], s48 = 10 04 20 f5 00 00 00 60
asm s_buffer_atomic_and s16, s[32:35], 0x1 glc = 10 04 21 f5 01 00 00 fa
asm s_buffer_atomic_and s16, s[32:35], s48 glc = 10 04 21 f5 00 00 00 60
