# scratch_store_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_short_d16_hi v7, v1, off offset:-1 = ff 5f 6c dc 07 01 7f 00
asm scratch_store_short_d16_hi off, v0, s98 offset:4095 = ff 4f 6c dc 00 00 62 00
asm scratch_store_short_d16_hi v100, v255, off offset:16 glc = 10 40 6d dc 64 ff 7f 00
asm scratch_store_short_d16_hi off, v1, s86 offset:4095 glc slc = ff 4f 6f dc 00 01 56 00
bad scratch_store_short_d16_hi v100, v216 ! 1:38: expected 3 operands, found 2
bad scratch_store_short_d16_hi s100, v216, off ! 1:28: first operand must be a vector register
bad scratch_store_short_d16_hi v100, v216, off offset:8192 ! 1:51: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_store_short_d16_hi off, v16, s48 = 00 40 6c dc 00 10 30 00

target gfx1010
asm scratch_store_short_d16_hi v8, v16, off = 00 40 6c dc 08 10 7d 00

target gfx1030 gfx942
asm scratch_store_short_d16_hi off, v16, off = 00 40 6c dc 00 10 7f 00

target gfx90a
asm scratch_store_short_d16_hi v8, v16, off = 00 40 6c dc 08 10 7f 00

target gfx942
asm scratch_store_short_d16_hi v8, v16, off = 00 60 6c dc 08 10 7f 00
asm scratch_store_short_d16_hi v8, v16, s48 = 00 60 6c dc 08 10 30 00

target gfx1100
asm scratch_store_d16_hi_b16 v8, v16, off = 00 00 95 dc 08 10 fc 00
asm scratch_store_d16_hi_b16 v8, v16, s48 = 00 00 95 dc 08 10 b0 00
asm scratch_store_d16_hi_b16 off, v16, off = 00 00 95 dc 00 10 7c 00
asm scratch_store_d16_hi_b16 off, v16, s48 = 00 00 95 dc 00 10 30 00

target gfx1200
asm scratch_store_d16_hi_b16 v8, v16, off th:TH_STORE_NT scope:SCOPE_SYS = 7c 40 09 ed 00 00 1e 08 08 00 00 00
asm scratch_store_d16_hi_b16 v8, v16, s48 th:TH_STORE_NT scope:SCOPE_SE = 30 40 09 ed 00 00 16 08 08 00 00 00
asm scratch_store_d16_hi_b16 off, v16, off = 7c 40 09 ed 00 00 00 08 00 00 00 00
asm scratch_store_d16_hi_b16 off, v16, s48 scope:SCOPE_SYS = 30 40 09 ed 00 00 0c 08 00 00 00 00
