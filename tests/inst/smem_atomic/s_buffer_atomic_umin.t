# s_buffer_atomic_umin: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_umin s83, s[40:43], 0xfffff = d4 14 16 c1 ff ff 0f 00
asm s_buffer_atomic_umin s17, s[56:59], m0 = 5c 04 14 c1 7c 00 00 00
asm s_buffer_atomic_umin s57, s[88:91], m0 = 6c 0e 14 c1 7c 00 00 00
asm s_buffer_atomic_umin s56, s[52:55], m0 offset:0x1 = 1a 4e 16 c1 01 00 00 f8
asm s_buffer_atomic_umin s101, s[12:15], 0xfffff glc = 46 19 17 c1 ff ff 0f 00
asm s_buffer_atomic_umin s43, ttmp[4:7], m0 glc = f8 0a 15 c1 7c 00 00 00
asm s_buffer_atomic_umin flat_scratch_lo, s[48:51], m0 glc = 98 19 15 c1 7c 00 00 00
asm s_buffer_atomic_umin s51, ttmp[4:7], s2 offset:0x4 glc = f8 4c 17 c1 04 00 00 04
bad s_buffer_atomic_umin v0 ! 1:24: s_buffer_atomic_umin needs 'glc' with these operands
bad s_buffer_atomic_umin vcc_lo, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_umin has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_umin s16, s[32:35], 0x1 = 10 04 14 f5 01 00 00 fa
asm s_buffer_atomic_umin s16, s[32:35], s48 = 10 04 14 f5 00 00 00 60
asm s_buffer_atomic_umin s16, s[32:35], 0x1 glc = 10 04 15 f5 01 00 00 fa
asm s_buffer_atomic_umin s16, s[32:35], s48 glc = 10 04 15 f5 00 00 00 60
