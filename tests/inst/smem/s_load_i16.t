# s_load_i16: text and bits, as LLVM 22 has them.

target gfx1200
asm s_load_i16 s16, s[32:33], 0x1 th:TH_LOAD_HT scope:SCOPE_SYS = 10 44 61 f5 01 00 00 f8
asm s_load_i16 s16, s[32:33], s48 offset:0x40 th:TH_LOAD_HT scope:SCOPE_SE = 10 44 21 f5 40 00 00 60
