# scratch_load_sbyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_sbyte_d16_hi v255, v7, off offset:16 glc = 10 40 8d dc 07 00 7f ff
asm scratch_load_sbyte_d16_hi v7, off, s27 offset:4095 = ff 4f 8c dc 00 00 1b 07
asm scratch_load_sbyte_d16_hi v0, v255, off offset:-1 = ff 5f 8c dc ff 00 7f 00
asm scratch_load_sbyte_d16_hi v0, off, s51 offset:-1 glc = ff 5f 8d dc 00 00 33 00
bad scratch_load_sbyte_d16_hi v100, v216 ! 1:37: expected 3 operands, found 2
bad scratch_load_sbyte_d16_hi s100, v216, off ! 1:27: destination must be a vector register
bad scratch_load_sbyte_d16_hi v100, v216, off offset:8192 ! 1:50: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_load_sbyte_d16_hi v8, off, s48 = 00 40 8c dc 00 00 30 08

target gfx1010
asm scratch_load_sbyte_d16_hi v8, v16, off = 00 40 8c dc 10 00 7d 08

target gfx1030 gfx942
asm scratch_load_sbyte_d16_hi v8, off, off = 00 40 8c dc 00 00 7f 08

target gfx90a
asm scratch_load_sbyte_d16_hi v8, v16, off = 00 40 8c dc 10 00 7f 08

target gfx942
asm scratch_load_sbyte_d16_hi v8, v16, off = 00 60 8c dc 10 00 7f 08
asm scratch_load_sbyte_d16_hi v8, v16, s48 = 00 60 8c dc 10 00 30 08

target gfx1100
asm scratch_load_d16_hi_i8 v8, v16, off = 00 00 89 dc 10 00 fc 08
asm scratch_load_d16_hi_i8 v8, v16, s48 = 00 00 89 dc 10 00 b0 08
asm scratch_load_d16_hi_i8 v8, off, off = 00 00 89 dc 00 00 7c 08
asm scratch_load_d16_hi_i8 v8, off, s48 = 00 00 89 dc 00 00 30 08

target gfx1200
asm scratch_load_d16_hi_i8 v8, v16, off th:TH_LOAD_NT scope:SCOPE_SE = 7c 80 08 ed 08 00 16 00 10 00 00 00
asm scratch_load_d16_hi_i8 v8, v16, s48 th:TH_LOAD_NT = 30 80 08 ed 08 00 12 00 10 00 00 00
asm scratch_load_d16_hi_i8 v8, off, off scope:SCOPE_DEV = 7c 80 08 ed 08 00 08 00 00 00 00 00
asm scratch_load_d16_hi_i8 v8, off, s48 scope:SCOPE_DEV = 30 80 08 ed 08 00 08 00 00 00 00 00
