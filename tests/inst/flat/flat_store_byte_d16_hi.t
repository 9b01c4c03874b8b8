# flat_store_byte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm flat_store_byte_d16_hi v[7:8], v5 = 00 00 64 dc 07 05 00 00
asm flat_store_byte_d16_hi v[7:8], v1 offset:4 glc slc = 04 00 67 dc 07 01 00 00
asm flat_store_byte_d16_hi v[133:134], v100 offset:4095 = ff 0f 64 dc 85 64 00 00
asm flat_store_byte_d16_hi v[254:255], v0 offset:4 slc = 04 00 66 dc fe 00 00 00
asm flat_store_byte_d16_hi v[1:2], v1 offset:4 = 04 00 64 dc 01 01 00 00
asm flat_store_byte_d16_hi v[83:84], v255 offset:4095 = ff 0f 64 dc 53 ff 00 00
bad flat_store_byte_d16_hi v[100:101] ! 1:34: expected 2 operands, found 1
bad flat_store_byte_d16_hi s[100:101], v216 ! 1:24: first operand must be 2 vector registers
bad flat_store_byte_d16_hi v[100:101], v216 offset:4096 ! 1:48: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_byte_d16_hi v[8:9], v16 = 00 00 64 dc 08 10 7d 00

target gfx90a
asm flat_store_byte_d16_hi v[8:9], v16 = 00 00 64 dc 08 10 00 00

target gfx1100
asm flat_store_d16_hi_b8 v[8:9], v16 = 00 00 90 dc 08 10 7c 00

target gfx1200
asm flat_store_d16_hi_b8 v[8:9], v16 th:TH_STORE_NT scope:SCOPE_SE = 7c 00 09 ec 00 00 14 08 08 00 00 00
