# global_store_dwordx3: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_dwordx3 v[87:88], v[253:255], off offset:16 slc = 10 80 7a dc 57 fd 7f 00
asm global_store_dwordx3 v5, v[5:7], s[36:37] offset:-1 = ff 9f 78 dc 05 05 24 00
asm global_store_dwordx3 v[100:101], v[21:23], off offset:-4096 = 00 90 78 dc 64 15 7f 00
asm global_store_dwordx3 v1, v[149:151], s[92:93] offset:-4096 = 00 90 78 dc 01 95 5c 00
bad global_store_dwordx3 v[100:101], v[216:218] ! 1:44: expected 3 operands, found 2
bad global_store_dwordx3 s[100:101], v[216:218], off ! 1:22: first operand must be 2 vector registers
bad global_store_dwordx3 v[100:101], v[216:218], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_store_dwordx3 v[8:9], v[16:18], off = 00 80 7c dc 08 10 7d 00
asm global_store_dwordx3 v8, v[16:18], s[48:49] = 00 80 7c dc 08 10 30 00

target gfx90a gfx942
asm global_store_dwordx3 v[8:9], v[16:18], off = 00 80 78 dc 08 10 7f 00
asm global_store_dwordx3 v8, v[16:18], s[48:49] = 00 80 78 dc 08 10 30 00

target gfx1100
asm global_store_b96 v[8:9], v[16:18], off = 00 00 72 dc 08 10 7c 00
asm global_store_b96 v8, v[16:18], s[48:49] = 00 00 72 dc 08 10 30 00

target gfx1200
asm global_store_b96 v[8:9], v[16:18], off = 7c 00 07 ee 00 00 00 08 08 00 00 00
asm global_store_b96 v8, v[16:18], s[48:49] th:TH_STORE_HT scope:SCOPE_SYS = 30 00 07 ee 00 00 2c 08 08 00 00 00
