# s_pack_hl_b32_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1100
asm s_pack_hl_b32_b16 s16, s32, s48 = 20 30 90 9a

target gfx1100:wave64
run s0=0x12345678 s1=0x9abcdef0 -> d0=0xdef01234
