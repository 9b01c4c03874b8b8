# s_store_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad s_store_dword v0 ! 1:15: first operand must be a scalar register
bad s_store_dword vcc_lo, s[62:63], 0xfffff offen ! 1:41: s_store_dword has no modifier 'offen'

target gfx803
asm s_store_dword flat_scratch_lo, s[94:95], 0x0 glc = af 19 43 c0 00 00 00 00
asm s_store_dword s69, s[62:63], s7 = 5f 11 40 c0 07 00 00 00
asm s_store_dword s83, s[20:21], 0x1234 = ca 14 42 c0 34 12 00 00
asm s_store_dword s54, s[82:83], s90 glc = a9 0d 41 c0 5a 00 00 00

target gfx900 gfx906
asm s_store_dword flat_scratch_lo, s[94:95], -0x1 glc = af 19 43 c0 ff ff 1f 00
asm s_store_dword s68, s[68:69], m0 glc = 22 11 41 c0 7c 00 00 00
asm s_store_dword s63, s[24:25], flat_scratch_lo glc = cc 0f 41 c0 66 00 00 00
asm s_store_dword s89, s[74:75], -0x1 glc = 65 16 43 c0 ff ff 1f 00
asm s_store_dword s90, s[84:85], m0 = aa 16 40 c0 7c 00 00 00
asm s_store_dword s90, s[84:85], m0 offset:0x4 = aa 56 42 c0 04 00 00 f8

target gfx1010
asm s_store_dword s16, s[32:33], 0x1 = 10 04 40 f4 01 00 00 fa
asm s_store_dword s16, s[32:33], s48 = 10 04 40 f4 00 00 00 60
