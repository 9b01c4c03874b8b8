# flat_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_load_dwordx4 v[5:8], v[100:101] = 00 00 5c dc 64 00 00 05
bad flat_load_dwordx4 v[100:103] ! 1:29: expected 2 operands, found 1

target gfx803
asm flat_load_dwordx4 v[7:10], v[7:8] slc = 00 00 5e dc 07 00 00 07
asm flat_load_dwordx4 v[0:3], v[7:8] = 00 00 5c dc 07 00 00 00
asm flat_load_dwordx4 v[0:3], v[254:255] glc = 00 00 5d dc fe 00 00 00
asm flat_load_dwordx4 v[250:253], v[7:8] glc = 00 00 5d dc 07 00 00 fa
asm flat_load_dwordx4 v[252:255], v[5:6] glc = 00 00 5d dc 05 00 00 fc
bad flat_load_dwordx4 v[100:103], v[216:217] offen ! 1:42: flat_load_dwordx4 has no modifier 'offen'
bad flat_load_dwordx4 s[100:103], v[216:217] ! 1:19: s103 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm flat_load_dwordx4 v[7:10], v[1:2] offset:4095 glc = ff 0f 5d dc 01 00 00 07
asm flat_load_dwordx4 v[0:3], v[7:8] offset:4095 glc slc = ff 0f 5f dc 07 00 00 00
asm flat_load_dwordx4 v[193:196], v[7:8] offset:4 glc = 04 00 5d dc 07 00 00 c1
asm flat_load_dwordx4 v[252:255], v[5:6] offset:4095 glc slc = ff 0f 5f dc 05 00 00 fc
asm flat_load_dwordx4 v[0:3], v[5:6] offset:4 glc = 04 00 5d dc 05 00 00 00
bad flat_load_dwordx4 v[100:103], v[216:217] offset:4096 ! 1:49: offset 4096 is out of range (0 to 4095)

target gfx900
bad flat_load_dwordx4 s[100:103], v[216:217] ! 1:19: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad flat_load_dwordx4 s[100:103], v[216:217] ! 1:19: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm flat_load_dwordx4 v[8:11], v[16:17] = 00 00 38 dc 10 00 7d 08

target gfx90a
asm flat_load_dwordx4 v[8:11], v[16:17] = 00 00 5c dc 10 00 00 08

target gfx1100
asm flat_load_b128 v[8:11], v[16:17] = 00 00 5c dc 10 00 7c 08

target gfx1200
asm flat_load_b128 v[8:11], v[16:17] scope:SCOPE_SYS = 7c c0 05 ec 08 00 0c 00 10 00 00 00
