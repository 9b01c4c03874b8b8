# global_load_tr_b128: text and bits, as LLVM 22 has them.

target gfx1200
asm global_load_tr_b128 v[8:11], v[16:17], off = 7c c0 15 ee 08 00 00 00 10 00 00 00
asm global_load_tr_b128 v[8:11], v16, s[48:49] th:TH_LOAD_NT scope:SCOPE_DEV = 30 c0 15 ee 08 00 18 00 10 00 00 00

target gfx1200:wave64
asm global_load_tr_b128 v[8:9], v[16:17], off th:TH_LOAD_HT scope:SCOPE_SE = 7c c0 15 ee 08 00 24 00 10 00 00 00
asm global_load_tr_b128 v[8:9], v16, s[48:49] th:TH_LOAD_HT scope:SCOPE_SYS = 30 c0 15 ee 08 00 2c 00 10 00 00 00
