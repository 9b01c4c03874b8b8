# flat_load_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_load_short_d16_hi v255, v[1:2] = 00 00 94 dc 01 00 00 ff
asm flat_load_short_d16_hi v1, v[1:2] offset:4 glc = 04 00 95 dc 01 00 00 01
asm flat_load_short_d16_hi v255, v[5:6] offset:4095 slc = ff 0f 96 dc 05 00 00 ff
asm flat_load_short_d16_hi v5, v[5:6] offset:1 glc = 01 00 95 dc 05 00 00 05
asm flat_load_short_d16_hi v7, v[100:101] offset:4095 = ff 0f 94 dc 64 00 00 07
asm flat_load_short_d16_hi v0, v[7:8] offset:4 glc = 04 00 95 dc 07 00 00 00
bad flat_load_short_d16_hi v100 ! 1:28: expected 2 operands, found 1
bad flat_load_short_d16_hi s100, v[216:217] ! 1:24: destination must be a vector register
bad flat_load_short_d16_hi v100, v[216:217] offset:4096 ! 1:48: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_short_d16_hi v8, v[16:17] = 00 00 94 dc 10 00 7d 08

target gfx90a
asm flat_load_short_d16_hi v8, v[16:17] = 00 00 94 dc 10 00 00 08

target gfx1100
asm flat_load_d16_hi_b16 v8, v[16:17] = 00 00 8c dc 10 00 7c 08

target gfx1200
asm flat_load_d16_hi_b16 v8, v[16:17] th:TH_LOAD_NT = 7c c0 08 ec 08 00 10 00 10 00 00 00
