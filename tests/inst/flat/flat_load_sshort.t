# flat_load_sshort: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_load_sshort v100 ! 1:22: expected 2 operands, found 1
bad flat_load_sshort s100, v[216:217] ! 1:18: destination must be a vector register

target gfx803
asm flat_load_sshort v100, v[5:6] = 00 00 4c dc 05 00 00 64
asm flat_load_sshort v7, v[100:101] glc slc = 00 00 4f dc 64 00 00 07
asm flat_load_sshort v177, v[5:6] slc = 00 00 4e dc 05 00 00 b1
asm flat_load_sshort v100, v[100:101] glc = 00 00 4d dc 64 00 00 64
asm flat_load_sshort v7, v[254:255] = 00 00 4c dc fe 00 00 07
asm flat_load_sshort v100, v[254:255] = 00 00 4c dc fe 00 00 64
bad flat_load_sshort v100, v[216:217] offen ! 1:35: flat_load_sshort has no modifier 'offen'

target gfx900 gfx906
asm flat_load_sshort v100, v[5:6] offset:4 = 04 00 4c dc 05 00 00 64
asm flat_load_sshort v5, v[0:1] offset:1 slc = 01 00 4e dc 00 00 00 05
asm flat_load_sshort v95, v[1:2] offset:4095 glc slc = ff 0f 4f dc 01 00 00 5f
asm flat_load_sshort v59, v[1:2] offset:4 glc = 04 00 4d dc 01 00 00 3b
asm flat_load_sshort v1, v[100:101] offset:1 = 01 00 4c dc 64 00 00 01
asm flat_load_sshort v5, v[1:2] offset:4095 = ff 0f 4c dc 01 00 00 05
bad flat_load_sshort v100, v[216:217] offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_sshort v8, v[16:17] = 00 00 2c dc 10 00 7d 08

target gfx90a
asm flat_load_sshort v8, v[16:17] = 00 00 4c dc 10 00 00 08

target gfx1100
asm flat_load_i16 v8, v[16:17] = 00 00 4c dc 10 00 7c 08

target gfx1200
asm flat_load_i16 v8, v[16:17] th:TH_LOAD_HT = 7c c0 04 ec 08 00 20 00 10 00 00 00
