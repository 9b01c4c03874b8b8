# flat_atomic_smax: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_smax v[100:101] ! 1:28: flat_atomic_smax needs 'glc' with these operands
bad flat_atomic_smax s[100:101], v216 ! 1:34: flat_atomic_smax needs 'glc' with these operands

target gfx803
asm flat_atomic_smax v[1:2], v255 = 00 00 18 dd 01 ff 00 00
asm flat_atomic_smax v5, v[5:6], v5 glc slc = 00 00 1b dd 05 05 00 05
asm flat_atomic_smax v[254:255], v255 slc = 00 00 1a dd fe ff 00 00
asm flat_atomic_smax v5, v[254:255], v116 glc slc = 00 00 1b dd fe 74 00 05
bad flat_atomic_smax v[100:101], v216 offen ! 1:35: flat_atomic_smax has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_smax v[1:2], v255 offset:4 = 04 00 18 dd 01 ff 00 00
asm flat_atomic_smax v5, v[5:6], v5 offset:4095 glc = ff 0f 19 dd 05 05 00 05
asm flat_atomic_smax v[1:2], v0 offset:4 slc = 04 00 1a dd 01 00 00 00
asm flat_atomic_smax v7, v[5:6], v12 offset:4095 glc = ff 0f 19 dd 05 0c 00 07
bad flat_atomic_smax v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_smax v[8:9], v16 = 00 00 dc dc 08 10 7d 00
asm flat_atomic_smax v8, v[16:17], v24 glc = 00 00 dd dc 10 18 7d 08

target gfx90a
asm flat_atomic_smax v[8:9], v16 = 00 00 18 dd 08 10 00 00
asm flat_atomic_smax v8, v[16:17], v24 glc = 00 00 19 dd 10 18 00 08

target gfx1100
asm flat_atomic_max_i32 v[8:9], v16 = 00 00 e8 dc 08 10 7c 00
asm flat_atomic_max_i32 v8, v[16:17], v24 glc = 00 40 e8 dc 10 18 7c 08

target gfx1200
asm flat_atomic_max_i32 v[8:9], v16 scope:SCOPE_SE = 7c 80 0e ec 00 00 04 08 08 00 00 00
asm flat_atomic_max_i32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 80 0e ec 08 00 14 0c 10 00 00 00
