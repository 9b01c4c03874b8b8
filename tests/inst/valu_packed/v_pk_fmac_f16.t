# v_pk_fmac_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_pk_fmac_f16 v8, v16, v24 = 10 31 10 78
asm v_pk_fmac_f16 v122, v147, v157 = 93 3b f5 78
asm v_pk_fmac_f16 v161, 0.5, v37 = f0 4a 42 79
asm v_pk_fmac_f16 v84, 0x12345678, v177 = ff 62 a9 78 78 56 34 12
asm v_pk_fmac_f16 v77, -16, v15 = d0 1e 9a 78
bad v_pk_fmac_f16 s0, s1, s2, s3, s4, s5
bad v_pk_fmac_f16 v8, v16, v24 offen

target gfx1010:wave64
run s0=0x40004000 s1=0x42003c00 d0=0x3c003c00 -> d0=0x47004200
