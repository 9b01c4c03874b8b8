# s_buffer_load_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_load_dword s97, s[80:83], 0x1234 glc = 68 18 23 c0 34 12 00 00
asm s_buffer_load_dword s101, s[36:39], s7 = 52 19 20 c0 07 00 00 00
bad s_buffer_load_dword v0 ! 1:21: first operand must be a scalar register
bad s_buffer_load_dword vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_load_dword has no modifier 'offen'

target gfx803
asm s_buffer_load_dword vcc_hi, s[64:67], 0x4 = e0 1a 22 c0 04 00 00 00
asm s_buffer_load_dword vcc_lo, s[92:95], m0 = ae 1a 20 c0 7c 00 00 00

target gfx900 gfx906
asm s_buffer_load_dword vcc_hi, s[64:67], s7 = e0 1a 20 c0 07 00 00 00
asm s_buffer_load_dword vcc_lo, s[92:95], m0 offset:0x1 glc = ae 5a 23 c0 01 00 00 f8

target gfx1010
asm s_buffer_load_dword s16, s[32:35], 0x1 = 10 04 20 f4 01 00 00 fa
asm s_buffer_load_dword s16, s[32:35], s48 = 10 04 20 f4 00 00 00 60

target gfx1100
asm s_buffer_load_b32 s16, s[32:35], 0x1 = 10 04 20 f4 01 00 00 f8
asm s_buffer_load_b32 s16, s[32:35], s48 = 10 04 20 f4 00 00 00 60

target gfx1200
asm s_buffer_load_b32 s16, s[32:35], 0x1 scope:SCOPE_SE = 10 04 22 f4 01 00 00 f8
asm s_buffer_load_b32 s16, s[32:35], s48 offset:0x10 th:TH_LOAD_NT scope:SCOPE_DEV = 10 04 c2 f4 10 00 00 60
