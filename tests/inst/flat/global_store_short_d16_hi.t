# global_store_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_short_d16_hi v[254:255], v11, off offset:-1 = ff 9f 6c dc fe 0b 7f 00
asm global_store_short_d16_hi v114, v36, s[10:11] offset:16 = 10 80 6c dc 72 24 0a 00
asm global_store_short_d16_hi v[7:8], v0, off offset:4095 = ff 8f 6c dc 07 00 7f 00
asm global_store_short_d16_hi v5, v1, flat_scratch offset:4095 slc = ff 8f 6e dc 05 01 66 00
bad global_store_short_d16_hi v[100:101], v216 ! 1:43: expected 3 operands, found 2
bad global_store_short_d16_hi s[100:101], v216, off ! 1:27: first operand must be 2 vector registers
bad global_store_short_d16_hi v[100:101], v216, off offset:8192 ! 1:56: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_store_short_d16_hi v8, v16, s[48:49] = 00 80 6c dc 08 10 30 00

target gfx1010
asm global_store_short_d16_hi v[8:9], v16, off = 00 80 6c dc 08 10 7d 00

target gfx90a gfx942
asm global_store_short_d16_hi v[8:9], v16, off = 00 80 6c dc 08 10 7f 00

target gfx1100
asm global_store_d16_hi_b16 v[8:9], v16, off = 00 00 96 dc 08 10 7c 00
asm global_store_d16_hi_b16 v8, v16, s[48:49] = 00 00 96 dc 08 10 30 00

target gfx1200
asm global_store_d16_hi_b16 v[8:9], v16, off scope:SCOPE_SE = 7c 40 09 ee 00 00 04 08 08 00 00 00
asm global_store_d16_hi_b16 v8, v16, s[48:49] th:TH_STORE_NT = 30 40 09 ee 00 00 10 08 08 00 00 00
