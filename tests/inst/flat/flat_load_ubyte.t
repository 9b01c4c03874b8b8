# flat_load_ubyte: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_load_ubyte v0, v[254:255] = 00 00 40 dc fe 00 00 00
bad flat_load_ubyte v100 ! 1:21: expected 2 operands, found 1
bad flat_load_ubyte s100, v[216:217] ! 1:17: destination must be a vector register

target gfx803
asm flat_load_ubyte v5, v[0:1] glc slc = 00 00 43 dc 00 00 00 05
asm flat_load_ubyte v253, v[100:101] glc = 00 00 41 dc 64 00 00 fd
asm flat_load_ubyte v5, v[100:101] slc = 00 00 42 dc 64 00 00 05
asm flat_load_ubyte v0, v[254:255] slc = 00 00 42 dc fe 00 00 00
asm flat_load_ubyte v0, v[176:177] slc = 00 00 42 dc b0 00 00 00
bad flat_load_ubyte v100, v[216:217] offen ! 1:34: flat_load_ubyte has no modifier 'offen'

target gfx900 gfx906
asm flat_load_ubyte v0, v[1:2] offset:4 glc = 04 00 41 dc 01 00 00 00
asm flat_load_ubyte v5, v[81:82] offset:4095 glc = ff 0f 41 dc 51 00 00 05
asm flat_load_ubyte v252, v[0:1] offset:4 glc = 04 00 41 dc 00 00 00 fc
asm flat_load_ubyte v5, v[7:8] offset:4095 glc = ff 0f 41 dc 07 00 00 05
asm flat_load_ubyte v88, v[0:1] offset:1 = 01 00 40 dc 00 00 00 58
bad flat_load_ubyte v100, v[216:217] offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_ubyte v8, v[16:17] = 00 00 20 dc 10 00 7d 08

target gfx90a
asm flat_load_ubyte v8, v[16:17] = 00 00 40 dc 10 00 00 08

target gfx1100
asm flat_load_u8 v8, v[16:17] = 00 00 40 dc 10 00 7c 08

target gfx1200
asm flat_load_u8 v8, v[16:17] th:TH_LOAD_NT scope:SCOPE_DEV = 7c 00 04 ec 08 00 18 00 10 00 00 00
