# s_load_u16: text and bits, as LLVM 22 has them.

target gfx1200
asm s_load_u16 s16, s[32:33], 0x1 th:TH_LOAD_HT scope:SCOPE_SE = 10 64 21 f5 01 00 00 f8
asm s_load_u16 s16, s[32:33], s48 offset:0x40 = 10 64 01 f4 40 00 00 60
