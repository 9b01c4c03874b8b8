# s_atomic_smin: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_smin vcc_hi, s[8:9], 0x4 = c4 1a 12 c2 04 00 00 00
asm s_atomic_smin s19, s[22:23], s10 = cb 04 10 c2 0a 00 00 00
asm s_atomic_smin s67, s[44:45], m0 = d6 10 10 c2 7c 00 00 00
asm s_atomic_smin s49, s[18:19], m0 offset:0x4 = 49 4c 12 c2 04 00 00 f8
asm s_atomic_smin s101, xnack_mask, 0xfffff glc = 74 19 13 c2 ff ff 0f 00
asm s_atomic_smin s21, vcc, s35 glc = 75 05 11 c2 23 00 00 00
asm s_atomic_smin s75, s[82:83], s7 glc = e9 12 11 c2 07 00 00 00
asm s_atomic_smin s98, xnack_mask, s7 offset:0x1 glc = b4 58 13 c2 01 00 00 0e
bad s_atomic_smin v0 ! 1:17: s_atomic_smin needs 'glc' with these operands
bad s_atomic_smin vcc_lo, s[62:63], 0xfffff offen ! 1:41: s_atomic_smin has no modifier 'offen'

target gfx1010
asm s_atomic_smin s16, s[32:33], 0x1 = 10 04 10 f6 01 00 00 fa
asm s_atomic_smin s16, s[32:33], s48 = 10 04 10 f6 00 00 00 60
asm s_atomic_smin s16, s[32:33], 0x1 glc = 10 04 11 f6 01 00 00 fa
asm s_atomic_smin s16, s[32:33], s48 glc = 10 04 11 f6 00 00 00 60
