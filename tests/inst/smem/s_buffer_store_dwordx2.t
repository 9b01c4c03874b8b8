# s_buffer_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_buffer_store_dwordx2 s[66:67], s[28:31], 0x1234 = 8e 10 66 c0 34 12 00 00
asm s_buffer_store_dwordx2 s[58:59], s[20:23], m0 = 8a 0e 64 c0 7c 00 00 00
bad s_buffer_store_dwordx2 v0 ! 1:24: first operand must be 2 scalar registers
bad s_buffer_store_dwordx2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_store_dwordx2 has no modifier 'offen'

target gfx803
asm s_buffer_store_dwordx2 s[6:7], s[76:79], 0xfffff glc = a6 01 67 c0 ff ff 0f 00
asm s_buffer_store_dwordx2 s[36:37], s[12:15], s25 = 06 09 64 c0 19 00 00 00

target gfx900 gfx906
asm s_buffer_store_dwordx2 s[6:7], s[76:79], s93 glc = a6 01 65 c0 5d 00 00 00
asm s_buffer_store_dwordx2 flat_scratch, ttmp[4:7], s7 offset:0x1 = b8 59 66 c0 01 00 00 0e

target gfx1010
asm s_buffer_store_dwordx2 s[16:17], s[32:35], 0x1 = 10 04 64 f4 01 00 00 fa
asm s_buffer_store_dwordx2 s[16:17], s[32:35], s48 = 10 04 64 f4 00 00 00 60
