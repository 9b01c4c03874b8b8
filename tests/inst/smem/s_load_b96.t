# s_load_b96: text and bits, as LLVM 22 has them.

target gfx1200
asm s_load_b96 s[16:18], s[32:33], 0x1 scope:SCOPE_SYS = 10 a4 60 f4 01 00 00 f8
asm s_load_b96 s[16:18], s[32:33], s48 offset:0xfff th:TH_LOAD_HT = 10 a4 00 f5 ff 0f 00 60
