# s_buffer_atomic_inc_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_inc_x2 s[92:93], s[8:11], 0x4 = 04 17 ae c1 04 00 00 00
asm s_buffer_atomic_inc_x2 xnack_mask, s[64:67], m0 = 20 1a ac c1 7c 00 00 00
asm s_buffer_atomic_inc_x2 xnack_mask, s[60:63], s38 = 1e 1a ac c1 26 00 00 00
asm s_buffer_atomic_inc_x2 s[12:13], s[8:11], s7 offset:0x1 = 04 43 ae c1 01 00 00 0e
asm s_buffer_atomic_inc_x2 s[4:5], s[36:39], 0xfffff glc = 12 01 af c1 ff ff 0f 00
asm s_buffer_atomic_inc_x2 s[32:33], s[92:95], m0 glc = 2e 08 ad c1 7c 00 00 00
asm s_buffer_atomic_inc_x2 s[40:41], s[64:67], m0 glc = 20 0a ad c1 7c 00 00 00
asm s_buffer_atomic_inc_x2 xnack_mask, s[24:27], vcc_hi offset:0x1 glc = 0c 5a af c1 01 00 00 d6
bad s_buffer_atomic_inc_x2 v0 ! 1:26: s_buffer_atomic_inc_x2 needs 'glc' with these operands
bad s_buffer_atomic_inc_x2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_inc_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_inc_x2 s[16:17], s[32:35], 0x1 = 10 04 ac f5 01 00 00 fa
asm s_buffer_atomic_inc_x2 s[16:17], s[32:35], s48 = 10 04 ac f5 00 00 00 60
asm s_buffer_atomic_inc_x2 s[16:17], s[32:35], 0x1 glc = 10 04 ad f5 01 00 00 fa
asm s_buffer_atomic_inc_x2 s[16:17], s[32:35], s48 glc = 10 04 ad f5 00 00 00 60
