# scratch_load_block: text and bits, as LLVM 22 has them.

target gfx1200
asm scratch_load_block v[8:39], v16, off th:TH_LOAD_NT scope:SCOPE_DEV = 7c c0 14 ed 08 00 1a 00 10 00 00 00
asm scratch_load_block v[8:39], v16, s48 scope:SCOPE_SE = 30 c0 14 ed 08 00 06 00 10 00 00 00
asm scratch_load_block v[8:39], off, off th:TH_LOAD_HT = 7c c0 14 ed 08 00 20 00 00 00 00 00
asm scratch_load_block v[8:39], off, s48 scope:SCOPE_SYS = 30 c0 14 ed 08 00 0c 00 00 00 00 00
