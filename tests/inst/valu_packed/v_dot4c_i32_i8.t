# v_dot4c_i32_i8: text and bits, as LLVM 22 has them.

target gfx908
asm v_dot4c_i32_i8_e32 v8, v16, v24 = 10 31 10 72
asm v_dot4c_i32_i8_e64 v8, v16, v24 = 08 00 39 d1 10 31 02 00
asm v_dot4c_i32_i8_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 72 10 00 00 ff

target gfx1011
asm v_dot4c_i32_i8 v8, v16, v24 = 10 31 10 1a
asm v_dot4c_i32_i8_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 1a 10 00 00 ff
asm v_dot4c_i32_i8_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 1a 10 88 c6 fa
asm v_dot4c_i32_i8_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 1a 10 88 c6 fa

target gfx1011:wave64
# Without saturation; the operands of v_dot4_i32_i8.
run s0=0x80808080 s1=0xff00ff80 d0=0xffff0000 -> d0=0xffff4100
run s0=0x7f818877 s1=0x7f818877 d0=0x7fffffff -> d0=0x8000ed92
run s0=0x1020304 s1=0xffffffff d0=1 -> d0=0xfffffff7
