# scratch_load_dwordx3: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_dwordx3 v[7:9], v246, off offset:16 glc slc = 10 40 5b dc f6 00 7f 07
asm scratch_load_dwordx3 v[253:255], off, s94 offset:4095 glc = ff 4f 59 dc 00 00 5e fd
asm scratch_load_dwordx3 v[1:3], v5, off offset:-1 glc = ff 5f 59 dc 05 00 7f 01
asm scratch_load_dwordx3 v[253:255], off, vcc_hi offset:-1 slc = ff 5f 5a dc 00 00 6b fd
bad scratch_load_dwordx3 v[100:102], v216 ! 1:38: expected 3 operands, found 2
bad scratch_load_dwordx3 v[100:102], v216, off offset:8192 ! 1:51: offset 8192 is out of range (-4096 to 4095)

target gfx900
bad scratch_load_dwordx3 s[100:102], v216, off ! 1:22: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad scratch_load_dwordx3 s[100:102], v216, off ! 1:22: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm scratch_load_dwordx3 v[8:10], v16, off = 00 40 3c dc 10 00 7d 08
asm scratch_load_dwordx3 v[8:10], off, s48 = 00 40 3c dc 00 00 30 08

target gfx1030
asm scratch_load_dwordx3 v[8:10], off, off = 00 40 3c dc 00 00 7f 08

target gfx90a gfx942
asm scratch_load_dwordx3 v[8:10], off, s48 = 00 40 58 dc 00 00 30 08

target gfx90a
asm scratch_load_dwordx3 v[8:10], v16, off = 00 40 58 dc 10 00 7f 08

target gfx942
asm scratch_load_dwordx3 v[8:10], off, off = 00 40 58 dc 00 00 7f 08
asm scratch_load_dwordx3 v[8:10], v16, off = 00 60 58 dc 10 00 7f 08
asm scratch_load_dwordx3 v[8:10], v16, s48 = 00 60 58 dc 10 00 30 08

target gfx1100
asm scratch_load_b96 v[8:10], v16, off = 00 00 59 dc 10 00 fc 08
asm scratch_load_b96 v[8:10], v16, s48 = 00 00 59 dc 10 00 b0 08
asm scratch_load_b96 v[8:10], off, off = 00 00 59 dc 00 00 7c 08
asm scratch_load_b96 v[8:10], off, s48 = 00 00 59 dc 00 00 30 08

target gfx1200
asm scratch_load_b96 v[8:10], v16, off th:TH_LOAD_HT = 7c 80 05 ed 08 00 22 00 10 00 00 00
asm scratch_load_b96 v[8:10], v16, s48 th:TH_LOAD_HT scope:SCOPE_DEV = 30 80 05 ed 08 00 2a 00 10 00 00 00
asm scratch_load_b96 v[8:10], off, off th:TH_LOAD_NT scope:SCOPE_SE = 7c 80 05 ed 08 00 14 00 00 00 00 00
asm scratch_load_b96 v[8:10], off, s48 th:TH_LOAD_HT = 30 80 05 ed 08 00 20 00 00 00 00 00
