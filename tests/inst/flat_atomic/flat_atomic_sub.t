# flat_atomic_sub: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_sub v[100:101] ! 1:27: flat_atomic_sub needs 'glc' with these operands
bad flat_atomic_sub s[100:101], v216 ! 1:33: flat_atomic_sub needs 'glc' with these operands

target gfx803
asm flat_atomic_sub v[5:6], v5 = 00 00 0c dd 05 05 00 00
asm flat_atomic_sub v7, v[27:28], v255 glc = 00 00 0d dd 1b ff 00 07
asm flat_atomic_sub v[100:101], v41 slc = 00 00 0e dd 64 29 00 00
asm flat_atomic_sub v7, v[5:6], v219 glc = 00 00 0d dd 05 db 00 07
bad flat_atomic_sub v[100:101], v216 offen ! 1:34: flat_atomic_sub has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_sub v[5:6], v5 offset:1 slc = 01 00 0e dd 05 05 00 00
asm flat_atomic_sub v0, v[254:255], v5 offset:4 glc = 04 00 0d dd fe 05 00 00
asm flat_atomic_sub v[0:1], v255 offset:4 = 04 00 0c dd 00 ff 00 00
asm flat_atomic_sub v219, v[100:101], v100 offset:4095 glc = ff 0f 0d dd 64 64 00 db
bad flat_atomic_sub v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_sub v[8:9], v16 = 00 00 cc dc 08 10 7d 00
asm flat_atomic_sub v8, v[16:17], v24 glc = 00 00 cd dc 10 18 7d 08

target gfx90a
asm flat_atomic_sub v[8:9], v16 = 00 00 0c dd 08 10 00 00
asm flat_atomic_sub v8, v[16:17], v24 glc = 00 00 0d dd 10 18 00 08

target gfx1100
asm flat_atomic_sub_u32 v[8:9], v16 = 00 00 d8 dc 08 10 7c 00
asm flat_atomic_sub_u32 v8, v[16:17], v24 glc = 00 40 d8 dc 10 18 7c 08

target gfx1200
asm flat_atomic_sub_u32 v[8:9], v16 = 7c 80 0d ec 00 00 00 08 08 00 00 00
asm flat_atomic_sub_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 80 0d ec 08 00 18 0c 10 00 00 00
