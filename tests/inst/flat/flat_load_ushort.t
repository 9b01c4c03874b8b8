# flat_load_ushort: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_load_ushort v0, v[0:1] = 00 00 48 dc 00 00 00 00
bad flat_load_ushort v100 ! 1:22: expected 2 operands, found 1
bad flat_load_ushort s100, v[216:217] ! 1:18: destination must be a vector register

target gfx803
asm flat_load_ushort v100, v[5:6] glc = 00 00 49 dc 05 00 00 64
asm flat_load_ushort v0, v[1:2] = 00 00 48 dc 01 00 00 00
asm flat_load_ushort v187, v[1:2] = 00 00 48 dc 01 00 00 bb
asm flat_load_ushort v5, v[0:1] glc = 00 00 49 dc 00 00 00 05
asm flat_load_ushort v7, v[254:255] glc slc = 00 00 4b dc fe 00 00 07
bad flat_load_ushort v100, v[216:217] offen ! 1:35: flat_load_ushort has no modifier 'offen'

target gfx900 gfx906
asm flat_load_ushort v5, v[254:255] offset:1 glc slc = 01 00 4b dc fe 00 00 05
asm flat_load_ushort v7, v[7:8] offset:1 slc = 01 00 4a dc 07 00 00 07
asm flat_load_ushort v100, v[0:1] offset:4095 = ff 0f 48 dc 00 00 00 64
asm flat_load_ushort v5, v[0:1] offset:4095 = ff 0f 48 dc 00 00 00 05
asm flat_load_ushort v124, v[254:255] offset:4 slc = 04 00 4a dc fe 00 00 7c
bad flat_load_ushort v100, v[216:217] offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_ushort v8, v[16:17] = 00 00 28 dc 10 00 7d 08

target gfx90a
asm flat_load_ushort v8, v[16:17] = 00 00 48 dc 10 00 00 08

target gfx1100
asm flat_load_u16 v8, v[16:17] = 00 00 48 dc 10 00 7c 08

target gfx1200
asm flat_load_u16 v8, v[16:17] scope:SCOPE_SYS = 7c 80 04 ec 08 00 0c 00 10 00 00 00
