# scratch_load_sbyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_sbyte_d16 v42, v255, off offset:-1 = ff 5f 88 dc ff 00 7f 2a
asm scratch_load_sbyte_d16 v0, off, s6 offset:-1 glc = ff 5f 89 dc 00 00 06 00
asm scratch_load_sbyte_d16 v1, v93, off offset:-4096 glc slc = 00 50 8b dc 5d 00 7f 01
asm scratch_load_sbyte_d16 v38, off, s57 offset:-4096 glc = 00 50 89 dc 00 00 39 26
bad scratch_load_sbyte_d16 v100, v216 ! 1:34: expected 3 operands, found 2
bad scratch_load_sbyte_d16 s100, v216, off ! 1:24: destination must be a vector register
bad scratch_load_sbyte_d16 v100, v216, off offset:8192 ! 1:47: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_load_sbyte_d16 v8, off, s48 = 00 40 88 dc 00 00 30 08

target gfx1010
asm scratch_load_sbyte_d16 v8, v16, off = 00 40 88 dc 10 00 7d 08

target gfx1030 gfx942
asm scratch_load_sbyte_d16 v8, off, off = 00 40 88 dc 00 00 7f 08

target gfx90a
asm scratch_load_sbyte_d16 v8, v16, off = 00 40 88 dc 10 00 7f 08

target gfx942
asm scratch_load_sbyte_d16 v8, v16, off = 00 60 88 dc 10 00 7f 08
asm scratch_load_sbyte_d16 v8, v16, s48 = 00 60 88 dc 10 00 30 08

target gfx1100
asm scratch_load_d16_i8 v8, v16, off = 00 00 7d dc 10 00 fc 08
asm scratch_load_d16_i8 v8, v16, s48 = 00 00 7d dc 10 00 b0 08
asm scratch_load_d16_i8 v8, off, off = 00 00 7d dc 00 00 7c 08
asm scratch_load_d16_i8 v8, off, s48 = 00 00 7d dc 00 00 30 08

target gfx1200
asm scratch_load_d16_i8 v8, v16, off th:TH_LOAD_NT = 7c c0 07 ed 08 00 12 00 10 00 00 00
asm scratch_load_d16_i8 v8, v16, s48 th:TH_LOAD_HT scope:SCOPE_SE = 30 c0 07 ed 08 00 26 00 10 00 00 00
asm scratch_load_d16_i8 v8, off, off scope:SCOPE_SYS = 7c c0 07 ed 08 00 0c 00 00 00 00 00
asm scratch_load_d16_i8 v8, off, s48 th:TH_LOAD_HT scope:SCOPE_SE = 30 c0 07 ed 08 00 24 00 00 00 00 00
