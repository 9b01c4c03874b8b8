# scratch_load_dword: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_dword v255, v0, off offset:4095 = ff 4f 50 dc 00 00 7f ff
asm scratch_load_dword v255, off offset:16 lds = 10 60 50 dc ff 00 7f 00
asm scratch_load_dword v5, off, s88 offset:-1 = ff 5f 50 dc 00 00 58 05
asm scratch_load_dword off, s39 offset:16 slc lds = 10 60 52 dc 00 00 27 00
bad scratch_load_dword v100, v216 ! 1:30: expected 3 operands, found 2
bad scratch_load_dword s100, v216, off ! 1:20: destination must be a vector register
bad scratch_load_dword v100, v216, off offset:8192 ! 1:43: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_load_dword v8, v16, off = 00 40 30 dc 10 00 7d 08
asm scratch_load_dword v8, off lds = 00 60 30 dc 08 00 7d 00
asm scratch_load_dword v8, off, s48 = 00 40 30 dc 00 00 30 08
asm scratch_load_dword off, s32 lds = 00 60 30 dc 00 00 20 00

target gfx1030
asm scratch_load_dword v8, off, off = 00 40 30 dc 00 00 7f 08
asm scratch_load_dword off, off lds = 00 60 30 dc 00 00 7f 00

target gfx90a gfx942
asm scratch_load_dword v8, off, s48 = 00 40 50 dc 00 00 30 08

target gfx90a
asm scratch_load_dword v8, v16, off = 00 40 50 dc 10 00 7f 08
asm scratch_load_dword v8, off lds = 00 60 50 dc 08 00 7f 00
asm scratch_load_dword off, s32 lds = 00 60 50 dc 00 00 20 00

target gfx942
asm scratch_load_dword v8, off, off = 00 40 50 dc 00 00 7f 08
asm scratch_load_dword v8, v16, off = 00 60 50 dc 10 00 7f 08
asm scratch_load_dword v8, v16, s48 = 00 60 50 dc 10 00 30 08

target gfx1100
asm scratch_load_b32 v8, v16, off = 00 00 51 dc 10 00 fc 08
asm scratch_load_b32 v8, v16, s48 = 00 00 51 dc 10 00 b0 08
asm scratch_load_b32 v8, off, off = 00 00 51 dc 00 00 7c 08
asm scratch_load_b32 v8, off, s48 = 00 00 51 dc 00 00 30 08

target gfx1200
asm scratch_load_b32 v8, v16, off th:TH_LOAD_NT scope:SCOPE_DEV = 7c 00 05 ed 08 00 1a 00 10 00 00 00
asm scratch_load_b32 v8, v16, s48 th:TH_LOAD_HT = 30 00 05 ed 08 00 22 00 10 00 00 00
asm scratch_load_b32 v8, off, off th:TH_LOAD_HT = 7c 00 05 ed 08 00 20 00 00 00 00 00
asm scratch_load_b32 v8, off, s48 scope:SCOPE_DEV = 30 00 05 ed 08 00 08 00 00 00 00 00
