# Instructions as llvm-objdump-22 shows them, with llvm-mc-22's words: read as these words, and shown as this text.
gfx1010 v_writelane_b32 v161, src_lds_direct, s64 = a10061d7fe800000
gfx1030 v_writelane_b32 v161, src_lds_direct, s64 = a10061d7fe800000
gfx90a image_atomic_smax a16, v59, s[48:55] dmask:0x1 unorm slc scc a16 lwe = 80915bf23b100c00
gfx90a image_load a16, v59, s[48:55] dmask:0x1 unorm = 001101f03b100c00
gfx1100 image_msaa_load v[9:11], v[208:210], s[60:67] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA tfe d16 = 180162f0d0092f00
gfx1100 v_pk_fmac_f16 v0, lit(0x10001), v1 = ff02007801000100
gfx1200 v_pk_fmac_f16 v0, lit(0x3c003c00), v1 = ff020078003c003c
