# flat_store_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_store_dword v[7:8], v181 = 00 00 70 dc 07 b5 00 00
bad flat_store_dword v[100:101] ! 1:28: expected 2 operands, found 1
bad flat_store_dword s[100:101], v216 ! 1:18: first operand must be 2 vector registers

target gfx803
asm flat_store_dword v[0:1], v1 glc = 00 00 71 dc 00 01 00 00
asm flat_store_dword v[5:6], v152 glc slc = 00 00 73 dc 05 98 00 00
asm flat_store_dword v[7:8], v255 = 00 00 70 dc 07 ff 00 00
asm flat_store_dword v[0:1], v7 = 00 00 70 dc 00 07 00 00
asm flat_store_dword v[5:6], v255 glc = 00 00 71 dc 05 ff 00 00
bad flat_store_dword v[100:101], v216 offen ! 1:35: flat_store_dword has no modifier 'offen'

target gfx900 gfx906
asm flat_store_dword v[1:2], v100 offset:4 glc = 04 00 71 dc 01 64 00 00
asm flat_store_dword v[254:255], v0 offset:1 = 01 00 70 dc fe 00 00 00
asm flat_store_dword v[7:8], v0 offset:1 slc = 01 00 72 dc 07 00 00 00
asm flat_store_dword v[0:1], v70 offset:1 glc = 01 00 71 dc 00 46 00 00
asm flat_store_dword v[254:255], v1 offset:4095 glc = ff 0f 71 dc fe 01 00 00
bad flat_store_dword v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_dword v[8:9], v16 = 00 00 70 dc 08 10 7d 00

target gfx90a
asm flat_store_dword v[8:9], v16 = 00 00 70 dc 08 10 00 00

target gfx1100
asm flat_store_b32 v[8:9], v16 = 00 00 68 dc 08 10 7c 00

target gfx1200
asm flat_store_b32 v[8:9], v16 th:TH_STORE_NT scope:SCOPE_DEV = 7c 80 06 ec 00 00 18 08 08 00 00 00
