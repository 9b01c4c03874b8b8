# s_scratch_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_scratch_load_dwordx4 s[40:43], s[0:1], 0xfffff = 00 0a 1e c0 ff ff 0f 00
asm s_scratch_load_dwordx4 s[52:55], xnack_mask, s65 glc = 34 0d 1d c0 41 00 00 00
asm s_scratch_load_dwordx4 ttmp[4:7], vcc, s7 glc = 35 1c 1d c0 07 00 00 00
asm s_scratch_load_dwordx4 s[44:47], s[26:27], s7 offset:0x1 glc = 0d 4b 1f c0 01 00 00 0e
bad s_scratch_load_dwordx4 v0 ! 1:24: first operand must be 4 scalar registers
bad s_scratch_load_dwordx4 ttmp[4:7], s[96:97], 0x0 offen ! 1:49: s_scratch_load_dwordx4 has no modifier 'offen'

target gfx1010
asm s_scratch_load_dwordx4 s[16:19], s[32:33], 0x1 = 10 04 1c f4 01 00 00 fa
asm s_scratch_load_dwordx4 s[16:19], s[32:33], s48 = 10 04 1c f4 00 00 00 60
