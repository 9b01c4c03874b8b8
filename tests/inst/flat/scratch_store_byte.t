# scratch_store_byte: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_byte v0, v119, off offset:4095 glc slc = ff 4f 63 dc 00 77 7f 00
asm scratch_store_byte off, v7, s24 offset:16 glc = 10 40 61 dc 00 07 18 00
asm scratch_store_byte v1, v255, off offset:4095 = ff 4f 60 dc 01 ff 7f 00
asm scratch_store_byte off, v5, s58 offset:4095 = ff 4f 60 dc 00 05 3a 00
bad scratch_store_byte v100, v216 ! 1:30: expected 3 operands, found 2
bad scratch_store_byte s100, v216, off ! 1:20: first operand must be a vector register
bad scratch_store_byte v100, v216, off offset:8192 ! 1:43: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_store_byte off, v16, s48 = 00 40 60 dc 00 10 30 00

target gfx1010
asm scratch_store_byte v8, v16, off = 00 40 60 dc 08 10 7d 00

target gfx1030 gfx942
asm scratch_store_byte off, v16, off = 00 40 60 dc 00 10 7f 00

target gfx90a
asm scratch_store_byte v8, v16, off = 00 40 60 dc 08 10 7f 00

target gfx942
asm scratch_store_byte v8, v16, off = 00 60 60 dc 08 10 7f 00
asm scratch_store_byte v8, v16, s48 = 00 60 60 dc 08 10 30 00

target gfx1100
asm scratch_store_b8 v8, v16, off = 00 00 61 dc 08 10 fc 00
asm scratch_store_b8 v8, v16, s48 = 00 00 61 dc 08 10 b0 00
asm scratch_store_b8 off, v16, off = 00 00 61 dc 00 10 7c 00
asm scratch_store_b8 off, v16, s48 = 00 00 61 dc 00 10 30 00

target gfx1200
asm scratch_store_b8 v8, v16, off th:TH_STORE_NT scope:SCOPE_DEV = 7c 00 06 ed 00 00 1a 08 08 00 00 00
asm scratch_store_b8 v8, v16, s48 th:TH_STORE_NT scope:SCOPE_SYS = 30 00 06 ed 00 00 1e 08 08 00 00 00
asm scratch_store_b8 off, v16, off = 7c 00 06 ed 00 00 00 08 00 00 00 00
asm scratch_store_b8 off, v16, s48 scope:SCOPE_SE = 30 00 06 ed 00 00 04 08 00 00 00 00
