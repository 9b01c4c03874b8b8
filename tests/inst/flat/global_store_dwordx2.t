# global_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_dwordx2 v[5:6], v[254:255], off offset:-4096 glc slc = 00 90 77 dc 05 fe 7f 00
asm global_store_dwordx2 v1, v[254:255], s[22:23] offset:-1 slc = ff 9f 76 dc 01 fe 16 00
asm global_store_dwordx2 v[254:255], v[5:6], off offset:4095 = ff 8f 74 dc fe 05 7f 00
asm global_store_dwordx2 v7, v[7:8], s[22:23] offset:-1 = ff 9f 74 dc 07 07 16 00
bad global_store_dwordx2 v[100:101], v[216:217] ! 1:44: expected 3 operands, found 2
bad global_store_dwordx2 s[100:101], v[216:217], off ! 1:22: first operand must be 2 vector registers
bad global_store_dwordx2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_store_dwordx2 v8, v[16:17], s[48:49] = 00 80 74 dc 08 10 30 00

target gfx1010
asm global_store_dwordx2 v[8:9], v[16:17], off = 00 80 74 dc 08 10 7d 00

target gfx90a gfx942
asm global_store_dwordx2 v[8:9], v[16:17], off = 00 80 74 dc 08 10 7f 00

target gfx1100
asm global_store_b64 v[8:9], v[16:17], off = 00 00 6e dc 08 10 7c 00
asm global_store_b64 v8, v[16:17], s[48:49] = 00 00 6e dc 08 10 30 00

target gfx1200
asm global_store_b64 v[8:9], v[16:17], off th:TH_STORE_HT scope:SCOPE_SYS = 7c c0 06 ee 00 00 2c 08 08 00 00 00
asm global_store_b64 v8, v[16:17], s[48:49] scope:SCOPE_SYS = 30 c0 06 ee 00 00 0c 08 08 00 00 00
