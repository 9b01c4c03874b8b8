# scratch_store_dword: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_dword v255, v255, off offset:-4096 glc = 00 50 71 dc ff ff 7f 00
asm scratch_store_dword off, v240, s80 offset:16 glc = 10 40 71 dc 00 f0 50 00
asm scratch_store_dword v100, v1, off offset:-4096 slc = 00 50 72 dc 64 01 7f 00
asm scratch_store_dword off, v5, s26 offset:-1 glc = ff 5f 71 dc 00 05 1a 00
bad scratch_store_dword v100, v216 ! 1:31: expected 3 operands, found 2
bad scratch_store_dword s100, v216, off ! 1:21: first operand must be a vector register
bad scratch_store_dword v100, v216, off offset:8192 ! 1:44: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_store_dword off, v16, s48 = 00 40 70 dc 00 10 30 00

target gfx1010
asm scratch_store_dword v8, v16, off = 00 40 70 dc 08 10 7d 00

target gfx1030 gfx942
asm scratch_store_dword off, v16, off = 00 40 70 dc 00 10 7f 00

target gfx90a
asm scratch_store_dword v8, v16, off = 00 40 70 dc 08 10 7f 00

target gfx942
asm scratch_store_dword v8, v16, off = 00 60 70 dc 08 10 7f 00
asm scratch_store_dword v8, v16, s48 = 00 60 70 dc 08 10 30 00

target gfx1100
asm scratch_store_b32 v8, v16, off = 00 00 69 dc 08 10 fc 00
asm scratch_store_b32 v8, v16, s48 = 00 00 69 dc 08 10 b0 00
asm scratch_store_b32 off, v16, off = 00 00 69 dc 00 10 7c 00
asm scratch_store_b32 off, v16, s48 = 00 00 69 dc 00 10 30 00

target gfx1200
asm scratch_store_b32 v8, v16, off th:TH_STORE_HT scope:SCOPE_DEV = 7c 80 06 ed 00 00 2a 08 08 00 00 00
asm scratch_store_b32 v8, v16, s48 th:TH_STORE_HT scope:SCOPE_SYS = 30 80 06 ed 00 00 2e 08 08 00 00 00
asm scratch_store_b32 off, v16, off th:TH_STORE_NT scope:SCOPE_SE = 7c 80 06 ed 00 00 14 08 00 00 00 00
asm scratch_store_b32 off, v16, s48 th:TH_STORE_HT scope:SCOPE_SYS = 30 80 06 ed 00 00 2c 08 00 00 00 00
