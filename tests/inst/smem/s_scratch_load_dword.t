# s_scratch_load_dword: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_scratch_load_dword s101, s[84:85], -0x8000 = 6a 19 16 c0 00 80 1f 00
asm s_scratch_load_dword s49, vcc, m0 = 75 0c 14 c0 7c 00 00 00
asm s_scratch_load_dword s87, s[76:77], s93 = e6 15 14 c0 5d 00 00 00
asm s_scratch_load_dword s56, s[56:57], 0x4 = 1c 0e 16 c0 04 00 00 00
asm s_scratch_load_dword s75, s[34:35], s7 offset:0x1 = d1 52 16 c0 01 00 00 0e
bad s_scratch_load_dword v0 ! 1:22: first operand must be a scalar register
bad s_scratch_load_dword vcc_lo, s[62:63], 0xfffff offen ! 1:48: s_scratch_load_dword has no modifier 'offen'

target gfx1010
asm s_scratch_load_dword s16, s[32:33], 0x1 = 10 04 14 f4 01 00 00 fa
asm s_scratch_load_dword s16, s[32:33], s48 = 10 04 14 f4 00 00 00 60
