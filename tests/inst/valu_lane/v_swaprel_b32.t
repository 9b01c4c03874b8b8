# v_swaprel_b32: text and bits, as LLVM 22 has them.

target gfx1010 gfx1100
asm v_swaprel_b32 v8, v16 = 10 d1 10 7e

target gfx1010
asm v_swaprel_b32 v190, v80 = 50 d1 7c 7f
asm v_swaprel_b32 v194, v169 = a9 d1 84 7f
asm v_swaprel_b32 v96, v152 = 98 d1 c0 7e
asm v_swaprel_b32 v41, v63 = 3f d1 52 7e
bad v_swaprel_b32 s0, s1, s2, s3, s4, s5 ! 1:15: destination must be a vector register
bad v_swaprel_b32 v8, v16 offen ! 1:23: v_swaprel_b32 has no modifier 'offen'
