# flat_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_load_dwordx2 v[5:6], v[100:101] = 00 00 54 dc 64 00 00 05
bad flat_load_dwordx2 v[100:101] ! 1:29: expected 2 operands, found 1
bad flat_load_dwordx2 s[100:101], v[216:217] ! 1:19: destination must be 2 vector registers

target gfx803
asm flat_load_dwordx2 v[1:2], v[1:2] glc = 00 00 55 dc 01 00 00 01
asm flat_load_dwordx2 v[7:8], v[239:240] glc slc = 00 00 57 dc ef 00 00 07
asm flat_load_dwordx2 v[1:2], v[5:6] glc slc = 00 00 57 dc 05 00 00 01
asm flat_load_dwordx2 v[7:8], v[100:101] slc = 00 00 56 dc 64 00 00 07
asm flat_load_dwordx2 v[137:138], v[100:101] = 00 00 54 dc 64 00 00 89
bad flat_load_dwordx2 v[100:101], v[216:217] offen ! 1:42: flat_load_dwordx2 has no modifier 'offen'

target gfx900 gfx906
asm flat_load_dwordx2 v[1:2], v[1:2] offset:1 glc = 01 00 55 dc 01 00 00 01
asm flat_load_dwordx2 v[5:6], v[100:101] offset:4095 slc = ff 0f 56 dc 64 00 00 05
asm flat_load_dwordx2 v[1:2], v[7:8] offset:1 = 01 00 54 dc 07 00 00 01
asm flat_load_dwordx2 v[100:101], v[206:207] offset:1 = 01 00 54 dc ce 00 00 64
asm flat_load_dwordx2 v[171:172], v[254:255] offset:1 = 01 00 54 dc fe 00 00 ab
bad flat_load_dwordx2 v[100:101], v[216:217] offset:4096 ! 1:49: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_dwordx2 v[8:9], v[16:17] = 00 00 34 dc 10 00 7d 08

target gfx90a
asm flat_load_dwordx2 v[8:9], v[16:17] = 00 00 54 dc 10 00 00 08

target gfx1100
asm flat_load_b64 v[8:9], v[16:17] = 00 00 54 dc 10 00 7c 08

target gfx1200
asm flat_load_b64 v[8:9], v[16:17] th:TH_LOAD_HT scope:SCOPE_DEV = 7c 40 05 ec 08 00 28 00 10 00 00 00
