# global_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_dwordx2 v[254:255], v[100:101], off offset:4095 = ff 8f 54 dc 64 00 7f fe
asm global_load_dwordx2 v[1:2], v0, s[44:45] offset:-4096 glc slc = 00 90 57 dc 00 00 2c 01
asm global_load_dwordx2 v[197:198], v[7:8], off offset:-1 = ff 9f 54 dc 07 00 7f c5
asm global_load_dwordx2 v[7:8], v7, s[96:97] offset:-4096 slc = 00 90 56 dc 07 00 60 07
bad global_load_dwordx2 v[100:101], v[216:217] ! 1:43: expected 3 operands, found 2
bad global_load_dwordx2 s[100:101], v[216:217], off ! 1:21: destination must be 2 vector registers
bad global_load_dwordx2 v[100:101], v[216:217], off offset:8192 ! 1:56: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_load_dwordx2 v[8:9], v[16:17], off = 00 80 34 dc 10 00 7d 08
asm global_load_dwordx2 v[8:9], v16, s[48:49] = 00 80 34 dc 10 00 30 08

target gfx90a gfx942
asm global_load_dwordx2 v[8:9], v[16:17], off = 00 80 54 dc 10 00 7f 08
asm global_load_dwordx2 v[8:9], v16, s[48:49] = 00 80 54 dc 10 00 30 08

target gfx1100
asm global_load_b64 v[8:9], v[16:17], off = 00 00 56 dc 10 00 7c 08
asm global_load_b64 v[8:9], v16, s[48:49] = 00 00 56 dc 10 00 30 08

target gfx1200
asm global_load_b64 v[8:9], v[16:17], off = 7c 40 05 ee 08 00 00 00 10 00 00 00
asm global_load_b64 v[8:9], v16, s[48:49] th:TH_LOAD_HT scope:SCOPE_SYS = 30 40 05 ee 08 00 2c 00 10 00 00 00
