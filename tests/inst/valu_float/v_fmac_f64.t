# v_fmac_f64: text and bits, as LLVM 22 has them.

target gfx90a
asm v_fmac_f64_e32 v[8:9], v[16:17], v[24:25] = 10 31 10 08
asm v_fmac_f64_e64 v[8:9], v[16:17], v[24:25] = 08 00 04 d1 10 31 02 00
asm v_fmac_f64_dpp v[8:9], v[16:17], v[24:25] row_newbcast:1 row_mask:0xf bank_mask:0xf = fa 30 10 08 10 51 01 ff
run s0=0x3ff0000000000001 s1=0x3ff0000000000001 d0=0xbff0000000000000 -> d0=0x3cc0000000000000
run s0=0 s1=0x7ff0000000000000 d0=0x3ff0000000000000 -> d0=nan
