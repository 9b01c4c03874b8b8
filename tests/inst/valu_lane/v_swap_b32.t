# v_swap_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_swap_b32 v2, v1 = 01 a3 04 7e
bad v_swap_b32 s2, v1 ! 1:12: destination must be a vector register
bad v_swap_b32 v2 ! 1:14: expected 2 operands, found 1

target gfx900
# Both registers change.
run d0=0x11111111 s0=0x22222222 -> d0=0x22222222 s0=0x11111111
run d0=0 s0=0xffffffff -> d0=0xffffffff s0=0
run d0=0xdeadbeef s0=0xdeadbeef -> d0=0xdeadbeef s0=0xdeadbeef

target gfx1010 gfx1100
asm v_swap_b32 v8, v16 = 10 cb 10 7e
