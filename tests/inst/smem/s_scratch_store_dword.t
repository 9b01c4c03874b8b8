# s_scratch_store_dword: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_scratch_store_dword vcc_lo, flat_scratch, -0x8000 = b3 1a 56 c0 00 80 1f 00
asm s_scratch_store_dword s16, s[16:17], m0 = 08 04 54 c0 7c 00 00 00
asm s_scratch_store_dword vcc_hi, flat_scratch, m0 = f3 1a 54 c0 7c 00 00 00
asm s_scratch_store_dword s88, s[50:51], 0xfffff = 19 16 56 c0 ff ff 0f 00
asm s_scratch_store_dword flat_scratch_lo, s[16:17], s33 = 88 19 54 c0 21 00 00 00
asm s_scratch_store_dword flat_scratch_lo, s[16:17], s33 offset:0x4 = 88 59 56 c0 04 00 00 42
bad s_scratch_store_dword v0 ! 1:23: first operand must be a scalar register
bad s_scratch_store_dword vcc_lo, s[62:63], 0xfffff offen ! 1:49: s_scratch_store_dword has no modifier 'offen'

target gfx1010
asm s_scratch_store_dword s16, s[32:33], 0x1 = 10 04 54 f4 01 00 00 fa
asm s_scratch_store_dword s16, s[32:33], s48 = 10 04 54 f4 00 00 00 60
