# s_atomic_smax_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_smax_x2 s[100:101], s[70:71], 0x4 = 23 19 9a c2 04 00 00 00
asm s_atomic_smax_x2 s[52:53], s[12:13], s7 = 06 0d 98 c2 07 00 00 00
asm s_atomic_smax_x2 s[8:9], s[48:49], vcc_hi = 18 02 98 c2 6b 00 00 00
asm s_atomic_smax_x2 s[20:21], s[92:93], s7 offset:0x4 = 2e 45 9a c2 04 00 00 0e
asm s_atomic_smax_x2 s[54:55], vcc, 0x0 glc = b5 0d 9b c2 00 00 00 00
asm s_atomic_smax_x2 s[10:11], s[24:25], s7 glc = 8c 02 99 c2 07 00 00 00
asm s_atomic_smax_x2 s[100:101], flat_scratch, m0 glc = 33 19 99 c2 7c 00 00 00
asm s_atomic_smax_x2 s[74:75], s[100:101], flat_scratch_lo offset:0x1 glc = b2 52 9b c2 01 00 00 cc
bad s_atomic_smax_x2 v0 ! 1:20: s_atomic_smax_x2 needs 'glc' with these operands
bad s_atomic_smax_x2 vcc, s[62:63], 0xfffff offen ! 1:41: s_atomic_smax_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_smax_x2 s[16:17], s[32:33], 0x1 = 10 04 98 f6 01 00 00 fa
asm s_atomic_smax_x2 s[16:17], s[32:33], s48 = 10 04 98 f6 00 00 00 60
asm s_atomic_smax_x2 s[16:17], s[32:33], 0x1 glc = 10 04 99 f6 01 00 00 fa
asm s_atomic_smax_x2 s[16:17], s[32:33], s48 glc = 10 04 99 f6 00 00 00 60
