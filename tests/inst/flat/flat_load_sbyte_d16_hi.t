# flat_load_sbyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_load_sbyte_d16_hi v5, v[254:255] offset:4 = 04 00 8c dc fe 00 00 05
asm flat_load_sbyte_d16_hi v17, v[7:8] offset:4 = 04 00 8c dc 07 00 00 11
asm flat_load_sbyte_d16_hi v7, v[1:2] offset:1 slc = 01 00 8e dc 01 00 00 07
asm flat_load_sbyte_d16_hi v0, v[100:101] offset:4 = 04 00 8c dc 64 00 00 00
asm flat_load_sbyte_d16_hi v7, v[91:92] offset:4095 = ff 0f 8c dc 5b 00 00 07
asm flat_load_sbyte_d16_hi v7, v[0:1] offset:1 slc = 01 00 8e dc 00 00 00 07
bad flat_load_sbyte_d16_hi v100 ! 1:28: expected 2 operands, found 1
bad flat_load_sbyte_d16_hi s100, v[216:217] ! 1:24: destination must be a vector register
bad flat_load_sbyte_d16_hi v100, v[216:217] offset:4096 ! 1:48: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_sbyte_d16_hi v8, v[16:17] = 00 00 8c dc 10 00 7d 08

target gfx90a
asm flat_load_sbyte_d16_hi v8, v[16:17] = 00 00 8c dc 10 00 00 08

target gfx1100
asm flat_load_d16_hi_i8 v8, v[16:17] = 00 00 88 dc 10 00 7c 08

target gfx1200
asm flat_load_d16_hi_i8 v8, v[16:17] = 7c 80 08 ec 08 00 00 00 10 00 00 00
