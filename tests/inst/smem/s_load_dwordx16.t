# s_load_dwordx16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad s_load_dwordx16 v[16:31], s[96:97], 0x0 ! 1:17: first operand must be 16 scalar registers
bad s_load_dwordx16 s[16:31], s[96:97], 0x0 offen ! 1:41: s_load_dwordx16 has no modifier 'offen'

target gfx803
asm s_load_dwordx16 s[60:75], flat_scratch, 0xfffff glc = 33 0f 13 c0 ff ff 0f 00
asm s_load_dwordx16 s[20:35], s[66:67], s74 = 21 05 10 c0 4a 00 00 00
asm s_load_dwordx16 s[36:51], s[76:77], 0x0 glc = 26 09 13 c0 00 00 00 00
asm s_load_dwordx16 s[8:23], s[90:91], m0 = 2d 02 10 c0 7c 00 00 00

target gfx900 gfx906
asm s_load_dwordx16 s[60:75], flat_scratch, -0x8000 = 33 0f 12 c0 00 80 1f 00
asm s_load_dwordx16 s[48:63], s[22:23], s7 glc = 0b 0c 11 c0 07 00 00 00
asm s_load_dwordx16 s[36:51], s[76:77], s4 = 26 09 10 c0 04 00 00 00
asm s_load_dwordx16 s[40:55], flat_scratch, -0x8000 = 33 0a 12 c0 00 80 1f 00
asm s_load_dwordx16 s[68:83], s[32:33], s7 = 10 11 10 c0 07 00 00 00
asm s_load_dwordx16 s[68:83], s[32:33], s7 offset:0x7ffff = 10 51 12 c0 ff ff 07 0e

target gfx1010
asm s_load_dwordx16 s[16:31], s[32:33], 0x1 = 10 04 10 f4 01 00 00 fa
asm s_load_dwordx16 s[16:31], s[32:33], s48 = 10 04 10 f4 00 00 00 60

target gfx1100
asm s_load_b512 s[16:31], s[32:33], 0x1 = 10 04 10 f4 01 00 00 f8
asm s_load_b512 s[16:31], s[32:33], s48 = 10 04 10 f4 00 00 00 60

target gfx1200
asm s_load_b512 s[16:31], s[32:33], 0x1 scope:SCOPE_SYS = 10 84 60 f4 01 00 00 f8
asm s_load_b512 s[16:31], s[32:33], s48 offset:0x40 th:TH_LOAD_NT = 10 84 80 f4 40 00 00 60
