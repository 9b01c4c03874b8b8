# s_buffer_load_b96: text and bits, as LLVM 22 has them.

target gfx1200
asm s_buffer_load_b96 s[16:18], s[32:35], 0x1 th:TH_LOAD_NT scope:SCOPE_SYS = 10 a4 e2 f4 01 00 00 f8
asm s_buffer_load_b96 s[16:18], s[32:35], s48 offset:0x10 scope:SCOPE_DEV = 10 a4 42 f4 10 00 00 60
