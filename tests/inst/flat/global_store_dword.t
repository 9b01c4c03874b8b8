# global_store_dword: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_dword v[254:255], v0, off offset:-1 glc = ff 9f 71 dc fe 00 7f 00
asm global_store_dword v255, v1, flat_scratch offset:-4096 = 00 90 70 dc ff 01 66 00
asm global_store_dword v[0:1], v5, off offset:16 glc slc = 10 80 73 dc 00 05 7f 00
asm global_store_dword v100, v1, s[80:81] offset:-4096 slc = 00 90 72 dc 64 01 50 00
bad global_store_dword v[100:101], v216 ! 1:36: expected 3 operands, found 2
bad global_store_dword s[100:101], v216, off ! 1:20: first operand must be 2 vector registers
bad global_store_dword v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_store_dword v8, v16, s[48:49] = 00 80 70 dc 08 10 30 00

target gfx1010
asm global_store_dword v[8:9], v16, off = 00 80 70 dc 08 10 7d 00

target gfx90a gfx942
asm global_store_dword v[8:9], v16, off = 00 80 70 dc 08 10 7f 00

target gfx1100
asm global_store_b32 v[8:9], v16, off = 00 00 6a dc 08 10 7c 00
asm global_store_b32 v8, v16, s[48:49] = 00 00 6a dc 08 10 30 00

target gfx1200
asm global_store_b32 v[8:9], v16, off th:TH_STORE_HT scope:SCOPE_SYS = 7c 80 06 ee 00 00 2c 08 08 00 00 00
asm global_store_b32 v8, v16, s[48:49] th:TH_STORE_HT scope:SCOPE_SE = 30 80 06 ee 00 00 24 08 08 00 00 00
