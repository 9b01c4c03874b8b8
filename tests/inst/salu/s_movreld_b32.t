# s_movreld_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm s_movreld_b32 s4, s2 = 02 2c 84 be
asm s_movreld_b32 s4, s6 = 06 2c 84 be
asm s_movreld_b32 s4, 0x12345678 = ff 2c 84 be 78 56 34 12
asm s_movreld_b32 s4, m0 = 7c 2c 84 be
asm s_movreld_b32 s4, -16 = d0 2c 84 be
asm s_movreld_b32 vcc_hi, 0.5 = f0 2c eb be
bad s_movreld_b32 v4, s2
bad s_movreld_b32 s4

target gfx900
asm s_movreld_b32 s4, s2 = 02 2c 84 be
asm s_movreld_b32 s4, s6 = 06 2c 84 be
asm s_movreld_b32 s4, 0x12345678 = ff 2c 84 be 78 56 34 12
asm s_movreld_b32 s4, m0 = 7c 2c 84 be
asm s_movreld_b32 s4, -16 = d0 2c 84 be
asm s_movreld_b32 vcc_hi, 0.5 = f0 2c eb be
bad s_movreld_b32 v4, s2
bad s_movreld_b32 s4

target gfx906
asm s_movreld_b32 s4, s2 = 02 2c 84 be
asm s_movreld_b32 s4, s6 = 06 2c 84 be
asm s_movreld_b32 s4, 0x12345678 = ff 2c 84 be 78 56 34 12
asm s_movreld_b32 s4, m0 = 7c 2c 84 be
asm s_movreld_b32 s4, -16 = d0 2c 84 be
asm s_movreld_b32 vcc_hi, 0.5 = f0 2c eb be
bad s_movreld_b32 v4, s2
bad s_movreld_b32 s4
