# s_buffer_atomic_cmpswap_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_cmpswap_x2 s[88:91], s[32:35], 0x0 = 10 16 86 c1 00 00 00 00
asm s_buffer_atomic_cmpswap_x2 s[76:79], s[56:59], m0 = 1c 13 84 c1 7c 00 00 00
asm s_buffer_atomic_cmpswap_x2 s[40:43], s[52:55], m0 = 1a 0a 84 c1 7c 00 00 00
asm s_buffer_atomic_cmpswap_x2 s[0:3], s[92:95], s101 offset:0x4 = 2e 40 86 c1 04 00 00 ca
asm s_buffer_atomic_cmpswap_x2 s[56:59], s[36:39], 0xfffff glc = 12 0e 87 c1 ff ff 0f 00
asm s_buffer_atomic_cmpswap_x2 s[68:71], s[48:51], s28 glc = 18 11 85 c1 1c 00 00 00
asm s_buffer_atomic_cmpswap_x2 s[24:27], s[4:7], s7 glc = 02 06 85 c1 07 00 00 00
asm s_buffer_atomic_cmpswap_x2 s[20:23], s[16:19], s7 offset:0x4 glc = 08 45 87 c1 04 00 00 0e
bad s_buffer_atomic_cmpswap_x2 v0 ! 1:30: s_buffer_atomic_cmpswap_x2 needs 'glc' with these operands
bad s_buffer_atomic_cmpswap_x2 ttmp[4:7], s[8:11], 0x1234 offen ! 1:55: s_buffer_atomic_cmpswap_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_cmpswap_x2 s[16:19], s[32:35], 0x1 = 10 04 84 f5 01 00 00 fa
asm s_buffer_atomic_cmpswap_x2 s[16:19], s[32:35], s48 = 10 04 84 f5 00 00 00 60
asm s_buffer_atomic_cmpswap_x2 s[16:19], s[32:35], 0x1 glc = 10 04 85 f5 01 00 00 fa
asm s_buffer_atomic_cmpswap_x2 s[16:19], s[32:35], s48 glc = 10 04 85 f5 00 00 00 60
