# s_buffer_atomic_dec_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_dec_x2 s[100:101], s[64:67], 0x4 = 20 19 b2 c1 04 00 00 00
asm s_buffer_atomic_dec_x2 s[8:9], s[28:31], m0 = 0e 02 b0 c1 7c 00 00 00
asm s_buffer_atomic_dec_x2 vcc, ttmp[4:7], m0 = b8 1a b0 c1 7c 00 00 00
asm s_buffer_atomic_dec_x2 s[24:25], s[24:27], s7 offset:0x4 = 0c 46 b2 c1 04 00 00 0e
asm s_buffer_atomic_dec_x2 s[42:43], s[24:27], 0x0 glc = 8c 0a b3 c1 00 00 00 00
asm s_buffer_atomic_dec_x2 xnack_mask, s[72:75], s11 glc = 24 1a b1 c1 0b 00 00 00
asm s_buffer_atomic_dec_x2 s[100:101], s[52:55], m0 glc = 1a 19 b1 c1 7c 00 00 00
asm s_buffer_atomic_dec_x2 s[74:75], s[16:19], s7 offset:0x1 glc = 88 52 b3 c1 01 00 00 0e
bad s_buffer_atomic_dec_x2 v0 ! 1:26: s_buffer_atomic_dec_x2 needs 'glc' with these operands
bad s_buffer_atomic_dec_x2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_dec_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_dec_x2 s[16:17], s[32:35], 0x1 = 10 04 b0 f5 01 00 00 fa
asm s_buffer_atomic_dec_x2 s[16:17], s[32:35], s48 = 10 04 b0 f5 00 00 00 60
asm s_buffer_atomic_dec_x2 s[16:17], s[32:35], 0x1 glc = 10 04 b1 f5 01 00 00 fa
asm s_buffer_atomic_dec_x2 s[16:17], s[32:35], s48 glc = 10 04 b1 f5 00 00 00 60
