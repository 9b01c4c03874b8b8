# flat_atomic_add: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_add v[100:101] ! 1:27: flat_atomic_add needs 'glc' with these operands
bad flat_atomic_add s[100:101], v216 ! 1:33: flat_atomic_add needs 'glc' with these operands

target gfx803
asm flat_atomic_add v[100:101], v215 slc = 00 00 0a dd 64 d7 00 00
asm flat_atomic_add v255, v[254:255], v7 glc = 00 00 09 dd fe 07 00 ff
asm flat_atomic_add v[5:6], v5 = 00 00 08 dd 05 05 00 00
asm flat_atomic_add v0, v[5:6], v1 glc = 00 00 09 dd 05 01 00 00
bad flat_atomic_add v[100:101], v216 offen ! 1:34: flat_atomic_add has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_add v[100:101], v215 offset:4095 = ff 0f 08 dd 64 d7 00 00
asm flat_atomic_add v255, v[254:255], v100 offset:4 glc = 04 00 09 dd fe 64 00 ff
asm flat_atomic_add v[254:255], v0 offset:4 slc = 04 00 0a dd fe 00 00 00
asm flat_atomic_add v255, v[7:8], v255 offset:4 glc = 04 00 09 dd 07 ff 00 ff
bad flat_atomic_add v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_add v[8:9], v16 = 00 00 c8 dc 08 10 7d 00
asm flat_atomic_add v8, v[16:17], v24 glc = 00 00 c9 dc 10 18 7d 08

target gfx90a
asm flat_atomic_add v[8:9], v16 = 00 00 08 dd 08 10 00 00
asm flat_atomic_add v8, v[16:17], v24 glc = 00 00 09 dd 10 18 00 08

target gfx1100
asm flat_atomic_add_u32 v[8:9], v16 = 00 00 d4 dc 08 10 7c 00
asm flat_atomic_add_u32 v8, v[16:17], v24 glc = 00 40 d4 dc 10 18 7c 08

target gfx1200
asm flat_atomic_add_u32 v[8:9], v16 scope:SCOPE_SE = 7c 40 0d ec 00 00 04 08 08 00 00 00
asm flat_atomic_add_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 40 0d ec 08 00 18 0c 10 00 00 00
