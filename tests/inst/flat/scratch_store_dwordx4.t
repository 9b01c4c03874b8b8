# scratch_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_dwordx4 v0, v[212:215], off offset:-1 glc slc = ff 5f 7f dc 00 d4 7f 00
asm scratch_store_dwordx4 off, v[0:3], s5 offset:4095 glc = ff 4f 7d dc 00 00 05 00
asm scratch_store_dwordx4 v1, v[36:39], off offset:4095 slc = ff 4f 7e dc 01 24 7f 00
asm scratch_store_dwordx4 off, v[0:3], s13 offset:-1 glc = ff 5f 7d dc 00 00 0d 00
bad scratch_store_dwordx4 v100, v[216:219] ! 1:39: expected 3 operands, found 2
bad scratch_store_dwordx4 s100, v[216:219], off ! 1:23: first operand must be a vector register
bad scratch_store_dwordx4 v100, v[216:219], off offset:8192 ! 1:52: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_store_dwordx4 v8, v[16:19], off = 00 40 78 dc 08 10 7d 00
asm scratch_store_dwordx4 off, v[16:19], s48 = 00 40 78 dc 00 10 30 00

target gfx1030
asm scratch_store_dwordx4 off, v[16:19], off = 00 40 78 dc 00 10 7f 00

target gfx90a gfx942
asm scratch_store_dwordx4 off, v[16:19], s48 = 00 40 7c dc 00 10 30 00

target gfx90a
asm scratch_store_dwordx4 v8, v[16:19], off = 00 40 7c dc 08 10 7f 00

target gfx942
asm scratch_store_dwordx4 off, v[16:19], off = 00 40 7c dc 00 10 7f 00
asm scratch_store_dwordx4 v8, v[16:19], off = 00 60 7c dc 08 10 7f 00
asm scratch_store_dwordx4 v8, v[16:19], s48 = 00 60 7c dc 08 10 30 00

target gfx1100
asm scratch_store_b128 v8, v[16:19], off = 00 00 75 dc 08 10 fc 00
asm scratch_store_b128 v8, v[16:19], s48 = 00 00 75 dc 08 10 b0 00
asm scratch_store_b128 off, v[16:19], off = 00 00 75 dc 00 10 7c 00
asm scratch_store_b128 off, v[16:19], s48 = 00 00 75 dc 00 10 30 00

target gfx1200
asm scratch_store_b128 v8, v[16:19], off th:TH_STORE_NT scope:SCOPE_SYS = 7c 40 07 ed 00 00 1e 08 08 00 00 00
asm scratch_store_b128 v8, v[16:19], s48 th:TH_STORE_HT scope:SCOPE_DEV = 30 40 07 ed 00 00 2a 08 08 00 00 00
asm scratch_store_b128 off, v[16:19], off scope:SCOPE_SYS = 7c 40 07 ed 00 00 0c 08 00 00 00 00
asm scratch_store_b128 off, v[16:19], s48 th:TH_STORE_NT scope:SCOPE_SE = 30 40 07 ed 00 00 14 08 00 00 00 00
