# flat_store_short: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_store_short v[0:1], v255 = 00 00 68 dc 00 ff 00 00
bad flat_store_short v[100:101] ! 1:28: expected 2 operands, found 1
bad flat_store_short s[100:101], v216 ! 1:18: first operand must be 2 vector registers

target gfx803
asm flat_store_short v[100:101], v100 glc slc = 00 00 6b dc 64 64 00 00
asm flat_store_short v[162:163], v5 glc = 00 00 69 dc a2 05 00 00
asm flat_store_short v[7:8], v166 glc slc = 00 00 6b dc 07 a6 00 00
asm flat_store_short v[0:1], v1 = 00 00 68 dc 00 01 00 00
asm flat_store_short v[254:255], v100 glc = 00 00 69 dc fe 64 00 00
bad flat_store_short v[100:101], v216 offen ! 1:35: flat_store_short has no modifier 'offen'

target gfx900 gfx906
asm flat_store_short v[100:101], v1 offset:4 slc = 04 00 6a dc 64 01 00 00
asm flat_store_short v[0:1], v1 offset:4 slc = 04 00 6a dc 00 01 00 00
asm flat_store_short v[7:8], v0 offset:1 glc slc = 01 00 6b dc 07 00 00 00
asm flat_store_short v[7:8], v5 offset:1 glc = 01 00 69 dc 07 05 00 00
asm flat_store_short v[5:6], v0 offset:4095 = ff 0f 68 dc 05 00 00 00
bad flat_store_short v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_short v[8:9], v16 = 00 00 68 dc 08 10 7d 00

target gfx90a
asm flat_store_short v[8:9], v16 = 00 00 68 dc 08 10 00 00

target gfx1100
asm flat_store_b16 v[8:9], v16 = 00 00 64 dc 08 10 7c 00

target gfx1200
asm flat_store_b16 v[8:9], v16 th:TH_STORE_HT = 7c 40 06 ec 00 00 20 08 08 00 00 00
