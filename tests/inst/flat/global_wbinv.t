# global_wbinv: text and bits, as LLVM 22 has them.

target gfx1200
asm global_wbinv th:TH_LOAD_HT scope:SCOPE_DEV = 7c c0 13 ee 00 00 28 00 00 00 00 00
