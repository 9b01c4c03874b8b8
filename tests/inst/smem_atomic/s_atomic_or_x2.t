# s_atomic_or_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_or_x2 s[74:75], s[6:7], 0x4 = 83 12 a6 c2 04 00 00 00
asm s_atomic_or_x2 s[20:21], vcc, s7 = 35 05 a4 c2 07 00 00 00
asm s_atomic_or_x2 s[20:21], flat_scratch, m0 = 33 05 a4 c2 7c 00 00 00
asm s_atomic_or_x2 s[48:49], s[6:7], s19 offset:0x1 = 03 4c a6 c2 01 00 00 26
asm s_atomic_or_x2 s[46:47], s[82:83], 0x1234 glc = a9 0b a7 c2 34 12 00 00
asm s_atomic_or_x2 vcc, s[80:81], s7 glc = a8 1a a5 c2 07 00 00 00
asm s_atomic_or_x2 s[0:1], s[20:21], s81 glc = 0a 00 a5 c2 51 00 00 00
asm s_atomic_or_x2 s[34:35], s[18:19], m0 offset:0x1 glc = 89 48 a7 c2 01 00 00 f8
bad s_atomic_or_x2 v0 ! 1:18: s_atomic_or_x2 needs 'glc' with these operands
bad s_atomic_or_x2 vcc, s[62:63], 0xfffff offen ! 1:39: s_atomic_or_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_or_x2 s[16:17], s[32:33], 0x1 = 10 04 a4 f6 01 00 00 fa
asm s_atomic_or_x2 s[16:17], s[32:33], s48 = 10 04 a4 f6 00 00 00 60
asm s_atomic_or_x2 s[16:17], s[32:33], 0x1 glc = 10 04 a5 f6 01 00 00 fa
asm s_atomic_or_x2 s[16:17], s[32:33], s48 glc = 10 04 a5 f6 00 00 00 60
