# s_buffer_load_u16: text and bits, as LLVM 22 has them.

target gfx1200
asm s_buffer_load_u16 s16, s[32:35], 0x1 th:TH_LOAD_NT scope:SCOPE_SE = 10 64 a3 f4 01 00 00 f8
asm s_buffer_load_u16 s16, s[32:35], s48 offset:0x40 = 10 64 03 f4 40 00 00 60
