# scratch_load_sbyte: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_sbyte v100, v255, off offset:-1 = ff 5f 44 dc ff 00 7f 64
asm scratch_load_sbyte v103, off offset:-1 slc lds = ff 7f 46 dc 67 00 7f 00
asm scratch_load_sbyte v1, off, flat_scratch_lo offset:-4096 = 00 50 44 dc 00 00 66 01
asm scratch_load_sbyte off, s93 offset:4095 glc slc lds = ff 6f 47 dc 00 00 5d 00
bad scratch_load_sbyte v100, v216 ! 1:30: expected 3 operands, found 2
bad scratch_load_sbyte s100, v216, off ! 1:20: destination must be a vector register
bad scratch_load_sbyte v100, v216, off offset:8192 ! 1:43: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_load_sbyte v8, v16, off = 00 40 24 dc 10 00 7d 08
asm scratch_load_sbyte v8, off lds = 00 60 24 dc 08 00 7d 00
asm scratch_load_sbyte v8, off, s48 = 00 40 24 dc 00 00 30 08
asm scratch_load_sbyte off, s32 lds = 00 60 24 dc 00 00 20 00

target gfx1030
asm scratch_load_sbyte v8, off, off = 00 40 24 dc 00 00 7f 08
asm scratch_load_sbyte off, off lds = 00 60 24 dc 00 00 7f 00

target gfx90a gfx942
asm scratch_load_sbyte v8, off, s48 = 00 40 44 dc 00 00 30 08

target gfx90a
asm scratch_load_sbyte v8, v16, off = 00 40 44 dc 10 00 7f 08
asm scratch_load_sbyte v8, off lds = 00 60 44 dc 08 00 7f 00
asm scratch_load_sbyte off, s32 lds = 00 60 44 dc 00 00 20 00

target gfx942
asm scratch_load_sbyte v8, off, off = 00 40 44 dc 00 00 7f 08
asm scratch_load_sbyte v8, v16, off = 00 60 44 dc 10 00 7f 08
asm scratch_load_sbyte v8, v16, s48 = 00 60 44 dc 10 00 30 08

target gfx1100
asm scratch_load_i8 v8, v16, off = 00 00 45 dc 10 00 fc 08
asm scratch_load_i8 v8, v16, s48 = 00 00 45 dc 10 00 b0 08
asm scratch_load_i8 v8, off, off = 00 00 45 dc 00 00 7c 08
asm scratch_load_i8 v8, off, s48 = 00 00 45 dc 00 00 30 08

target gfx1200
asm scratch_load_i8 v8, v16, off scope:SCOPE_SYS = 7c 40 04 ed 08 00 0e 00 10 00 00 00
asm scratch_load_i8 v8, v16, s48 th:TH_LOAD_HT scope:SCOPE_SYS = 30 40 04 ed 08 00 2e 00 10 00 00 00
asm scratch_load_i8 v8, off, off th:TH_LOAD_HT scope:SCOPE_SYS = 7c 40 04 ed 08 00 2c 00 00 00 00 00
asm scratch_load_i8 v8, off, s48 = 30 40 04 ed 08 00 00 00 00 00 00 00
