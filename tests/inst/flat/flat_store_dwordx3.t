# flat_store_dwordx3: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_store_dwordx3 v[254:255], v[5:7] = 00 00 78 dc fe 05 00 00
bad flat_store_dwordx3 v[100:101] ! 1:30: expected 2 operands, found 1
bad flat_store_dwordx3 s[100:101], v[216:218] ! 1:20: first operand must be 2 vector registers

target gfx803
asm flat_store_dwordx3 v[237:238], v[22:24] glc = 00 00 79 dc ed 16 00 00
asm flat_store_dwordx3 v[7:8], v[253:255] slc = 00 00 7a dc 07 fd 00 00
asm flat_store_dwordx3 v[7:8], v[100:102] = 00 00 78 dc 07 64 00 00
asm flat_store_dwordx3 v[174:175], v[1:3] = 00 00 78 dc ae 01 00 00
asm flat_store_dwordx3 v[7:8], v[253:255] = 00 00 78 dc 07 fd 00 00
bad flat_store_dwordx3 v[100:101], v[216:218] offen ! 1:43: flat_store_dwordx3 has no modifier 'offen'

target gfx900 gfx906
asm flat_store_dwordx3 v[22:23], v[1:3] offset:1 = 01 00 78 dc 16 01 00 00
asm flat_store_dwordx3 v[254:255], v[5:7] offset:4095 = ff 0f 78 dc fe 05 00 00
asm flat_store_dwordx3 v[100:101], v[5:7] offset:1 slc = 01 00 7a dc 64 05 00 00
asm flat_store_dwordx3 v[248:249], v[253:255] offset:4 = 04 00 78 dc f8 fd 00 00
asm flat_store_dwordx3 v[5:6], v[7:9] offset:1 glc = 01 00 79 dc 05 07 00 00
bad flat_store_dwordx3 v[100:101], v[216:218] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_dwordx3 v[8:9], v[16:18] = 00 00 7c dc 08 10 7d 00

target gfx90a
asm flat_store_dwordx3 v[8:9], v[16:18] = 00 00 78 dc 08 10 00 00

target gfx1100
asm flat_store_b96 v[8:9], v[16:18] = 00 00 70 dc 08 10 7c 00

target gfx1200
asm flat_store_b96 v[8:9], v[16:18] th:TH_STORE_HT scope:SCOPE_SE = 7c 00 07 ec 00 00 24 08 08 00 00 00
