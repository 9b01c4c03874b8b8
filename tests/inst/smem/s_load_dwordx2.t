# s_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_load_dwordx2 s[30:31], s[44:45], m0 glc = 96 07 05 c0 7c 00 00 00
bad s_load_dwordx2 v0 ! 1:16: first operand must be 2 scalar registers
bad s_load_dwordx2 vcc, s[62:63], 0xfffff offen ! 1:39: s_load_dwordx2 has no modifier 'offen'

target gfx803
asm s_load_dwordx2 s[44:45], s[66:67], 0xfffff = 21 0b 06 c0 ff ff 0f 00
asm s_load_dwordx2 s[96:97], s[10:11], m0 = 05 18 04 c0 7c 00 00 00
asm s_load_dwordx2 s[94:95], s[42:43], 0x4 glc = 95 17 07 c0 04 00 00 00

target gfx900 gfx906
asm s_load_dwordx2 s[52:53], xnack_mask, 0x4 = 34 0d 06 c0 04 00 00 00
asm s_load_dwordx2 s[44:45], s[66:67], s62 = 21 0b 04 c0 3e 00 00 00
asm s_load_dwordx2 s[18:19], s[82:83], s94 offset:0x1 = a9 44 06 c0 01 00 00 bc

target gfx1010
asm s_load_dwordx2 s[16:17], s[32:33], 0x1 = 10 04 04 f4 01 00 00 fa
asm s_load_dwordx2 s[16:17], s[32:33], s48 = 10 04 04 f4 00 00 00 60

target gfx1100
asm s_load_b64 s[16:17], s[32:33], 0x1 = 10 04 04 f4 01 00 00 f8
asm s_load_b64 s[16:17], s[32:33], s48 = 10 04 04 f4 00 00 00 60

target gfx1200
asm s_load_b64 s[16:17], s[32:33], 0x1 scope:SCOPE_SE = 10 24 20 f4 01 00 00 f8
asm s_load_b64 s[16:17], s[32:33], s48 offset:0x40 th:TH_LOAD_HT scope:SCOPE_SYS = 10 24 60 f5 40 00 00 60
