# v_cmpx_ge_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_ge_i32_e32 vcc, v1, v2 = 01 05 ac 7d
asm v_cmpx_ge_i32_e64 s[2:3], v2, v2 = 02 00 d6 d0 02 05 02 00
asm v_cmpx_ge_i32_e64 s[4:5], v6, v8 = 04 00 d6 d0 06 11 02 00
asm v_cmpx_ge_i32_e64 vcc, s2, v8 = 6a 00 d6 d0 02 10 02 00
asm v_cmpx_ge_i32_e32 vcc, 1.0, v8 = f2 10 ac 7d
asm v_cmpx_ge_i32_e32 vcc, 0x12345, v8 = ff 10 ac 7d 45 23 01 00
bad v_cmpx_ge_i32_e32 scc, v1, v2 ! 1:19: destination must be vcc
bad v_cmpx_ge_i32_e32 vcc, v1 ! 1:19: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0xffffffff s1=1 -> d0=0 exec=0
run s0=0x7fffffff s1=1 -> d0=1 exec=1
run s0=0 s1=0x12345678 -> d0=0 exec=0
run s0=0x55555555 s1=1 -> d0=1 exec=1
run s0=0x80000001 s1=0x7fffffff -> d0=0 exec=0
run s0=0x7fffffff s1=0 -> d0=1 exec=1
run s0=0xfedcba98 s1=1 -> d0=0 exec=0

target gfx803
asm v_cmpx_ge_i32 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 ac 7d 01 00 00 05

target gfx900 gfx906
asm v_cmpx_ge_i32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 ac 7d 01 00 00 05
asm v_cmpx_ge_i32_sdwa s[18:19], s32, v100 src0_sel:BYTE_3 src1_sel:BYTE_2 = f9 c8 ac 7d 20 92 83 02

target gfx1010
asm v_cmpx_ge_i32_e32 v8, v16 = 08 21 2c 7d
asm v_cmpx_ge_i32_e64 v8, v16 = 7e 00 96 d4 08 21 02 00
asm v_cmpx_ge_i32_sdwa v8, v16 src0_sel:DWORD src1_sel:DWORD = f9 20 2c 7d 08 00 06 06

target gfx1100 gfx1150
asm v_cmpx_ge_i32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 7e 00 c6 d4 fa 20 02 00 08 01 01 ff
asm v_cmpx_ge_i32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 7e 00 c6 d4 e9 20 02 00 08 88 c6 fa
asm v_cmpx_ge_i32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 7e 00 c6 d4 ea 20 02 00 08 88 c6 fa

target gfx1100
asm v_cmpx_ge_i32_e32 v8, v16 = 08 21 8c 7d
asm v_cmpx_ge_i32_e64 v8, v16 = 7e 00 c6 d4 08 21 02 00
asm v_cmpx_ge_i32 v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = fa 20 8c 7d 08 01 01 ff
asm v_cmpx_ge_i32 v8, v16 dpp8:[0,1,2,3,4,5,6,7] = e9 20 8c 7d 08 88 c6 fa
asm v_cmpx_ge_i32 v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 20 8c 7d 08 88 c6 fa
