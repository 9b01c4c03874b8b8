# s_buffer_store_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_store_dword s39, s[4:7], 0x0 glc = c2 09 63 c0 00 00 00 00
asm s_buffer_store_dword s18, s[44:47], m0 = 96 04 60 c0 7c 00 00 00
bad s_buffer_store_dword v0 ! 1:22: first operand must be a scalar register
bad s_buffer_store_dword vcc_lo, s[60:63], 0xfffff offen ! 1:48: s_buffer_store_dword has no modifier 'offen'

target gfx803
asm s_buffer_store_dword s8, s[64:67], 0xfffff = 20 02 62 c0 ff ff 0f 00
asm s_buffer_store_dword vcc_lo, ttmp[4:7], m0 = ba 1a 60 c0 7c 00 00 00

target gfx900 gfx906
asm s_buffer_store_dword s8, s[64:67], s52 = 20 02 60 c0 34 00 00 00
asm s_buffer_store_dword s0, ttmp[4:7], m0 offset:0x1 = 38 40 62 c0 01 00 00 f8

target gfx1010
asm s_buffer_store_dword s16, s[32:35], 0x1 = 10 04 60 f4 01 00 00 fa
asm s_buffer_store_dword s16, s[32:35], s48 = 10 04 60 f4 00 00 00 60
