# global_store_byte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_byte_d16_hi v[0:1], v0, off offset:-1 = ff 9f 64 dc 00 00 7f 00
asm global_store_byte_d16_hi v1, v7, s[14:15] offset:16 glc = 10 80 65 dc 01 07 0e 00
asm global_store_byte_d16_hi v[199:200], v100, off offset:4095 glc slc = ff 8f 67 dc c7 64 7f 00
asm global_store_byte_d16_hi v100, v255, s[44:45] offset:-1 glc = ff 9f 65 dc 64 ff 2c 00
bad global_store_byte_d16_hi v[100:101], v216 ! 1:42: expected 3 operands, found 2
bad global_store_byte_d16_hi s[100:101], v216, off ! 1:26: first operand must be 2 vector registers
bad global_store_byte_d16_hi v[100:101], v216, off offset:8192 ! 1:55: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_store_byte_d16_hi v8, v16, s[48:49] = 00 80 64 dc 08 10 30 00

target gfx1010
asm global_store_byte_d16_hi v[8:9], v16, off = 00 80 64 dc 08 10 7d 00

target gfx90a gfx942
asm global_store_byte_d16_hi v[8:9], v16, off = 00 80 64 dc 08 10 7f 00

target gfx1100
asm global_store_d16_hi_b8 v[8:9], v16, off = 00 00 92 dc 08 10 7c 00
asm global_store_d16_hi_b8 v8, v16, s[48:49] = 00 00 92 dc 08 10 30 00

target gfx1200
asm global_store_d16_hi_b8 v[8:9], v16, off = 7c 00 09 ee 00 00 00 08 08 00 00 00
asm global_store_d16_hi_b8 v8, v16, s[48:49] th:TH_STORE_NT scope:SCOPE_SYS = 30 00 09 ee 00 00 1c 08 08 00 00 00
