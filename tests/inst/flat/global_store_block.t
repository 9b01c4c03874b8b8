# global_store_block: text and bits, as LLVM 22 has them.

target gfx1200
asm global_store_block v[8:9], v[16:47], off scope:SCOPE_SYS = 7c 00 15 ee 00 00 0c 08 08 00 00 00
asm global_store_block v8, v[16:47], s[48:49] th:TH_STORE_NT = 30 00 15 ee 00 00 10 08 08 00 00 00
