# s_scratch_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_scratch_store_dwordx4 s[72:75], s[2:3], 0x0 = 01 12 5e c0 00 00 00 00
asm s_scratch_store_dwordx4 s[60:63], vcc, m0 = 35 0f 5c c0 7c 00 00 00
asm s_scratch_store_dwordx4 s[28:31], s[8:9], s101 = 04 07 5c c0 65 00 00 00
asm s_scratch_store_dwordx4 s[32:35], s[76:77], s95 offset:0x4 glc = 26 48 5f c0 04 00 00 be
bad s_scratch_store_dwordx4 v0 ! 1:25: first operand must be 4 scalar registers
bad s_scratch_store_dwordx4 ttmp[4:7], s[96:97], 0x0 offen ! 1:50: s_scratch_store_dwordx4 has no modifier 'offen'

target gfx1010
asm s_scratch_store_dwordx4 s[16:19], s[32:33], 0x1 = 10 04 5c f4 01 00 00 fa
asm s_scratch_store_dwordx4 s[16:19], s[32:33], s48 = 10 04 5c f4 00 00 00 60
