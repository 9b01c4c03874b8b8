# buffer_store_lds_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_lds_dword s[16:19], s12 lds = 00 00 f5 e0 00 00 04 0c
asm buffer_store_lds_dword s[0:3], 64 offset:1 lds = 01 00 f5 e0 00 00 00 c0
asm buffer_store_lds_dword s[76:79], m0 offset:4095 lds = ff 0f f5 e0 00 00 13 7c
asm buffer_store_lds_dword s[84:87], -16 offset:4095 lds = ff 0f f5 e0 00 00 15 d0
asm buffer_store_lds_dword s[44:47], 0 offset:4095 lds = ff 0f f5 e0 00 00 0b 80
bad buffer_store_lds_dword ttmp[4:7] ! 1:33: buffer_store_lds_dword needs 'lds' with these operands
bad buffer_store_lds_dword v0 ! 1:26: buffer_store_lds_dword needs 'lds' with these operands
bad buffer_store_lds_dword ttmp[4:7], 0 lds offset:4096 ! 1:48: offset must come before lds

target gfx803
asm buffer_store_lds_dword ttmp[4:7], s91 offset:4095 lds = ff 0f f5 e0 00 00 1d 5b

target gfx900 gfx906
asm buffer_store_lds_dword ttmp[4:7], s91 offset:4095 lds = ff 0f f5 e0 00 00 1c 5b

target gfx90a
asm buffer_store_lds_dword s[16:19], s32 lds = 00 00 f5 e0 00 00 04 20
