# flat_load_sbyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_load_sbyte_d16 v81, v[0:1] = 00 00 88 dc 00 00 00 51
asm flat_load_sbyte_d16 v5, v[5:6] offset:4095 glc slc = ff 0f 8b dc 05 00 00 05
asm flat_load_sbyte_d16 v5, v[254:255] offset:4095 glc = ff 0f 89 dc fe 00 00 05
asm flat_load_sbyte_d16 v100, v[7:8] offset:4 = 04 00 88 dc 07 00 00 64
asm flat_load_sbyte_d16 v100, v[5:6] offset:4095 glc = ff 0f 89 dc 05 00 00 64
asm flat_load_sbyte_d16 v5, v[100:101] offset:1 glc = 01 00 89 dc 64 00 00 05
bad flat_load_sbyte_d16 v100 ! 1:25: expected 2 operands, found 1
bad flat_load_sbyte_d16 s100, v[216:217] ! 1:21: destination must be a vector register
bad flat_load_sbyte_d16 v100, v[216:217] offset:4096 ! 1:45: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_sbyte_d16 v8, v[16:17] = 00 00 88 dc 10 00 7d 08

target gfx90a
asm flat_load_sbyte_d16 v8, v[16:17] = 00 00 88 dc 10 00 00 08

target gfx1100
asm flat_load_d16_i8 v8, v[16:17] = 00 00 7c dc 10 00 7c 08

target gfx1200
asm flat_load_d16_i8 v8, v[16:17] = 7c c0 07 ec 08 00 00 00 10 00 00 00
