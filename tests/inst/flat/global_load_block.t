# global_load_block: text and bits, as LLVM 22 has them.

target gfx1200
asm global_load_block v[8:39], v[16:17], off th:TH_LOAD_HT scope:SCOPE_SE = 7c c0 14 ee 08 00 24 00 10 00 00 00
asm global_load_block v[8:39], v16, s[48:49] th:TH_LOAD_NT = 30 c0 14 ee 08 00 10 00 10 00 00 00
