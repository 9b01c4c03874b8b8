# global_load_tr_b64: text and bits, as LLVM 22 has them.

target gfx1200
asm global_load_tr_b64 v[8:9], v[16:17], off th:TH_LOAD_HT scope:SCOPE_SYS = 7c 00 16 ee 08 00 2c 00 10 00 00 00
asm global_load_tr_b64 v[8:9], v16, s[48:49] th:TH_LOAD_NT = 30 00 16 ee 08 00 10 00 10 00 00 00

target gfx1200:wave64
asm global_load_tr_b64 v8, v[16:17], off th:TH_LOAD_HT scope:SCOPE_DEV = 7c 00 16 ee 08 00 28 00 10 00 00 00
asm global_load_tr_b64 v8, v16, s[48:49] th:TH_LOAD_HT scope:SCOPE_SE = 30 00 16 ee 08 00 24 00 10 00 00 00
