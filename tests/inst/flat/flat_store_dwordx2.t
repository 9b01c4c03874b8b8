# flat_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_store_dwordx2 v[5:6], v[5:6] = 00 00 74 dc 05 05 00 00
bad flat_store_dwordx2 v[100:101] ! 1:30: expected 2 operands, found 1
bad flat_store_dwordx2 s[100:101], v[216:217] ! 1:20: first operand must be 2 vector registers

target gfx803
asm flat_store_dwordx2 v[0:1], v[5:6] slc = 00 00 76 dc 00 05 00 00
asm flat_store_dwordx2 v[254:255], v[1:2] glc = 00 00 75 dc fe 01 00 00
asm flat_store_dwordx2 v[1:2], v[7:8] slc = 00 00 76 dc 01 07 00 00
asm flat_store_dwordx2 v[254:255], v[0:1] slc = 00 00 76 dc fe 00 00 00
asm flat_store_dwordx2 v[5:6], v[5:6] glc = 00 00 75 dc 05 05 00 00
bad flat_store_dwordx2 v[100:101], v[216:217] offen ! 1:43: flat_store_dwordx2 has no modifier 'offen'

target gfx900 gfx906
asm flat_store_dwordx2 v[5:6], v[0:1] offset:1 glc slc = 01 00 77 dc 05 00 00 00
asm flat_store_dwordx2 v[254:255], v[1:2] offset:4 slc = 04 00 76 dc fe 01 00 00
asm flat_store_dwordx2 v[254:255], v[0:1] offset:1 glc = 01 00 75 dc fe 00 00 00
asm flat_store_dwordx2 v[100:101], v[0:1] offset:4095 slc = ff 0f 76 dc 64 00 00 00
asm flat_store_dwordx2 v[185:186], v[100:101] offset:4 glc slc = 04 00 77 dc b9 64 00 00
bad flat_store_dwordx2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_dwordx2 v[8:9], v[16:17] = 00 00 74 dc 08 10 7d 00

target gfx90a
asm flat_store_dwordx2 v[8:9], v[16:17] = 00 00 74 dc 08 10 00 00

target gfx1100
asm flat_store_b64 v[8:9], v[16:17] = 00 00 6c dc 08 10 7c 00

target gfx1200
asm flat_store_b64 v[8:9], v[16:17] scope:SCOPE_DEV = 7c c0 06 ec 00 00 08 08 08 00 00 00
