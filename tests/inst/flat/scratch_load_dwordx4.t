# scratch_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_dwordx4 v[100:103], v174, off offset:4095 glc = ff 4f 5d dc ae 00 7f 64
asm scratch_load_dwordx4 v[7:10], off, s52 offset:16 slc = 10 40 5e dc 00 00 34 07
asm scratch_load_dwordx4 v[100:103], v0, off offset:-4096 glc = 00 50 5d dc 00 00 7f 64
asm scratch_load_dwordx4 v[252:255], off, s95 offset:-1 = ff 5f 5c dc 00 00 5f fc
bad scratch_load_dwordx4 v[100:103], v216 ! 1:38: expected 3 operands, found 2
bad scratch_load_dwordx4 v[100:103], v216, off offset:8192 ! 1:51: offset 8192 is out of range (-4096 to 4095)

target gfx900
bad scratch_load_dwordx4 s[100:103], v216, off ! 1:22: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad scratch_load_dwordx4 s[100:103], v216, off ! 1:22: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm scratch_load_dwordx4 v[8:11], v16, off = 00 40 38 dc 10 00 7d 08
asm scratch_load_dwordx4 v[8:11], off, s48 = 00 40 38 dc 00 00 30 08

target gfx1030
asm scratch_load_dwordx4 v[8:11], off, off = 00 40 38 dc 00 00 7f 08

target gfx90a gfx942
asm scratch_load_dwordx4 v[8:11], off, s48 = 00 40 5c dc 00 00 30 08

target gfx90a
asm scratch_load_dwordx4 v[8:11], v16, off = 00 40 5c dc 10 00 7f 08

target gfx942
asm scratch_load_dwordx4 v[8:11], off, off = 00 40 5c dc 00 00 7f 08
asm scratch_load_dwordx4 v[8:11], v16, off = 00 60 5c dc 10 00 7f 08
asm scratch_load_dwordx4 v[8:11], v16, s48 = 00 60 5c dc 10 00 30 08

target gfx1100
asm scratch_load_b128 v[8:11], v16, off = 00 00 5d dc 10 00 fc 08
asm scratch_load_b128 v[8:11], v16, s48 = 00 00 5d dc 10 00 b0 08
asm scratch_load_b128 v[8:11], off, off = 00 00 5d dc 00 00 7c 08
asm scratch_load_b128 v[8:11], off, s48 = 00 00 5d dc 00 00 30 08

target gfx1200
asm scratch_load_b128 v[8:11], v16, off scope:SCOPE_SYS = 7c c0 05 ed 08 00 0e 00 10 00 00 00
asm scratch_load_b128 v[8:11], v16, s48 th:TH_LOAD_NT scope:SCOPE_DEV = 30 c0 05 ed 08 00 1a 00 10 00 00 00
asm scratch_load_b128 v[8:11], off, off th:TH_LOAD_HT = 7c c0 05 ed 08 00 20 00 00 00 00 00
asm scratch_load_b128 v[8:11], off, s48 th:TH_LOAD_HT = 30 c0 05 ed 08 00 20 00 00 00 00 00
