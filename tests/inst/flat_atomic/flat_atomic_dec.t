# flat_atomic_dec: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_dec v[100:101] ! 1:27: flat_atomic_dec needs 'glc' with these operands
bad flat_atomic_dec s[100:101], v216 ! 1:33: flat_atomic_dec needs 'glc' with these operands

target gfx803
asm flat_atomic_dec v[254:255], v100 = 00 00 30 dd fe 64 00 00
asm flat_atomic_dec v100, v[7:8], v0 glc = 00 00 31 dd 07 00 00 64
asm flat_atomic_dec v[0:1], v1 slc = 00 00 32 dd 00 01 00 00
asm flat_atomic_dec v0, v[254:255], v5 glc = 00 00 31 dd fe 05 00 00
bad flat_atomic_dec v[100:101], v216 offen ! 1:34: flat_atomic_dec has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_dec v[254:255], v100 offset:4 = 04 00 30 dd fe 64 00 00
asm flat_atomic_dec v100, v[7:8], v0 offset:1 glc = 01 00 31 dd 07 00 00 64
asm flat_atomic_dec v[254:255], v1 offset:4095 slc = ff 0f 32 dd fe 01 00 00
asm flat_atomic_dec v0, v[7:8], v0 offset:4 glc slc = 04 00 33 dd 07 00 00 00
bad flat_atomic_dec v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_dec v[8:9], v16 = 00 00 f4 dc 08 10 7d 00
asm flat_atomic_dec v8, v[16:17], v24 glc = 00 00 f5 dc 10 18 7d 08

target gfx90a
asm flat_atomic_dec v[8:9], v16 = 00 00 30 dd 08 10 00 00
asm flat_atomic_dec v8, v[16:17], v24 glc = 00 00 31 dd 10 18 00 08

target gfx1100
asm flat_atomic_dec_u32 v[8:9], v16 = 00 00 00 dd 08 10 7c 00
asm flat_atomic_dec_u32 v8, v[16:17], v24 glc = 00 40 00 dd 10 18 7c 08

target gfx1200
asm flat_atomic_dec_u32 v[8:9], v16 = 7c 00 10 ec 00 00 00 08 08 00 00 00
asm flat_atomic_dec_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 10 ec 08 00 14 0c 10 00 00 00
