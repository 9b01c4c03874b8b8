# scratch_store_short: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_short v0, v0, off offset:-1 slc = ff 5f 6a dc 00 00 7f 00
asm scratch_store_short off, v1, s45 offset:-4096 slc = 00 50 6a dc 00 01 2d 00
asm scratch_store_short v5, v1, off offset:4095 slc = ff 4f 6a dc 05 01 7f 00
asm scratch_store_short off, v1, s17 offset:16 slc = 10 40 6a dc 00 01 11 00
bad scratch_store_short v100, v216 ! 1:31: expected 3 operands, found 2
bad scratch_store_short s100, v216, off ! 1:21: first operand must be a vector register
bad scratch_store_short v100, v216, off offset:8192 ! 1:44: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_store_short off, v16, s48 = 00 40 68 dc 00 10 30 00

target gfx1010
asm scratch_store_short v8, v16, off = 00 40 68 dc 08 10 7d 00

target gfx1030 gfx942
asm scratch_store_short off, v16, off = 00 40 68 dc 00 10 7f 00

target gfx90a
asm scratch_store_short v8, v16, off = 00 40 68 dc 08 10 7f 00

target gfx942
asm scratch_store_short v8, v16, off = 00 60 68 dc 08 10 7f 00
asm scratch_store_short v8, v16, s48 = 00 60 68 dc 08 10 30 00

target gfx1100
asm scratch_store_b16 v8, v16, off = 00 00 65 dc 08 10 fc 00
asm scratch_store_b16 v8, v16, s48 = 00 00 65 dc 08 10 b0 00
asm scratch_store_b16 off, v16, off = 00 00 65 dc 00 10 7c 00
asm scratch_store_b16 off, v16, s48 = 00 00 65 dc 00 10 30 00

target gfx1200
asm scratch_store_b16 v8, v16, off th:TH_STORE_HT scope:SCOPE_SE = 7c 40 06 ed 00 00 26 08 08 00 00 00
asm scratch_store_b16 v8, v16, s48 scope:SCOPE_SYS = 30 40 06 ed 00 00 0e 08 08 00 00 00
asm scratch_store_b16 off, v16, off th:TH_STORE_HT = 7c 40 06 ed 00 00 20 08 00 00 00 00
asm scratch_store_b16 off, v16, s48 th:TH_STORE_NT scope:SCOPE_DEV = 30 40 06 ed 00 00 18 08 00 00 00 00
