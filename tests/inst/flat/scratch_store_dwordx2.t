# scratch_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_dwordx2 v0, v[5:6], off offset:16 glc = 10 40 75 dc 00 05 7f 00
asm scratch_store_dwordx2 off, v[5:6], flat_scratch_lo offset:16 glc = 10 40 75 dc 00 05 66 00
asm scratch_store_dwordx2 v1, v[158:159], off offset:-1 slc = ff 5f 76 dc 01 9e 7f 00
asm scratch_store_dwordx2 off, v[7:8], s29 offset:4095 slc = ff 4f 76 dc 00 07 1d 00
bad scratch_store_dwordx2 v100, v[216:217] ! 1:39: expected 3 operands, found 2
bad scratch_store_dwordx2 s100, v[216:217], off ! 1:23: first operand must be a vector register
bad scratch_store_dwordx2 v100, v[216:217], off offset:8192 ! 1:52: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_store_dwordx2 off, v[16:17], s48 = 00 40 74 dc 00 10 30 00

target gfx1010
asm scratch_store_dwordx2 v8, v[16:17], off = 00 40 74 dc 08 10 7d 00

target gfx1030 gfx942
asm scratch_store_dwordx2 off, v[16:17], off = 00 40 74 dc 00 10 7f 00

target gfx90a
asm scratch_store_dwordx2 v8, v[16:17], off = 00 40 74 dc 08 10 7f 00

target gfx942
asm scratch_store_dwordx2 v8, v[16:17], off = 00 60 74 dc 08 10 7f 00
asm scratch_store_dwordx2 v8, v[16:17], s48 = 00 60 74 dc 08 10 30 00

target gfx1100
asm scratch_store_b64 v8, v[16:17], off = 00 00 6d dc 08 10 fc 00
asm scratch_store_b64 v8, v[16:17], s48 = 00 00 6d dc 08 10 b0 00
asm scratch_store_b64 off, v[16:17], off = 00 00 6d dc 00 10 7c 00
asm scratch_store_b64 off, v[16:17], s48 = 00 00 6d dc 00 10 30 00

target gfx1200
asm scratch_store_b64 v8, v[16:17], off th:TH_STORE_NT = 7c c0 06 ed 00 00 12 08 08 00 00 00
asm scratch_store_b64 v8, v[16:17], s48 th:TH_STORE_HT scope:SCOPE_SYS = 30 c0 06 ed 00 00 2e 08 08 00 00 00
asm scratch_store_b64 off, v[16:17], off th:TH_STORE_HT = 7c c0 06 ed 00 00 20 08 00 00 00 00
asm scratch_store_b64 off, v[16:17], s48 th:TH_STORE_HT = 30 c0 06 ed 00 00 20 08 00 00 00 00
