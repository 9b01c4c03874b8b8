# s_movreld_b64: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm s_movreld_b64 s[4:5], s[2:3] = 02 2d 84 be
asm s_movreld_b64 s[4:5], s[6:7] = 06 2d 84 be
asm s_movreld_b64 s[4:5], 0x12345678 = ff 2d 84 be 78 56 34 12
asm s_movreld_b64 s[4:5], exec = 7e 2d 84 be
asm s_movreld_b64 s[4:5], -16 = d0 2d 84 be
asm s_movreld_b64 vcc, 0.5 = f0 2d ea be
bad s_movreld_b64 v[4:5], s[2:3]
bad s_movreld_b64 s[4:5]

target gfx900
asm s_movreld_b64 s[4:5], s[2:3] = 02 2d 84 be
asm s_movreld_b64 s[4:5], s[6:7] = 06 2d 84 be
asm s_movreld_b64 s[4:5], 0x12345678 = ff 2d 84 be 78 56 34 12
asm s_movreld_b64 s[4:5], exec = 7e 2d 84 be
asm s_movreld_b64 s[4:5], -16 = d0 2d 84 be
asm s_movreld_b64 vcc, 0.5 = f0 2d ea be
bad s_movreld_b64 v[4:5], s[2:3]
bad s_movreld_b64 s[4:5]

target gfx906
asm s_movreld_b64 s[4:5], s[2:3] = 02 2d 84 be
asm s_movreld_b64 s[4:5], s[6:7] = 06 2d 84 be
asm s_movreld_b64 s[4:5], 0x12345678 = ff 2d 84 be 78 56 34 12
asm s_movreld_b64 s[4:5], exec = 7e 2d 84 be
asm s_movreld_b64 s[4:5], -16 = d0 2d 84 be
asm s_movreld_b64 vcc, 0.5 = f0 2d ea be
bad s_movreld_b64 v[4:5], s[2:3]
bad s_movreld_b64 s[4:5]
