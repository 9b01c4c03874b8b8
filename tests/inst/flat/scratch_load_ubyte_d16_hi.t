# scratch_load_ubyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_ubyte_d16_hi v255, v255, off offset:-4096 = 00 50 84 dc ff 00 7f ff
asm scratch_load_ubyte_d16_hi v5, off, s54 offset:-4096 glc = 00 50 85 dc 00 00 36 05
asm scratch_load_ubyte_d16_hi v5, v9, off offset:-1 slc = ff 5f 86 dc 09 00 7f 05
asm scratch_load_ubyte_d16_hi v255, off, s13 offset:-4096 = 00 50 84 dc 00 00 0d ff
bad scratch_load_ubyte_d16_hi v100, v216 ! 1:37: expected 3 operands, found 2
bad scratch_load_ubyte_d16_hi s100, v216, off ! 1:27: destination must be a vector register
bad scratch_load_ubyte_d16_hi v100, v216, off offset:8192 ! 1:50: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_load_ubyte_d16_hi v8, off, s48 = 00 40 84 dc 00 00 30 08

target gfx1010
asm scratch_load_ubyte_d16_hi v8, v16, off = 00 40 84 dc 10 00 7d 08

target gfx1030 gfx942
asm scratch_load_ubyte_d16_hi v8, off, off = 00 40 84 dc 00 00 7f 08

target gfx90a
asm scratch_load_ubyte_d16_hi v8, v16, off = 00 40 84 dc 10 00 7f 08

target gfx942
asm scratch_load_ubyte_d16_hi v8, v16, off = 00 60 84 dc 10 00 7f 08
asm scratch_load_ubyte_d16_hi v8, v16, s48 = 00 60 84 dc 10 00 30 08

target gfx1100
asm scratch_load_d16_hi_u8 v8, v16, off = 00 00 85 dc 10 00 fc 08
asm scratch_load_d16_hi_u8 v8, v16, s48 = 00 00 85 dc 10 00 b0 08
asm scratch_load_d16_hi_u8 v8, off, off = 00 00 85 dc 00 00 7c 08
asm scratch_load_d16_hi_u8 v8, off, s48 = 00 00 85 dc 00 00 30 08

target gfx1200
asm scratch_load_d16_hi_u8 v8, v16, off scope:SCOPE_SE = 7c 40 08 ed 08 00 06 00 10 00 00 00
asm scratch_load_d16_hi_u8 v8, v16, s48 scope:SCOPE_SE = 30 40 08 ed 08 00 06 00 10 00 00 00
asm scratch_load_d16_hi_u8 v8, off, off th:TH_LOAD_HT = 7c 40 08 ed 08 00 20 00 00 00 00 00
asm scratch_load_d16_hi_u8 v8, off, s48 th:TH_LOAD_NT = 30 40 08 ed 08 00 10 00 00 00 00 00
