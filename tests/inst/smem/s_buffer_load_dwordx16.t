# s_buffer_load_dwordx16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_load_dwordx16 s[80:95], s[56:59], 0x1234 glc = 1c 14 33 c0 34 12 00 00
asm s_buffer_load_dwordx16 s[56:71], s[56:59], s7 glc = 1c 0e 31 c0 07 00 00 00
bad s_buffer_load_dwordx16 v[16:31], s[8:11], 0x1234 ! 1:24: first operand must be 16 scalar registers
bad s_buffer_load_dwordx16 s[16:31], s[8:11], 0x1234 offen ! 1:50: s_buffer_load_dwordx16 has no modifier 'offen'

target gfx803
asm s_buffer_load_dwordx16 s[4:19], s[24:27], 0x1234 = 0c 01 32 c0 34 12 00 00
asm s_buffer_load_dwordx16 s[68:83], ttmp[4:7], s89 = 3a 11 30 c0 59 00 00 00

target gfx900 gfx906
asm s_buffer_load_dwordx16 s[4:19], s[24:27], m0 = 0c 01 30 c0 7c 00 00 00
asm s_buffer_load_dwordx16 s[0:15], s[36:39], s86 offset:0x1 = 12 40 32 c0 01 00 00 ac

target gfx1010
asm s_buffer_load_dwordx16 s[16:31], s[32:35], 0x1 = 10 04 30 f4 01 00 00 fa
asm s_buffer_load_dwordx16 s[16:31], s[32:35], s48 = 10 04 30 f4 00 00 00 60

target gfx1100
asm s_buffer_load_b512 s[16:31], s[32:35], 0x1 = 10 04 30 f4 01 00 00 f8
asm s_buffer_load_b512 s[16:31], s[32:35], s48 = 10 04 30 f4 00 00 00 60

target gfx1200
asm s_buffer_load_b512 s[16:31], s[32:35], 0x1 th:TH_LOAD_NT scope:SCOPE_DEV = 10 84 c2 f4 01 00 00 f8
asm s_buffer_load_b512 s[16:31], s[32:35], s48 offset:0x40 th:TH_LOAD_NT scope:SCOPE_SYS = 10 84 e2 f4 40 00 00 60
