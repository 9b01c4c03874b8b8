# s_buffer_load_i16: text and bits, as LLVM 22 has them.

target gfx1200
asm s_buffer_load_i16 s16, s[32:35], 0x1 scope:SCOPE_SYS = 10 44 63 f4 01 00 00 f8
asm s_buffer_load_i16 s16, s[32:35], s48 offset:0x10 th:TH_LOAD_NT scope:SCOPE_DEV = 10 44 c3 f4 10 00 00 60
