# scratch_store_dwordx3: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_dwordx3 v7, v[1:3], off offset:4095 slc = ff 4f 7a dc 07 01 7f 00
asm scratch_store_dwordx3 off, v[0:2], flat_scratch_lo offset:-4096 glc slc = 00 50 7b dc 00 00 66 00
asm scratch_store_dwordx3 v34, v[99:101], off offset:-4096 = 00 50 78 dc 22 63 7f 00
asm scratch_store_dwordx3 off, v[100:102], s18 offset:-1 = ff 5f 78 dc 00 64 12 00
bad scratch_store_dwordx3 v100, v[216:218] ! 1:39: expected 3 operands, found 2
bad scratch_store_dwordx3 s100, v[216:218], off ! 1:23: first operand must be a vector register
bad scratch_store_dwordx3 v100, v[216:218], off offset:8192 ! 1:52: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_store_dwordx3 v8, v[16:18], off = 00 40 7c dc 08 10 7d 00
asm scratch_store_dwordx3 off, v[16:18], s48 = 00 40 7c dc 00 10 30 00

target gfx1030
asm scratch_store_dwordx3 off, v[16:18], off = 00 40 7c dc 00 10 7f 00

target gfx90a gfx942
asm scratch_store_dwordx3 off, v[16:18], s48 = 00 40 78 dc 00 10 30 00

target gfx90a
asm scratch_store_dwordx3 v8, v[16:18], off = 00 40 78 dc 08 10 7f 00

target gfx942
asm scratch_store_dwordx3 off, v[16:18], off = 00 40 78 dc 00 10 7f 00
asm scratch_store_dwordx3 v8, v[16:18], off = 00 60 78 dc 08 10 7f 00
asm scratch_store_dwordx3 v8, v[16:18], s48 = 00 60 78 dc 08 10 30 00

target gfx1100
asm scratch_store_b96 v8, v[16:18], off = 00 00 71 dc 08 10 fc 00
asm scratch_store_b96 v8, v[16:18], s48 = 00 00 71 dc 08 10 b0 00
asm scratch_store_b96 off, v[16:18], off = 00 00 71 dc 00 10 7c 00
asm scratch_store_b96 off, v[16:18], s48 = 00 00 71 dc 00 10 30 00

target gfx1200
asm scratch_store_b96 v8, v[16:18], off scope:SCOPE_SE = 7c 00 07 ed 00 00 06 08 08 00 00 00
asm scratch_store_b96 v8, v[16:18], s48 th:TH_STORE_HT scope:SCOPE_SYS = 30 00 07 ed 00 00 2e 08 08 00 00 00
asm scratch_store_b96 off, v[16:18], off th:TH_STORE_NT scope:SCOPE_DEV = 7c 00 07 ed 00 00 18 08 00 00 00 00
asm scratch_store_b96 off, v[16:18], s48 th:TH_STORE_NT scope:SCOPE_SYS = 30 00 07 ed 00 00 1c 08 00 00 00 00
