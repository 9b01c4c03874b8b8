# scratch_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_dwordx2 v[5:6], v255, off offset:16 = 10 40 54 dc ff 00 7f 05
asm scratch_load_dwordx2 v[254:255], off, vcc_hi offset:-4096 glc slc = 00 50 57 dc 00 00 6b fe
asm scratch_load_dwordx2 v[7:8], v100, off offset:4095 glc slc = ff 4f 57 dc 64 00 7f 07
asm scratch_load_dwordx2 v[254:255], off, s93 offset:4095 = ff 4f 54 dc 00 00 5d fe
bad scratch_load_dwordx2 v[100:101], v216 ! 1:38: expected 3 operands, found 2
bad scratch_load_dwordx2 s[100:101], v216, off ! 1:22: destination must be 2 vector registers
bad scratch_load_dwordx2 v[100:101], v216, off offset:8192 ! 1:51: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_load_dwordx2 v[8:9], v16, off = 00 40 34 dc 10 00 7d 08
asm scratch_load_dwordx2 v[8:9], off, s48 = 00 40 34 dc 00 00 30 08

target gfx1030
asm scratch_load_dwordx2 v[8:9], off, off = 00 40 34 dc 00 00 7f 08

target gfx90a gfx942
asm scratch_load_dwordx2 v[8:9], off, s48 = 00 40 54 dc 00 00 30 08

target gfx90a
asm scratch_load_dwordx2 v[8:9], v16, off = 00 40 54 dc 10 00 7f 08

target gfx942
asm scratch_load_dwordx2 v[8:9], off, off = 00 40 54 dc 00 00 7f 08
asm scratch_load_dwordx2 v[8:9], v16, off = 00 60 54 dc 10 00 7f 08
asm scratch_load_dwordx2 v[8:9], v16, s48 = 00 60 54 dc 10 00 30 08

target gfx1100
asm scratch_load_b64 v[8:9], v16, off = 00 00 55 dc 10 00 fc 08
asm scratch_load_b64 v[8:9], v16, s48 = 00 00 55 dc 10 00 b0 08
asm scratch_load_b64 v[8:9], off, off = 00 00 55 dc 00 00 7c 08
asm scratch_load_b64 v[8:9], off, s48 = 00 00 55 dc 00 00 30 08

target gfx1200
asm scratch_load_b64 v[8:9], v16, off th:TH_LOAD_HT scope:SCOPE_SE = 7c 40 05 ed 08 00 26 00 10 00 00 00
asm scratch_load_b64 v[8:9], v16, s48 th:TH_LOAD_HT scope:SCOPE_SE = 30 40 05 ed 08 00 26 00 10 00 00 00
asm scratch_load_b64 v[8:9], off, off th:TH_LOAD_NT scope:SCOPE_SYS = 7c 40 05 ed 08 00 1c 00 00 00 00 00
asm scratch_load_b64 v[8:9], off, s48 th:TH_LOAD_NT scope:SCOPE_SYS = 30 40 05 ed 08 00 1c 00 00 00 00 00
