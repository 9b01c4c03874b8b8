# s_load_u8: text and bits, as LLVM 22 has them.

target gfx1200
asm s_load_u8 s16, s[32:33], 0x1 th:TH_LOAD_HT scope:SCOPE_SE = 10 24 21 f5 01 00 00 f8
asm s_load_u8 s16, s[32:33], s48 offset:0x40 th:TH_LOAD_HT = 10 24 01 f5 40 00 00 60
