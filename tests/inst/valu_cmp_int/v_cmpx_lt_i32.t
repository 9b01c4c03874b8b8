# v_cmpx_lt_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_lt_i32_e32 vcc, v1, v2 = 01 05 a2 7d
asm v_cmpx_lt_i32_e64 s[2:3], v2, v2 = 02 00 d1 d0 02 05 02 00
asm v_cmpx_lt_i32_e64 s[4:5], v6, v8 = 04 00 d1 d0 06 11 02 00
asm v_cmpx_lt_i32_e64 vcc, s2, v8 = 6a 00 d1 d0 02 10 02 00
asm v_cmpx_lt_i32_e32 vcc, 1.0, v8 = f2 10 a2 7d
asm v_cmpx_lt_i32_e32 vcc, 0x12345, v8 = ff 10 a2 7d 45 23 01 00
bad v_cmpx_lt_i32_e32 scc, v1, v2 ! 1:19: destination must be vcc
bad v_cmpx_lt_i32_e32 vcc, v1 ! 1:19: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0xfedcba98 s1=0xffff0000 -> d0=1 exec=1
run s0=0x12345678 s1=0x12345678 -> d0=0 exec=0
run s0=0 s1=0x12345678 -> d0=1 exec=1
run s0=0x55555555 s1=0x12345678 -> d0=0 exec=0
run s0=0xffffffff s1=0x12345678 -> d0=1 exec=1
run s0=0x12345678 s1=0xfedcba98 -> d0=0 exec=0
run s0=0xffffffff s1=0x7fffffff -> d0=1 exec=1

target gfx803
asm v_cmpx_lt_i32 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 a2 7d 01 00 00 05

target gfx900 gfx906
asm v_cmpx_lt_i32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 a2 7d 01 00 00 05
asm v_cmpx_lt_i32_sdwa vcc, v5, v255 src0_sel:BYTE_1 src1_sel:BYTE_3 = f9 fe a3 7d 05 00 01 03
asm v_cmpx_lt_i32_sdwa s[20:21], v1, v0 src0_sel:WORD_1 src1_sel:BYTE_2 = f9 00 a2 7d 01 94 05 02

target gfx1010
asm v_cmpx_lt_i32_e64 v8, v16 = 7e 00 91 d4 08 21 02 00
asm v_cmpx_lt_i32_e32 v8, v16 = 08 21 22 7d
asm v_cmpx_lt_i32_sdwa v8, v16 src0_sel:DWORD src1_sel:DWORD = f9 20 22 7d 08 00 06 06

target gfx1100 gfx1150
asm v_cmpx_lt_i32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 7e 00 c1 d4 fa 20 02 00 08 01 01 ff
asm v_cmpx_lt_i32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 7e 00 c1 d4 e9 20 02 00 08 88 c6 fa
asm v_cmpx_lt_i32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 7e 00 c1 d4 ea 20 02 00 08 88 c6 fa

target gfx1100
asm v_cmpx_lt_i32_e32 v8, v16 = 08 21 82 7d
asm v_cmpx_lt_i32_e64 v8, v16 = 7e 00 c1 d4 08 21 02 00
asm v_cmpx_lt_i32 v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = fa 20 82 7d 08 01 01 ff
asm v_cmpx_lt_i32 v8, v16 dpp8:[0,1,2,3,4,5,6,7] = e9 20 82 7d 08 88 c6 fa
asm v_cmpx_lt_i32 v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 20 82 7d 08 88 c6 fa
