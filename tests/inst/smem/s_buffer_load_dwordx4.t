# s_buffer_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_load_dwordx4 s[48:51], s[88:91], 0xfffff = 2c 0c 2a c0 ff ff 0f 00
bad s_buffer_load_dwordx4 v0 ! 1:23: first operand must be 4 scalar registers
bad s_buffer_load_dwordx4 ttmp[4:7], s[8:11], 0x1234 offen ! 1:50: s_buffer_load_dwordx4 has no modifier 'offen'

target gfx803
asm s_buffer_load_dwordx4 ttmp[4:7], s[0:3], s7 = 00 1d 28 c0 07 00 00 00
asm s_buffer_load_dwordx4 s[8:11], s[12:15], 0x1234 = 06 02 2a c0 34 12 00 00
asm s_buffer_load_dwordx4 s[44:47], s[64:67], m0 glc = 20 0b 29 c0 7c 00 00 00

target gfx900 gfx906
asm s_buffer_load_dwordx4 ttmp[4:7], s[0:3], s7 = 00 1c 28 c0 07 00 00 00
asm s_buffer_load_dwordx4 s[8:11], s[12:15], s95 = 06 02 28 c0 5f 00 00 00
asm s_buffer_load_dwordx4 s[68:71], s[64:67], s7 offset:0x4 = 20 51 2a c0 04 00 00 0e

target gfx1010
asm s_buffer_load_dwordx4 s[16:19], s[32:35], 0x1 = 10 04 28 f4 01 00 00 fa
asm s_buffer_load_dwordx4 s[16:19], s[32:35], s48 = 10 04 28 f4 00 00 00 60

target gfx1100
asm s_buffer_load_b128 s[16:19], s[32:35], 0x1 = 10 04 28 f4 01 00 00 f8
asm s_buffer_load_b128 s[16:19], s[32:35], s48 = 10 04 28 f4 00 00 00 60

target gfx1200
asm s_buffer_load_b128 s[16:19], s[32:35], 0x1 th:TH_LOAD_HT scope:SCOPE_SE = 10 44 22 f5 01 00 00 f8
asm s_buffer_load_b128 s[16:19], s[32:35], s48 offset:0xfff th:TH_LOAD_NT scope:SCOPE_SYS = 10 44 e2 f4 ff 0f 00 60
