# global_store_byte: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_store_byte v[1:2], v5, off offset:-4096 glc slc = 00 90 63 dc 01 05 7f 00
asm global_store_byte v255, v7, s[0:1] offset:4095 glc = ff 8f 61 dc ff 07 00 00
asm global_store_byte v[5:6], v0, off offset:4095 slc = ff 8f 62 dc 05 00 7f 00
asm global_store_byte v1, v255, s[100:101] offset:4095 glc slc = ff 8f 63 dc 01 ff 64 00
bad global_store_byte v[100:101], v216 ! 1:35: expected 3 operands, found 2
bad global_store_byte s[100:101], v216, off ! 1:19: first operand must be 2 vector registers
bad global_store_byte v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_store_byte v8, v16, s[48:49] = 00 80 60 dc 08 10 30 00

target gfx1010
asm global_store_byte v[8:9], v16, off = 00 80 60 dc 08 10 7d 00

target gfx90a gfx942
asm global_store_byte v[8:9], v16, off = 00 80 60 dc 08 10 7f 00

target gfx1100
asm global_store_b8 v[8:9], v16, off = 00 00 62 dc 08 10 7c 00
asm global_store_b8 v8, v16, s[48:49] = 00 00 62 dc 08 10 30 00

target gfx1200
asm global_store_b8 v[8:9], v16, off th:TH_STORE_NT scope:SCOPE_SYS = 7c 00 06 ee 00 00 1c 08 08 00 00 00
asm global_store_b8 v8, v16, s[48:49] th:TH_STORE_HT scope:SCOPE_SYS = 30 00 06 ee 00 00 2c 08 08 00 00 00
