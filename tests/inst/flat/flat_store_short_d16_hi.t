# flat_store_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_store_short_d16_hi v[40:41], v255 = 00 00 6c dc 28 ff 00 00
asm flat_store_short_d16_hi v[0:1], v255 offset:4 glc slc = 04 00 6f dc 00 ff 00 00
asm flat_store_short_d16_hi v[220:221], v7 offset:4095 = ff 0f 6c dc dc 07 00 00
asm flat_store_short_d16_hi v[254:255], v5 offset:1 = 01 00 6c dc fe 05 00 00
asm flat_store_short_d16_hi v[254:255], v1 offset:4 glc = 04 00 6d dc fe 01 00 00
asm flat_store_short_d16_hi v[5:6], v7 offset:4 = 04 00 6c dc 05 07 00 00
bad flat_store_short_d16_hi v[100:101] ! 1:35: expected 2 operands, found 1
bad flat_store_short_d16_hi s[100:101], v216 ! 1:25: first operand must be 2 vector registers
bad flat_store_short_d16_hi v[100:101], v216 offset:4096 ! 1:49: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_short_d16_hi v[8:9], v16 = 00 00 6c dc 08 10 7d 00

target gfx90a
asm flat_store_short_d16_hi v[8:9], v16 = 00 00 6c dc 08 10 00 00

target gfx1100
asm flat_store_d16_hi_b16 v[8:9], v16 = 00 00 94 dc 08 10 7c 00

target gfx1200
asm flat_store_d16_hi_b16 v[8:9], v16 th:TH_STORE_NT scope:SCOPE_DEV = 7c 40 09 ec 00 00 18 08 08 00 00 00
