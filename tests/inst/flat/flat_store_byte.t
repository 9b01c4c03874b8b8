# flat_store_byte: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm flat_store_byte v[0:1], v1 = 00 00 60 dc 00 01 00 00
bad flat_store_byte v[100:101] ! 1:27: expected 2 operands, found 1
bad flat_store_byte s[100:101], v216 ! 1:17: first operand must be 2 vector registers

target gfx803
asm flat_store_byte v[100:101], v5 slc = 00 00 62 dc 64 05 00 00
asm flat_store_byte v[7:8], v255 glc = 00 00 61 dc 07 ff 00 00
asm flat_store_byte v[5:6], v7 glc slc = 00 00 63 dc 05 07 00 00
asm flat_store_byte v[254:255], v7 slc = 00 00 62 dc fe 07 00 00
asm flat_store_byte v[254:255], v255 glc = 00 00 61 dc fe ff 00 00
bad flat_store_byte v[100:101], v216 offen ! 1:34: flat_store_byte has no modifier 'offen'

target gfx900 gfx906
asm flat_store_byte v[0:1], v255 offset:4095 glc = ff 0f 61 dc 00 ff 00 00
asm flat_store_byte v[254:255], v15 offset:1 = 01 00 60 dc fe 0f 00 00
asm flat_store_byte v[7:8], v255 offset:4 glc = 04 00 61 dc 07 ff 00 00
asm flat_store_byte v[7:8], v255 offset:4095 glc = ff 0f 61 dc 07 ff 00 00
asm flat_store_byte v[5:6], v7 offset:4 = 04 00 60 dc 05 07 00 00
bad flat_store_byte v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_store_byte v[8:9], v16 = 00 00 60 dc 08 10 7d 00

target gfx90a
asm flat_store_byte v[8:9], v16 = 00 00 60 dc 08 10 00 00

target gfx1100
asm flat_store_b8 v[8:9], v16 = 00 00 60 dc 08 10 7c 00

target gfx1200
asm flat_store_b8 v[8:9], v16 scope:SCOPE_SYS = 7c 00 06 ec 00 00 0c 08 08 00 00 00
