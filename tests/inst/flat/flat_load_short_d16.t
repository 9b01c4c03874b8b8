# flat_load_short_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_load_short_d16 v7, v[72:73] offset:4095 = ff 0f 90 dc 48 00 00 07
asm flat_load_short_d16 v7, v[5:6] offset:4 glc = 04 00 91 dc 05 00 00 07
asm flat_load_short_d16 v7, v[7:8] offset:4095 glc slc = ff 0f 93 dc 07 00 00 07
asm flat_load_short_d16 v1, v[100:101] offset:4 slc = 04 00 92 dc 64 00 00 01
asm flat_load_short_d16 v7, v[254:255] offset:4095 = ff 0f 90 dc fe 00 00 07
asm flat_load_short_d16 v100, v[195:196] offset:4 = 04 00 90 dc c3 00 00 64
bad flat_load_short_d16 v100 ! 1:25: expected 2 operands, found 1
bad flat_load_short_d16 s100, v[216:217] ! 1:21: destination must be a vector register
bad flat_load_short_d16 v100, v[216:217] offset:4096 ! 1:45: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_short_d16 v8, v[16:17] = 00 00 90 dc 10 00 7d 08

target gfx90a
asm flat_load_short_d16 v8, v[16:17] = 00 00 90 dc 10 00 00 08

target gfx1100
asm flat_load_d16_b16 v8, v[16:17] = 00 00 80 dc 10 00 7c 08

target gfx1200
asm flat_load_d16_b16 v8, v[16:17] th:TH_LOAD_NT scope:SCOPE_DEV = 7c 00 08 ec 08 00 18 00 10 00 00 00
