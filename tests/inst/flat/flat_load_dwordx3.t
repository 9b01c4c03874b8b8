# flat_load_dwordx3: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_load_dwordx3 v[5:7], v[0:1] = 00 00 58 dc 00 00 00 05
bad flat_load_dwordx3 v[100:102] ! 1:29: expected 2 operands, found 1

target gfx803
asm flat_load_dwordx3 v[5:7], v[5:6] glc slc = 00 00 5b dc 05 00 00 05
asm flat_load_dwordx3 v[1:3], v[5:6] slc = 00 00 5a dc 05 00 00 01
asm flat_load_dwordx3 v[1:3], v[7:8] slc = 00 00 5a dc 07 00 00 01
asm flat_load_dwordx3 v[100:102], v[254:255] = 00 00 58 dc fe 00 00 64
asm flat_load_dwordx3 v[0:2], v[254:255] slc = 00 00 5a dc fe 00 00 00
bad flat_load_dwordx3 v[100:102], v[216:217] offen ! 1:42: flat_load_dwordx3 has no modifier 'offen'
bad flat_load_dwordx3 s[100:102], v[216:217] ! 1:19: s102 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm flat_load_dwordx3 v[5:7], v[0:1] offset:4 slc = 04 00 5a dc 00 00 00 05
asm flat_load_dwordx3 v[1:3], v[5:6] offset:4095 glc = ff 0f 59 dc 05 00 00 01
asm flat_load_dwordx3 v[7:9], v[100:101] offset:1 = 01 00 58 dc 64 00 00 07
asm flat_load_dwordx3 v[0:2], v[254:255] offset:4 glc = 04 00 59 dc fe 00 00 00
asm flat_load_dwordx3 v[100:102], v[254:255] offset:4 glc slc = 04 00 5b dc fe 00 00 64
bad flat_load_dwordx3 v[100:102], v[216:217] offset:4096 ! 1:49: offset 4096 is out of range (0 to 4095)

target gfx900
bad flat_load_dwordx3 s[100:102], v[216:217] ! 1:19: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad flat_load_dwordx3 s[100:102], v[216:217] ! 1:19: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm flat_load_dwordx3 v[8:10], v[16:17] = 00 00 3c dc 10 00 7d 08

target gfx90a
asm flat_load_dwordx3 v[8:10], v[16:17] = 00 00 58 dc 10 00 00 08

target gfx1100
asm flat_load_b96 v[8:10], v[16:17] = 00 00 58 dc 10 00 7c 08

target gfx1200
asm flat_load_b96 v[8:10], v[16:17] = 7c 80 05 ec 08 00 00 00 10 00 00 00
