# s_buffer_atomic_dec: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_dec s6, s[20:23], 0x1234 = 8a 01 32 c1 34 12 00 00
asm s_buffer_atomic_dec s12, s[36:39], s7 = 12 03 30 c1 07 00 00 00
asm s_buffer_atomic_dec s98, s[40:43], m0 = 94 18 30 c1 7c 00 00 00
asm s_buffer_atomic_dec s2, s[40:43], 0x4 glc = 94 00 33 c1 04 00 00 00
asm s_buffer_atomic_dec s101, ttmp[4:7], s51 glc = 78 19 31 c1 33 00 00 00
asm s_buffer_atomic_dec vcc_hi, s[48:51], m0 glc = d8 1a 31 c1 7c 00 00 00
asm s_buffer_atomic_dec flat_scratch_lo, ttmp[4:7], s60 offset:0x1 glc = b8 59 33 c1 01 00 00 78
asm s_buffer_atomic_dec s1, s[44:47], 0x1234 = 56 00 32 c1 34 12 00 00
asm s_buffer_atomic_dec s48, s[24:27], s74 = 0c 0c 30 c1 4a 00 00 00
asm s_buffer_atomic_dec s48, s[24:27], s74 offset:0x4 = 0c 4c 32 c1 04 00 00 94
bad s_buffer_atomic_dec v0 ! 1:23: s_buffer_atomic_dec needs 'glc' with these operands
bad s_buffer_atomic_dec vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_dec has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_dec s16, s[32:35], 0x1 = 10 04 30 f5 01 00 00 fa
asm s_buffer_atomic_dec s16, s[32:35], s48 = 10 04 30 f5 00 00 00 60
asm s_buffer_atomic_dec s16, s[32:35], 0x1 glc = 10 04 31 f5 01 00 00 fa
asm s_buffer_atomic_dec s16, s[32:35], s48 glc = 10 04 31 f5 00 00 00 60
