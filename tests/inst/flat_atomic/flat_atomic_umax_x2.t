# flat_atomic_umax_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_umax_x2 v[100:101] ! 1:31: flat_atomic_umax_x2 needs 'glc' with these operands
bad flat_atomic_umax_x2 s[100:101], v[216:217] ! 1:43: flat_atomic_umax_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_umax_x2 v[100:101], v[50:51] = 00 00 9c dd 64 32 00 00
asm flat_atomic_umax_x2 v[1:2], v[5:6], v[5:6] glc = 00 00 9d dd 05 05 00 01
asm flat_atomic_umax_x2 v[1:2], v[5:6] = 00 00 9c dd 01 05 00 00
asm flat_atomic_umax_x2 v[7:8], v[100:101], v[5:6] glc slc = 00 00 9f dd 64 05 00 07
bad flat_atomic_umax_x2 v[100:101], v[216:217] offen ! 1:44: flat_atomic_umax_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_umax_x2 v[100:101], v[50:51] offset:4095 = ff 0f 9c dd 64 32 00 00
asm flat_atomic_umax_x2 v[5:6], v[5:6], v[1:2] offset:4095 glc slc = ff 0f 9f dd 05 01 00 05
asm flat_atomic_umax_x2 v[254:255], v[1:2] offset:1 = 01 00 9c dd fe 01 00 00
asm flat_atomic_umax_x2 v[254:255], v[5:6], v[7:8] offset:4 glc = 04 00 9d dd 05 07 00 fe
bad flat_atomic_umax_x2 v[100:101], v[216:217] offset:4096 ! 1:51: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_umax_x2 v[8:9], v[16:17] = 00 00 60 dd 08 10 7d 00
asm flat_atomic_umax_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 61 dd 10 18 7d 08

target gfx90a
asm flat_atomic_umax_x2 v[8:9], v[16:17] = 00 00 9c dd 08 10 00 00
asm flat_atomic_umax_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 9d dd 10 18 00 08

target gfx1100
asm flat_atomic_max_u64 v[8:9], v[16:17] = 00 00 20 dd 08 10 7c 00
asm flat_atomic_max_u64 v[8:9], v[16:17], v[24:25] glc = 00 40 20 dd 10 18 7c 08

target gfx1200
asm flat_atomic_max_u64 v[8:9], v[16:17] scope:SCOPE_SYS = 7c 00 12 ec 00 00 0c 08 08 00 00 00
asm flat_atomic_max_u64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 12 ec 08 00 14 0c 10 00 00 00
