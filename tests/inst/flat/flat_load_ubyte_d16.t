# flat_load_ubyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_load_ubyte_d16 v100, v[118:119] = 00 00 80 dc 76 00 00 64
asm flat_load_ubyte_d16 v100, v[7:8] offset:4095 glc slc = ff 0f 83 dc 07 00 00 64
asm flat_load_ubyte_d16 v5, v[0:1] offset:1 = 01 00 80 dc 00 00 00 05
asm flat_load_ubyte_d16 v100, v[1:2] offset:4095 = ff 0f 80 dc 01 00 00 64
asm flat_load_ubyte_d16 v7, v[5:6] offset:4 = 04 00 80 dc 05 00 00 07
asm flat_load_ubyte_d16 v255, v[67:68] offset:4095 slc = ff 0f 82 dc 43 00 00 ff
bad flat_load_ubyte_d16 v100 ! 1:25: expected 2 operands, found 1
bad flat_load_ubyte_d16 s100, v[216:217] ! 1:21: destination must be a vector register
bad flat_load_ubyte_d16 v100, v[216:217] offset:4096 ! 1:45: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_ubyte_d16 v8, v[16:17] = 00 00 80 dc 10 00 7d 08

target gfx90a
asm flat_load_ubyte_d16 v8, v[16:17] = 00 00 80 dc 10 00 00 08

target gfx1100
asm flat_load_d16_u8 v8, v[16:17] = 00 00 78 dc 10 00 7c 08

target gfx1200
asm flat_load_d16_u8 v8, v[16:17] = 7c 80 07 ec 08 00 00 00 10 00 00 00
