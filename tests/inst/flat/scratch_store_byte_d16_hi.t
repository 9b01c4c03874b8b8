# scratch_store_byte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_store_byte_d16_hi v255, v5, off offset:-4096 slc = 00 50 66 dc ff 05 7f 00
asm scratch_store_byte_d16_hi off, v7, vcc_lo offset:-1 = ff 5f 64 dc 00 07 6a 00
asm scratch_store_byte_d16_hi v7, v100, off offset:16 glc slc = 10 40 67 dc 07 64 7f 00
asm scratch_store_byte_d16_hi off, v100, s86 offset:-1 slc = ff 5f 66 dc 00 64 56 00
bad scratch_store_byte_d16_hi v100, v216 ! 1:37: expected 3 operands, found 2
bad scratch_store_byte_d16_hi s100, v216, off ! 1:27: first operand must be a vector register
bad scratch_store_byte_d16_hi v100, v216, off offset:8192 ! 1:50: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_store_byte_d16_hi off, v16, s48 = 00 40 64 dc 00 10 30 00

target gfx1010
asm scratch_store_byte_d16_hi v8, v16, off = 00 40 64 dc 08 10 7d 00

target gfx1030 gfx942
asm scratch_store_byte_d16_hi off, v16, off = 00 40 64 dc 00 10 7f 00

target gfx90a
asm scratch_store_byte_d16_hi v8, v16, off = 00 40 64 dc 08 10 7f 00

target gfx942
asm scratch_store_byte_d16_hi v8, v16, off = 00 60 64 dc 08 10 7f 00
asm scratch_store_byte_d16_hi v8, v16, s48 = 00 60 64 dc 08 10 30 00

target gfx1100
asm scratch_store_d16_hi_b8 v8, v16, off = 00 00 91 dc 08 10 fc 00
asm scratch_store_d16_hi_b8 v8, v16, s48 = 00 00 91 dc 08 10 b0 00
asm scratch_store_d16_hi_b8 off, v16, off = 00 00 91 dc 00 10 7c 00
asm scratch_store_d16_hi_b8 off, v16, s48 = 00 00 91 dc 00 10 30 00

target gfx1200
asm scratch_store_d16_hi_b8 v8, v16, off scope:SCOPE_DEV = 7c 00 09 ed 00 00 0a 08 08 00 00 00
asm scratch_store_d16_hi_b8 v8, v16, s48 th:TH_STORE_HT = 30 00 09 ed 00 00 22 08 08 00 00 00
asm scratch_store_d16_hi_b8 off, v16, off th:TH_STORE_HT scope:SCOPE_SYS = 7c 00 09 ed 00 00 2c 08 00 00 00 00
asm scratch_store_d16_hi_b8 off, v16, s48 scope:SCOPE_DEV = 30 00 09 ed 00 00 08 08 00 00 00 00
