# global_store_short: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_short v[100:101], v100, off offset:4095 slc = ff 8f 6a dc 64 64 7f 00
asm global_store_short v1, v1, s[56:57] offset:-1 glc slc = ff 9f 6b dc 01 01 38 00
asm global_store_short v[194:195], v255, off offset:-4096 slc = 00 90 6a dc c2 ff 7f 00
asm global_store_short v7, v255, s[92:93] offset:-4096 glc = 00 90 69 dc 07 ff 5c 00
bad global_store_short v[100:101], v216 ! 1:36: expected 3 operands, found 2
bad global_store_short s[100:101], v216, off ! 1:20: first operand must be 2 vector registers
bad global_store_short v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_store_short v8, v16, s[48:49] = 00 80 68 dc 08 10 30 00

target gfx1010
asm global_store_short v[8:9], v16, off = 00 80 68 dc 08 10 7d 00

target gfx90a gfx942
asm global_store_short v[8:9], v16, off = 00 80 68 dc 08 10 7f 00

target gfx1100
asm global_store_b16 v[8:9], v16, off = 00 00 66 dc 08 10 7c 00
asm global_store_b16 v8, v16, s[48:49] = 00 00 66 dc 08 10 30 00

target gfx1200
asm global_store_b16 v[8:9], v16, off scope:SCOPE_SE = 7c 40 06 ee 00 00 04 08 08 00 00 00
asm global_store_b16 v8, v16, s[48:49] th:TH_STORE_NT = 30 40 06 ee 00 00 10 08 08 00 00 00
