# scratch_load_ushort: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_ushort v100, v100, off offset:16 = 10 40 48 dc 64 00 7f 64
asm scratch_load_ushort v100, off offset:-4096 lds = 00 70 48 dc 64 00 7f 00
asm scratch_load_ushort v0, off, s101 offset:-1 slc = ff 5f 4a dc 00 00 65 00
asm scratch_load_ushort off, s91 offset:-1 lds = ff 7f 48 dc 00 00 5b 00
bad scratch_load_ushort v100, v216 ! 1:31: expected 3 operands, found 2
bad scratch_load_ushort s100, v216, off ! 1:21: destination must be a vector register
bad scratch_load_ushort v100, v216, off offset:8192 ! 1:44: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_load_ushort v8, v16, off = 00 40 28 dc 10 00 7d 08
asm scratch_load_ushort v8, off lds = 00 60 28 dc 08 00 7d 00
asm scratch_load_ushort v8, off, s48 = 00 40 28 dc 00 00 30 08
asm scratch_load_ushort off, s32 lds = 00 60 28 dc 00 00 20 00

target gfx1030
asm scratch_load_ushort v8, off, off = 00 40 28 dc 00 00 7f 08
asm scratch_load_ushort off, off lds = 00 60 28 dc 00 00 7f 00

target gfx90a gfx942
asm scratch_load_ushort v8, off, s48 = 00 40 48 dc 00 00 30 08

target gfx90a
asm scratch_load_ushort v8, v16, off = 00 40 48 dc 10 00 7f 08
asm scratch_load_ushort v8, off lds = 00 60 48 dc 08 00 7f 00
asm scratch_load_ushort off, s32 lds = 00 60 48 dc 00 00 20 00

target gfx942
asm scratch_load_ushort v8, off, off = 00 40 48 dc 00 00 7f 08
asm scratch_load_ushort v8, v16, off = 00 60 48 dc 10 00 7f 08
asm scratch_load_ushort v8, v16, s48 = 00 60 48 dc 10 00 30 08

target gfx1100
asm scratch_load_u16 v8, v16, off = 00 00 49 dc 10 00 fc 08
asm scratch_load_u16 v8, v16, s48 = 00 00 49 dc 10 00 b0 08
asm scratch_load_u16 v8, off, off = 00 00 49 dc 00 00 7c 08
asm scratch_load_u16 v8, off, s48 = 00 00 49 dc 00 00 30 08

target gfx1200
asm scratch_load_u16 v8, v16, off th:TH_LOAD_HT = 7c 80 04 ed 08 00 22 00 10 00 00 00
asm scratch_load_u16 v8, v16, s48 th:TH_LOAD_HT scope:SCOPE_DEV = 30 80 04 ed 08 00 2a 00 10 00 00 00
asm scratch_load_u16 v8, off, off th:TH_LOAD_HT = 7c 80 04 ed 08 00 20 00 00 00 00 00
asm scratch_load_u16 v8, off, s48 th:TH_LOAD_NT scope:SCOPE_SYS = 30 80 04 ed 08 00 1c 00 00 00 00 00
