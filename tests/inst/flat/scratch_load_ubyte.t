# scratch_load_ubyte: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_ubyte v28, v1, off offset:16 slc = 10 40 42 dc 01 00 7f 1c
asm scratch_load_ubyte v255, off offset:16 lds = 10 60 40 dc ff 00 7f 00
asm scratch_load_ubyte v1, off, s89 offset:-1 = ff 5f 40 dc 00 00 59 01
asm scratch_load_ubyte off, vcc_lo offset:16 glc slc lds = 10 60 43 dc 00 00 6a 00
bad scratch_load_ubyte v100, v216 ! 1:30: expected 3 operands, found 2
bad scratch_load_ubyte s100, v216, off ! 1:20: destination must be a vector register
bad scratch_load_ubyte v100, v216, off offset:8192 ! 1:43: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_load_ubyte v8, v16, off = 00 40 20 dc 10 00 7d 08
asm scratch_load_ubyte v8, off lds = 00 60 20 dc 08 00 7d 00
asm scratch_load_ubyte v8, off, s48 = 00 40 20 dc 00 00 30 08
asm scratch_load_ubyte off, s32 lds = 00 60 20 dc 00 00 20 00

target gfx1030
asm scratch_load_ubyte v8, off, off = 00 40 20 dc 00 00 7f 08
asm scratch_load_ubyte off, off lds = 00 60 20 dc 00 00 7f 00

target gfx90a gfx942
asm scratch_load_ubyte v8, off, s48 = 00 40 40 dc 00 00 30 08

target gfx90a
asm scratch_load_ubyte v8, v16, off = 00 40 40 dc 10 00 7f 08
asm scratch_load_ubyte v8, off lds = 00 60 40 dc 08 00 7f 00
asm scratch_load_ubyte off, s32 lds = 00 60 40 dc 00 00 20 00

target gfx942
asm scratch_load_ubyte v8, off, off = 00 40 40 dc 00 00 7f 08
asm scratch_load_ubyte v8, v16, off = 00 60 40 dc 10 00 7f 08
asm scratch_load_ubyte v8, v16, s48 = 00 60 40 dc 10 00 30 08

target gfx1100
asm scratch_load_u8 v8, v16, off = 00 00 41 dc 10 00 fc 08
asm scratch_load_u8 v8, v16, s48 = 00 00 41 dc 10 00 b0 08
asm scratch_load_u8 v8, off, off = 00 00 41 dc 00 00 7c 08
asm scratch_load_u8 v8, off, s48 = 00 00 41 dc 00 00 30 08

target gfx1200
asm scratch_load_u8 v8, v16, off scope:SCOPE_SE = 7c 00 04 ed 08 00 06 00 10 00 00 00
asm scratch_load_u8 v8, v16, s48 th:TH_LOAD_NT = 30 00 04 ed 08 00 12 00 10 00 00 00
asm scratch_load_u8 v8, off, off th:TH_LOAD_NT scope:SCOPE_SE = 7c 00 04 ed 08 00 14 00 00 00 00 00
asm scratch_load_u8 v8, off, s48 th:TH_LOAD_NT scope:SCOPE_SYS = 30 00 04 ed 08 00 1c 00 00 00 00 00
