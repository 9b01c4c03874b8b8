# s_load_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_load_dword s1, s[0:1], 0x4 = 40 00 02 c0 04 00 00 00
asm s_load_dword vcc_lo, s[10:11], m0 = 85 1a 00 c0 7c 00 00 00
bad s_load_dword v0 ! 1:14: first operand must be a scalar register
bad s_load_dword vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_load_dword has no modifier 'offen'

target gfx803
asm s_load_dword vcc_hi, s[70:71], 0x1234 = e3 1a 02 c0 34 12 00 00
asm s_load_dword vcc_hi, s[0:1], s7 glc = c0 1a 01 c0 07 00 00 00

target gfx900 gfx906
asm s_load_dword vcc_hi, s[70:71], s79 = e3 1a 00 c0 4f 00 00 00
asm s_load_dword vcc_hi, flat_scratch, -0x1 = f3 1a 02 c0 ff ff 1f 00
asm s_load_dword s69, s[38:39], s96 = 53 11 00 c0 60 00 00 00
asm s_load_dword s69, s[38:39], s96 offset:0x4 = 53 51 02 c0 04 00 00 c0

target gfx1010
asm s_load_dword s16, s[32:33], 0x1 = 10 04 00 f4 01 00 00 fa
asm s_load_dword s16, s[32:33], s48 = 10 04 00 f4 00 00 00 60

target gfx1100
asm s_load_b32 s16, s[32:33], 0x1 = 10 04 00 f4 01 00 00 f8
asm s_load_b32 s16, s[32:33], s48 = 10 04 00 f4 00 00 00 60

target gfx1200
asm s_load_b32 s16, s[32:33], 0x1 th:TH_LOAD_NT scope:SCOPE_SYS = 10 04 e0 f4 01 00 00 f8
asm s_load_b32 s16, s[32:33], s48 offset:0x10 th:TH_LOAD_NT = 10 04 80 f4 10 00 00 60
