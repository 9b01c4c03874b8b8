# flat_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_store_dwordx4 v[1:2], v[136:139] = 00 00 7c dc 01 88 00 00
bad flat_store_dwordx4 v[100:101] ! 1:30: expected 2 operands, found 1
bad flat_store_dwordx4 s[100:101], v[216:219] ! 1:20: first operand must be 2 vector registers

target gfx803
asm flat_store_dwordx4 v[1:2], v[7:10] = 00 00 7c dc 01 07 00 00
asm flat_store_dwordx4 v[100:101], v[252:255] slc = 00 00 7e dc 64 fc 00 00
asm flat_store_dwordx4 v[7:8], v[252:255] = 00 00 7c dc 07 fc 00 00
asm flat_store_dwordx4 v[214:215], v[100:103] glc slc = 00 00 7f dc d6 64 00 00
asm flat_store_dwordx4 v[100:101], v[100:103] slc = 00 00 7e dc 64 64 00 00
bad flat_store_dwordx4 v[100:101], v[216:219] offen ! 1:43: flat_store_dwordx4 has no modifier 'offen'

target gfx900 gfx906
asm flat_store_dwordx4 v[0:1], v[100:103] offset:1 = 01 00 7c dc 00 64 00 00
asm flat_store_dwordx4 v[254:255], v[0:3] offset:4095 = ff 0f 7c dc fe 00 00 00
asm flat_store_dwordx4 v[167:168], v[252:255] offset:4 slc = 04 00 7e dc a7 fc 00 00
asm flat_store_dwordx4 v[100:101], v[100:103] offset:1 = 01 00 7c dc 64 64 00 00
asm flat_store_dwordx4 v[7:8], v[0:3] offset:1 slc = 01 00 7e dc 07 00 00 00
bad flat_store_dwordx4 v[100:101], v[216:219] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_dwordx4 v[8:9], v[16:19] = 00 00 78 dc 08 10 7d 00

target gfx90a
asm flat_store_dwordx4 v[8:9], v[16:19] = 00 00 7c dc 08 10 00 00

target gfx1100
asm flat_store_b128 v[8:9], v[16:19] = 00 00 74 dc 08 10 7c 00

target gfx1200
asm flat_store_b128 v[8:9], v[16:19] scope:SCOPE_SYS = 7c 40 07 ec 00 00 0c 08 08 00 00 00
