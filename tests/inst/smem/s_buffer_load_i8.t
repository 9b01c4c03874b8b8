# s_buffer_load_i8: text and bits, as LLVM 22 has them.

target gfx1200
asm s_buffer_load_i8 s16, s[32:35], 0x1 th:TH_LOAD_NT scope:SCOPE_SYS = 10 04 e3 f4 01 00 00 f8
asm s_buffer_load_i8 s16, s[32:35], s48 offset:0xfff = 10 04 03 f4 ff 0f 00 60
