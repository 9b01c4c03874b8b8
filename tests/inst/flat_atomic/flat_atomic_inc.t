# flat_atomic_inc: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_inc v[100:101] ! 1:27: flat_atomic_inc needs 'glc' with these operands
bad flat_atomic_inc s[100:101], v216 ! 1:33: flat_atomic_inc needs 'glc' with these operands

target gfx803
asm flat_atomic_inc v[0:1], v10 slc = 00 00 2e dd 00 0a 00 00
asm flat_atomic_inc v100, v[5:6], v7 glc = 00 00 2d dd 05 07 00 64
asm flat_atomic_inc v[254:255], v100 slc = 00 00 2e dd fe 64 00 00
asm flat_atomic_inc v5, v[5:6], v5 glc = 00 00 2d dd 05 05 00 05
bad flat_atomic_inc v[100:101], v216 offen ! 1:34: flat_atomic_inc has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_inc v[0:1], v10 offset:4 = 04 00 2c dd 00 0a 00 00
asm flat_atomic_inc v100, v[5:6], v7 offset:1 glc = 01 00 2d dd 05 07 00 64
asm flat_atomic_inc v[1:2], v0 offset:4095 = ff 0f 2c dd 01 00 00 00
asm flat_atomic_inc v5, v[5:6], v0 offset:1 glc slc = 01 00 2f dd 05 00 00 05
bad flat_atomic_inc v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_inc v[8:9], v16 = 00 00 f0 dc 08 10 7d 00
asm flat_atomic_inc v8, v[16:17], v24 glc = 00 00 f1 dc 10 18 7d 08

target gfx90a
asm flat_atomic_inc v[8:9], v16 = 00 00 2c dd 08 10 00 00
asm flat_atomic_inc v8, v[16:17], v24 glc = 00 00 2d dd 10 18 00 08

target gfx1100
asm flat_atomic_inc_u32 v[8:9], v16 = 00 00 fc dc 08 10 7c 00
asm flat_atomic_inc_u32 v8, v[16:17], v24 glc = 00 40 fc dc 10 18 7c 08

target gfx1200
asm flat_atomic_inc_u32 v[8:9], v16 scope:SCOPE_DEV = 7c c0 0f ec 00 00 08 08 08 00 00 00
asm flat_atomic_inc_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c c0 0f ec 08 00 18 0c 10 00 00 00
