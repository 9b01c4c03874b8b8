# s_load_dwordx8: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad s_load_dwordx8 v[16:23], s[96:97], 0x0 ! 1:16: first operand must be 8 scalar registers
bad s_load_dwordx8 s[16:23], s[96:97], 0x0 offen ! 1:40: s_load_dwordx8 has no modifier 'offen'

target gfx803
asm s_load_dwordx8 s[28:35], s[62:63], 0x0 = 1f 07 0e c0 00 00 00 00
asm s_load_dwordx8 s[72:79], s[64:65], s7 glc = 20 12 0d c0 07 00 00 00
asm s_load_dwordx8 s[32:39], s[82:83], 0x4 = 29 08 0e c0 04 00 00 00
asm s_load_dwordx8 s[12:19], vcc, s88 = 35 03 0c c0 58 00 00 00

target gfx900 gfx906
asm s_load_dwordx8 s[64:71], xnack_mask, 0xfffff = 34 10 0e c0 ff ff 0f 00
asm s_load_dwordx8 s[60:67], xnack_mask, s7 = 34 0f 0c c0 07 00 00 00
asm s_load_dwordx8 s[28:35], s[62:63], s7 = 1f 07 0c c0 07 00 00 00
asm s_load_dwordx8 s[64:71], s[72:73], m0 offset:0x4 = 24 50 0e c0 04 00 00 f8

target gfx1010
asm s_load_dwordx8 s[16:23], s[32:33], 0x1 = 10 04 0c f4 01 00 00 fa
asm s_load_dwordx8 s[16:23], s[32:33], s48 = 10 04 0c f4 00 00 00 60

target gfx1100
asm s_load_b256 s[16:23], s[32:33], 0x1 = 10 04 0c f4 01 00 00 f8
asm s_load_b256 s[16:23], s[32:33], s48 = 10 04 0c f4 00 00 00 60

target gfx1200
asm s_load_b256 s[16:23], s[32:33], 0x1 = 10 64 00 f4 01 00 00 f8
asm s_load_b256 s[16:23], s[32:33], s48 offset:0xfff th:TH_LOAD_NT scope:SCOPE_SYS = 10 64 e0 f4 ff 0f 00 60
