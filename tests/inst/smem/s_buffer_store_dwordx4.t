# s_buffer_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_store_dwordx4 s[44:47], s[92:95], 0x1234 = 2e 0b 6a c0 34 12 00 00
asm s_buffer_store_dwordx4 s[4:7], s[72:75], s95 = 24 01 68 c0 5f 00 00 00
bad s_buffer_store_dwordx4 v0 ! 1:24: first operand must be 4 scalar registers
bad s_buffer_store_dwordx4 ttmp[4:7], s[8:11], 0x1234 offen ! 1:51: s_buffer_store_dwordx4 has no modifier 'offen'

target gfx803
asm s_buffer_store_dwordx4 s[0:3], ttmp[4:7], 0xfffff = 3a 00 6a c0 ff ff 0f 00
asm s_buffer_store_dwordx4 s[60:63], s[56:59], s22 glc = 1c 0f 69 c0 16 00 00 00

target gfx900 gfx906
asm s_buffer_store_dwordx4 s[0:3], ttmp[4:7], m0 glc = 38 00 69 c0 7c 00 00 00
asm s_buffer_store_dwordx4 s[24:27], s[76:79], 0x1234 = 26 06 6a c0 34 12 00 00
asm s_buffer_store_dwordx4 s[8:11], s[36:39], s7 = 12 02 68 c0 07 00 00 00
asm s_buffer_store_dwordx4 s[8:11], s[36:39], s7 offset:0x4 = 12 42 6a c0 04 00 00 0e

target gfx1010
asm s_buffer_store_dwordx4 s[16:19], s[32:35], 0x1 = 10 04 68 f4 01 00 00 fa
asm s_buffer_store_dwordx4 s[16:19], s[32:35], s48 = 10 04 68 f4 00 00 00 60
