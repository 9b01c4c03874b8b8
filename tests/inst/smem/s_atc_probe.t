# s_atc_probe: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad s_atc_probe v0 ! 1:13: expected a number, found v0
bad s_atc_probe 34, s[96:97], 0x0 offen ! 1:31: s_atc_probe has no modifier 'offen'

target gfx803
asm s_atc_probe 0, flat_scratch, 0x4 = 33 00 9a c0 04 00 00 00
asm s_atc_probe 0x7e, s[72:73], s1 = a4 1f 98 c0 01 00 00 00
asm s_atc_probe 0x6c, s[48:49], 0x1234 = 18 1b 9a c0 34 12 00 00
asm s_atc_probe 9, s[86:87], s101 = 6b 02 98 c0 65 00 00 00

target gfx900 gfx906
asm s_atc_probe 0, flat_scratch, -0x8000 = 33 00 9a c0 00 80 1f 00
asm s_atc_probe 60, s[42:43], s1 = 15 0f 98 c0 01 00 00 00
asm s_atc_probe 0x6c, s[48:49], s4 = 18 1b 98 c0 04 00 00 00
asm s_atc_probe 17, s[54:55], 0x1234 = 5b 04 9a c0 34 12 00 00
asm s_atc_probe 30, s[0:1], s46 offset:0x4 = 80 47 9a c0 04 00 00 5c

target gfx1010
asm s_atc_probe 1, s[32:33], 0x1 = 50 00 98 f4 01 00 00 fa
asm s_atc_probe 1, s[32:33], s48 = 50 00 98 f4 00 00 00 60

target gfx1100
asm s_atc_probe 1, s[32:33], 0x1 = 50 00 88 f4 01 00 00 f8
asm s_atc_probe 1, s[32:33], s48 = 50 00 88 f4 00 00 00 60

target gfx1200
asm s_atc_probe 1, s[32:33], 0x1 = 50 40 04 f4 01 00 00 f8
asm s_atc_probe 1, s[32:33], s48 offset:0x10 = 50 40 04 f4 10 00 00 60
