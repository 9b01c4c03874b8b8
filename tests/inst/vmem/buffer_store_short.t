# buffer_store_short: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_short v100, off, s[92:95], 0 offset:4 glc slc = 04 40 6a e0 00 64 17 80
asm buffer_store_short v0, v75, s[52:55], m0 offen offset:1 = 01 10 68 e0 4b 00 0d 7c
asm buffer_store_short v0, v91, s[76:79], s66 idxen offset:4095 glc = ff 6f 68 e0 5b 00 13 42
asm buffer_store_short v255, v[219:220], s[84:87], s64 idxen offen offset:4 = 04 30 68 e0 db ff 15 40
asm buffer_store_short v100, off, s[36:39], -16 offset:1 slc = 01 00 6a e0 00 64 09 d0
asm buffer_store_short v100, v2, s[80:83], 0.5 idxen offset:4095 glc = ff 6f 68 e0 02 64 14 f0
asm buffer_store_short v1, v[100:101], s[64:67], 0 idxen offen offset:1 glc slc = 01 70 6a e0 64 01 10 80
bad buffer_store_short v100, off, s[8:11] ! 1:38: expected 4 operands, found 3
bad buffer_store_short s100, off, s[8:11], -16 ! 1:20: first operand must be a vector register

target gfx803
asm buffer_store_short v7, v86, ttmp[4:7], flat_scratch_lo offen offset:1 glc = 01 50 68 e0 56 07 1d 66
dis buffer_store_short v[133:134], off, s[60:63], 0 offset:4095 tfe = ff 0f 68 e0 00 85 8f 80
dis buffer_store_short v[137:138], v255, s[88:91], -16 offen offset:4 tfe = 04 10 68 e0 ff 89 96 d0
dis buffer_store_short v[152:153], v255, s[16:19], s101 idxen offset:1 glc slc tfe = 01 60 6a e0 ff 98 84 65
dis buffer_store_short v[197:198], v[7:8], s[60:63], m0 idxen offen offset:1 tfe = 01 30 68 e0 07 c5 8f 7c

target gfx900 gfx906
asm buffer_store_short v7, v86, ttmp[4:7], flat_scratch_lo offen offset:1 glc = 01 50 68 e0 56 07 1c 66

target gfx1010 gfx90a
asm buffer_store_short v8, off, s[48:51], s64 = 00 00 68 e0 00 08 0c 40
asm buffer_store_short v8, v16, s[48:51], s64 offen = 00 10 68 e0 10 08 0c 40
asm buffer_store_short v8, v16, s[48:51], s64 idxen = 00 20 68 e0 10 08 0c 40
asm buffer_store_short v8, v[16:17], s[48:51], s64 idxen offen = 00 30 68 e0 10 08 0c 40

target gfx1010
dis buffer_store_short v[24:25], off, s[48:51], s59 offset:2691 tfe = 83 0a 68 e0 00 18 8c 3b
dis buffer_store_short v[102:103], v62, s[80:83], s73 offen offset:1474 glc slc tfe = c2 55 68 e0 3e 66 d4 49
dis buffer_store_short v[68:69], v186, s[16:19], s2 idxen offset:3208 glc slc dlc tfe = 88 ec 68 e0 ba 44 c4 02
dis buffer_store_short v[38:39], v[156:157], s[32:35], s48 idxen offen offset:1167 glc tfe = 8f 74 68 e0 9c 26 88 30

target gfx1100
asm buffer_store_b16 v8, off, s[48:51], s64 = 00 00 64 e0 00 08 0c 40
dis buffer_store_b16 v[8:9], off, s[48:51], s64 tfe = 00 00 64 e0 00 08 2c 40
asm buffer_store_b16 v8, v16, s[48:51], s64 offen = 00 00 64 e0 10 08 4c 40
dis buffer_store_b16 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 64 e0 10 08 6c 40
asm buffer_store_b16 v8, v16, s[48:51], s64 idxen = 00 00 64 e0 10 08 8c 40
dis buffer_store_b16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 64 e0 10 08 ac 40
asm buffer_store_b16 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 64 e0 10 08 cc 40
dis buffer_store_b16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 64 e0 10 08 ec 40

target gfx1200
asm buffer_store_b16 v8, off, s[48:51], s64 th:TH_STORE_NT scope:SCOPE_SYS = 40 40 06 c4 08 60 9c 00 00 00 00 00
asm buffer_store_b16 v8, v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_DEV = 40 40 06 c4 08 60 a8 40 10 00 00 00
asm buffer_store_b16 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 40 06 c4 08 60 88 80 10 00 00 00
asm buffer_store_b16 v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT = 40 40 06 c4 08 60 90 c0 10 00 00 00
dis buffer_store_b16 v[156:157], off, s[80:83], s0 th:TH_STORE_NT scope:SCOPE_SE tfe = 00 40 46 c4 9c a0 94 00 00 00 00 00
dis buffer_store_b16 v[42:43], v16, s[0:3], s80 offen scope:SCOPE_SYS tfe = 50 40 46 c4 2a 00 8c 40 10 00 00 00
dis buffer_store_b16 v[184:185], v16, s[48:51], s80 idxen th:TH_STORE_NT scope:SCOPE_DEV tfe = 50 40 46 c4 b8 60 98 80 10 00 00 00
dis buffer_store_b16 v[78:79], v[16:17], s[48:51], s48 idxen offen th:TH_STORE_HT tfe = 30 40 46 c4 4e 60 a0 c0 10 00 00 00
