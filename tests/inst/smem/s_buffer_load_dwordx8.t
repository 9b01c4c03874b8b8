# s_buffer_load_dwordx8: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_load_dwordx8 s[32:39], s[44:47], 0x1234 glc = 16 08 2f c0 34 12 00 00
asm s_buffer_load_dwordx8 s[68:75], s[0:3], s7 = 00 11 2c c0 07 00 00 00
bad s_buffer_load_dwordx8 v[16:23], s[8:11], 0x1234 ! 1:23: first operand must be 8 scalar registers
bad s_buffer_load_dwordx8 s[16:23], s[8:11], 0x1234 offen ! 1:49: s_buffer_load_dwordx8 has no modifier 'offen'

target gfx803
asm s_buffer_load_dwordx8 s[88:95], s[44:47], 0x1234 glc = 16 16 2f c0 34 12 00 00
asm s_buffer_load_dwordx8 s[68:75], s[84:87], s25 = 2a 11 2c c0 19 00 00 00

target gfx900 gfx906
asm s_buffer_load_dwordx8 s[88:95], s[44:47], s33 glc = 16 16 2d c0 21 00 00 00
asm s_buffer_load_dwordx8 s[60:67], s[0:3], 0x0 glc = 00 0f 2f c0 00 00 00 00
asm s_buffer_load_dwordx8 s[48:55], s[32:35], s7 = 10 0c 2c c0 07 00 00 00
asm s_buffer_load_dwordx8 s[48:55], s[32:35], s7 offset:0x7ffff = 10 4c 2e c0 ff ff 07 0e

target gfx1010
asm s_buffer_load_dwordx8 s[16:23], s[32:35], 0x1 = 10 04 2c f4 01 00 00 fa
asm s_buffer_load_dwordx8 s[16:23], s[32:35], s48 = 10 04 2c f4 00 00 00 60

target gfx1100
asm s_buffer_load_b256 s[16:23], s[32:35], 0x1 = 10 04 2c f4 01 00 00 f8
asm s_buffer_load_b256 s[16:23], s[32:35], s48 = 10 04 2c f4 00 00 00 60

target gfx1200
asm s_buffer_load_b256 s[16:23], s[32:35], 0x1 th:TH_LOAD_HT scope:SCOPE_SE = 10 64 22 f5 01 00 00 f8
asm s_buffer_load_b256 s[16:23], s[32:35], s48 offset:0x40 th:TH_LOAD_HT scope:SCOPE_DEV = 10 64 42 f5 40 00 00 60
