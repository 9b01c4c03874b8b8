# flat_load_sbyte: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_load_sbyte v133, v[254:255] = 00 00 44 dc fe 00 00 85
bad flat_load_sbyte v100 ! 1:21: expected 2 operands, found 1
bad flat_load_sbyte s100, v[216:217] ! 1:17: destination must be a vector register

target gfx803
asm flat_load_sbyte v1, v[1:2] glc = 00 00 45 dc 01 00 00 01
asm flat_load_sbyte v7, v[117:118] = 00 00 44 dc 75 00 00 07
asm flat_load_sbyte v100, v[5:6] glc = 00 00 45 dc 05 00 00 64
asm flat_load_sbyte v1, v[169:170] glc slc = 00 00 47 dc a9 00 00 01
asm flat_load_sbyte v100, v[198:199] slc = 00 00 46 dc c6 00 00 64
bad flat_load_sbyte v100, v[216:217] offen ! 1:34: flat_load_sbyte has no modifier 'offen'

target gfx900 gfx906
asm flat_load_sbyte v1, v[0:1] offset:1 glc = 01 00 45 dc 00 00 00 01
asm flat_load_sbyte v195, v[254:255] offset:1 slc = 01 00 46 dc fe 00 00 c3
asm flat_load_sbyte v1, v[1:2] offset:1 slc = 01 00 46 dc 01 00 00 01
asm flat_load_sbyte v1, v[139:140] offset:4 slc = 04 00 46 dc 8b 00 00 01
asm flat_load_sbyte v7, v[1:2] offset:4 slc = 04 00 46 dc 01 00 00 07
bad flat_load_sbyte v100, v[216:217] offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_sbyte v8, v[16:17] = 00 00 24 dc 10 00 7d 08

target gfx90a
asm flat_load_sbyte v8, v[16:17] = 00 00 44 dc 10 00 00 08

target gfx1100
asm flat_load_i8 v8, v[16:17] = 00 00 44 dc 10 00 7c 08

target gfx1200
asm flat_load_i8 v8, v[16:17] = 7c 40 04 ec 08 00 00 00 10 00 00 00
