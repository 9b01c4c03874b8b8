# s_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_load_dwordx4 s[52:55], s[36:37], s32 glc = 12 0d 09 c0 20 00 00 00
bad s_load_dwordx4 v0 ! 1:16: first operand must be 4 scalar registers
bad s_load_dwordx4 ttmp[4:7], s[96:97], 0x0 offen ! 1:41: s_load_dwordx4 has no modifier 'offen'

target gfx803
asm s_load_dwordx4 ttmp[4:7], s[38:39], 0x0 = 13 1d 0a c0 00 00 00 00
asm s_load_dwordx4 s[8:11], s[76:77], s101 glc = 26 02 09 c0 65 00 00 00
asm s_load_dwordx4 s[40:43], flat_scratch, 0x4 glc = 33 0a 0b c0 04 00 00 00

target gfx900 gfx906
asm s_load_dwordx4 ttmp[4:7], xnack_mask, 0x0 = 34 1c 0a c0 00 00 00 00
asm s_load_dwordx4 ttmp[4:7], s[38:39], s7 glc = 13 1c 09 c0 07 00 00 00
asm s_load_dwordx4 ttmp[4:7], s[70:71], m0 offset:0x4 = 23 5c 0a c0 04 00 00 f8

target gfx1010
asm s_load_dwordx4 s[16:19], s[32:33], 0x1 = 10 04 08 f4 01 00 00 fa
asm s_load_dwordx4 s[16:19], s[32:33], s48 = 10 04 08 f4 00 00 00 60

target gfx1100
asm s_load_b128 s[16:19], s[32:33], 0x1 = 10 04 08 f4 01 00 00 f8
asm s_load_b128 s[16:19], s[32:33], s48 = 10 04 08 f4 00 00 00 60

target gfx1200
asm s_load_b128 s[16:19], s[32:33], 0x1 th:TH_LOAD_NT scope:SCOPE_SE = 10 44 a0 f4 01 00 00 f8
asm s_load_b128 s[16:19], s[32:33], s48 offset:0xfff th:TH_LOAD_HT scope:SCOPE_SYS = 10 44 60 f5 ff 0f 00 60
