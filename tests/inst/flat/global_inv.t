# global_inv: text and bits, as LLVM 22 has them.

target gfx1200
asm global_inv th:TH_LOAD_HT scope:SCOPE_SYS = 7c c0 0a ee 00 00 2c 00 00 00 00 00
