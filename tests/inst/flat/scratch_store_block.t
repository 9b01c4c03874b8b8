# scratch_store_block: text and bits, as LLVM 22 has them.

target gfx1200
asm scratch_store_block v8, v[16:47], off th:TH_STORE_HT scope:SCOPE_DEV = 7c 00 15 ed 00 00 2a 08 08 00 00 00
asm scratch_store_block v8, v[16:47], s48 th:TH_STORE_NT = 30 00 15 ed 00 00 12 08 08 00 00 00
asm scratch_store_block off, v[16:47], off th:TH_STORE_NT scope:SCOPE_SE = 7c 00 15 ed 00 00 14 08 00 00 00 00
asm scratch_store_block off, v[16:47], s48 th:TH_STORE_HT scope:SCOPE_DEV = 30 00 15 ed 00 00 28 08 00 00 00 00
