# s_buffer_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad s_buffer_load_dwordx2 v0 ! 1:23: first operand must be 2 scalar registers
bad s_buffer_load_dwordx2 vcc, s[60:63], 0xfffff offen ! 1:46: s_buffer_load_dwordx2 has no modifier 'offen'

target gfx803
asm s_buffer_load_dwordx2 s[42:43], s[44:47], 0xfffff glc = 96 0a 27 c0 ff ff 0f 00
asm s_buffer_load_dwordx2 s[30:31], ttmp[4:7], m0 = ba 07 24 c0 7c 00 00 00
asm s_buffer_load_dwordx2 s[12:13], s[12:15], 0x1234 glc = 06 03 27 c0 34 12 00 00
asm s_buffer_load_dwordx2 s[70:71], s[68:71], m0 = a2 11 24 c0 7c 00 00 00

target gfx900 gfx906
asm s_buffer_load_dwordx2 xnack_mask, s[80:83], 0x1234 = 28 1a 26 c0 34 12 00 00
asm s_buffer_load_dwordx2 xnack_mask, ttmp[4:7], m0 = 38 1a 24 c0 7c 00 00 00
asm s_buffer_load_dwordx2 s[42:43], s[44:47], s7 glc = 96 0a 25 c0 07 00 00 00
asm s_buffer_load_dwordx2 xnack_mask, ttmp[4:7], 0xfffff = 38 1a 26 c0 ff ff 0f 00
asm s_buffer_load_dwordx2 s[92:93], s[52:55], m0 = 1a 17 24 c0 7c 00 00 00
asm s_buffer_load_dwordx2 s[92:93], s[52:55], m0 offset:0x4 = 1a 57 26 c0 04 00 00 f8

target gfx1010
asm s_buffer_load_dwordx2 s[16:17], s[32:35], 0x1 = 10 04 24 f4 01 00 00 fa
asm s_buffer_load_dwordx2 s[16:17], s[32:35], s48 = 10 04 24 f4 00 00 00 60

target gfx1100
asm s_buffer_load_b64 s[16:17], s[32:35], 0x1 = 10 04 24 f4 01 00 00 f8
asm s_buffer_load_b64 s[16:17], s[32:35], s48 = 10 04 24 f4 00 00 00 60

target gfx1200
asm s_buffer_load_b64 s[16:17], s[32:35], 0x1 th:TH_LOAD_NT = 10 24 82 f4 01 00 00 f8
asm s_buffer_load_b64 s[16:17], s[32:35], s48 offset:0x40 scope:SCOPE_SYS = 10 24 62 f4 40 00 00 60
