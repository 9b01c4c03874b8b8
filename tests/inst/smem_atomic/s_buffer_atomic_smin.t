# s_buffer_atomic_smin: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_smin vcc_lo, s[64:67], 0xfffff = a0 1a 12 c1 ff ff 0f 00
asm s_buffer_atomic_smin vcc_hi, ttmp[4:7], m0 = f8 1a 10 c1 7c 00 00 00
asm s_buffer_atomic_smin s101, s[76:79], s97 = 66 19 10 c1 61 00 00 00
asm s_buffer_atomic_smin s4, s[48:51], 0x1234 glc = 18 01 13 c1 34 12 00 00
asm s_buffer_atomic_smin s101, ttmp[4:7], m0 glc = 78 19 11 c1 7c 00 00 00
asm s_buffer_atomic_smin s57, s[68:71], s18 glc = 62 0e 11 c1 12 00 00 00
asm s_buffer_atomic_smin flat_scratch_lo, s[32:35], s19 offset:0x1 glc = 90 59 13 c1 01 00 00 26
asm s_buffer_atomic_smin s101, s[16:19], 0x0 = 48 19 12 c1 00 00 00 00
asm s_buffer_atomic_smin s74, s[0:3], m0 = 80 12 10 c1 7c 00 00 00
asm s_buffer_atomic_smin s74, s[0:3], m0 offset:0x7ffff = 80 52 12 c1 ff ff 07 f8
bad s_buffer_atomic_smin v0 ! 1:24: s_buffer_atomic_smin needs 'glc' with these operands
bad s_buffer_atomic_smin vcc_lo, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_smin has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_smin s16, s[32:35], 0x1 = 10 04 10 f5 01 00 00 fa
asm s_buffer_atomic_smin s16, s[32:35], s48 = 10 04 10 f5 00 00 00 60
asm s_buffer_atomic_smin s16, s[32:35], 0x1 glc = 10 04 11 f5 01 00 00 fa
asm s_buffer_atomic_smin s16, s[32:35], s48 glc = 10 04 11 f5 00 00 00 60
