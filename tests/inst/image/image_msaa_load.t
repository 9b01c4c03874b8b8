# image_msaa_load: text and bits, as LLVM 22 has them.

target gfx1013
asm image_msaa_load v124, v[59:62], s[48:55] dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm r128 = 39 90 00 f0 3b 7c 0c 00
asm image_msaa_load v[197:198], v[161:164], s[32:39] dmask:0xc dim:SQ_RSRC_IMG_2D_MSAA_ARRAY = 39 0c 00 f0 a1 c5 08 00
bad image_msaa_load s0, s1, s2, s3, s4, s5 ! 1:17: destination must be a vector register
bad image_msaa_load v124, v[59:62], s[48:55] dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm r128 offen ! 1:83: image_msaa_load has no modifier 'offen'

target gfx1100
dis image_msaa_load v[8:11], v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 60 f0 10 08 0c 00

target gfx1200
dis image_msaa_load v[48:51], [v16, v0], s[64:71] dmask:0x4 dim:SQ_RSRC_IMG_2D scope:SCOPE_DEV = 01 00 06 e5 30 80 08 00 10 00 00 00
