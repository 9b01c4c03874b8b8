# s_atc_probe_buffer: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_atc_probe_buffer 0x46, s[24:27], 0x0 = 8c 11 9e c0 00 00 00 00
asm s_atc_probe_buffer 53, s[40:43], s44 = 54 0d 9c c0 2c 00 00 00
bad s_atc_probe_buffer v0 ! 1:20: expected a number, found v0
bad s_atc_probe_buffer 34, s[8:11], 0x1234 offen ! 1:40: s_atc_probe_buffer has no modifier 'offen'

target gfx803
asm s_atc_probe_buffer 0x4a, s[52:55], 0x0 = 9a 12 9e c0 00 00 00 00
asm s_atc_probe_buffer 0x5b, s[8:11], s25 = c4 16 9c c0 19 00 00 00

target gfx900 gfx906
asm s_atc_probe_buffer 0x4a, s[52:55], flat_scratch_lo = 9a 12 9c c0 66 00 00 00
asm s_atc_probe_buffer 40, ttmp[4:7], s25 offset:0x4 = 38 4a 9e c0 04 00 00 32

target gfx1010
asm s_atc_probe_buffer 1, s[32:35], 0x1 = 50 00 9c f4 01 00 00 fa
asm s_atc_probe_buffer 1, s[32:35], s48 = 50 00 9c f4 00 00 00 60

target gfx1100
asm s_atc_probe_buffer 1, s[32:35], 0x1 = 50 00 8c f4 01 00 00 f8
asm s_atc_probe_buffer 1, s[32:35], s48 = 50 00 8c f4 00 00 00 60

target gfx1200
asm s_atc_probe_buffer 1, s[32:35], 0x1 = 50 60 04 f4 01 00 00 f8
asm s_atc_probe_buffer 1, s[32:35], s48 offset:0xfff = 50 60 04 f4 ff 0f 00 60
