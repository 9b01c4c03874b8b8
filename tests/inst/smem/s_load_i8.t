# s_load_i8: text and bits, as LLVM 22 has them.

target gfx1200
asm s_load_i8 s16, s[32:33], 0x1 th:TH_LOAD_HT scope:SCOPE_SE = 10 04 21 f5 01 00 00 f8
asm s_load_i8 s16, s[32:33], s48 offset:0xfff th:TH_LOAD_NT scope:SCOPE_DEV = 10 04 c1 f4 ff 0f 00 60
