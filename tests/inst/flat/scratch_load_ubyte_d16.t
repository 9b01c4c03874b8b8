# scratch_load_ubyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_ubyte_d16 v100, v100, off offset:4095 = ff 4f 80 dc 64 00 7f 64
asm scratch_load_ubyte_d16 v7, off, s11 offset:-4096 = 00 50 80 dc 00 00 0b 07
asm scratch_load_ubyte_d16 v5, v1, off offset:16 glc slc = 10 40 83 dc 01 00 7f 05
asm scratch_load_ubyte_d16 v1, off, vcc_hi offset:4095 = ff 4f 80 dc 00 00 6b 01
bad scratch_load_ubyte_d16 v100, v216 ! 1:34: expected 3 operands, found 2
bad scratch_load_ubyte_d16 s100, v216, off ! 1:24: destination must be a vector register
bad scratch_load_ubyte_d16 v100, v216, off offset:8192 ! 1:47: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_load_ubyte_d16 v8, off, s48 = 00 40 80 dc 00 00 30 08

target gfx1010
asm scratch_load_ubyte_d16 v8, v16, off = 00 40 80 dc 10 00 7d 08

target gfx1030 gfx942
asm scratch_load_ubyte_d16 v8, off, off = 00 40 80 dc 00 00 7f 08

target gfx90a
asm scratch_load_ubyte_d16 v8, v16, off = 00 40 80 dc 10 00 7f 08

target gfx942
asm scratch_load_ubyte_d16 v8, v16, off = 00 60 80 dc 10 00 7f 08
asm scratch_load_ubyte_d16 v8, v16, s48 = 00 60 80 dc 10 00 30 08

target gfx1100
asm scratch_load_d16_u8 v8, v16, off = 00 00 79 dc 10 00 fc 08
asm scratch_load_d16_u8 v8, v16, s48 = 00 00 79 dc 10 00 b0 08
asm scratch_load_d16_u8 v8, off, off = 00 00 79 dc 00 00 7c 08
asm scratch_load_d16_u8 v8, off, s48 = 00 00 79 dc 00 00 30 08

target gfx1200
asm scratch_load_d16_u8 v8, v16, off scope:SCOPE_SE = 7c 80 07 ed 08 00 06 00 10 00 00 00
asm scratch_load_d16_u8 v8, v16, s48 = 30 80 07 ed 08 00 02 00 10 00 00 00
asm scratch_load_d16_u8 v8, off, off th:TH_LOAD_NT scope:SCOPE_DEV = 7c 80 07 ed 08 00 18 00 00 00 00 00
asm scratch_load_d16_u8 v8, off, s48 th:TH_LOAD_HT scope:SCOPE_SYS = 30 80 07 ed 08 00 2c 00 00 00 00 00
