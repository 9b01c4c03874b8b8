# global_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_dwordx4 v[100:101], v[0:3], off offset:-4096 slc = 00 90 7e dc 64 00 7f 00
asm global_store_dwordx4 v255, v[0:3], s[2:3] offset:4095 slc = ff 8f 7e dc ff 00 02 00
asm global_store_dwordx4 v[106:107], v[5:8], off offset:-1 = ff 9f 7c dc 6a 05 7f 00
asm global_store_dwordx4 v1, v[233:236], s[4:5] offset:-1 glc slc = ff 9f 7f dc 01 e9 04 00
bad global_store_dwordx4 v[100:101], v[216:219] ! 1:44: expected 3 operands, found 2
bad global_store_dwordx4 s[100:101], v[216:219], off ! 1:22: first operand must be 2 vector registers
bad global_store_dwordx4 v[100:101], v[216:219], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_store_dwordx4 v[8:9], v[16:19], off = 00 80 78 dc 08 10 7d 00
asm global_store_dwordx4 v8, v[16:19], s[48:49] = 00 80 78 dc 08 10 30 00

target gfx90a gfx942
asm global_store_dwordx4 v[8:9], v[16:19], off = 00 80 7c dc 08 10 7f 00
asm global_store_dwordx4 v8, v[16:19], s[48:49] = 00 80 7c dc 08 10 30 00

target gfx1100
asm global_store_b128 v[8:9], v[16:19], off = 00 00 76 dc 08 10 7c 00
asm global_store_b128 v8, v[16:19], s[48:49] = 00 00 76 dc 08 10 30 00

target gfx1200
asm global_store_b128 v[8:9], v[16:19], off th:TH_STORE_HT scope:SCOPE_SE = 7c 40 07 ee 00 00 24 08 08 00 00 00
asm global_store_b128 v8, v[16:19], s[48:49] th:TH_STORE_HT = 30 40 07 ee 00 00 20 08 08 00 00 00
