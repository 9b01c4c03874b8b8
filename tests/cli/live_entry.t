# Registers that nobody has written are not live, and only what is asked for is analysed.

$ lanewise as unknown_call.s --target gfx900 -o unknown_call.hsaco && lanewise live unknown_call.hsaco --table
apply (kernel, gfx900) unknown_call.hsaco
  VGPRs     2 live at the peak, line 2 (0x1308): v_mov_b32_e32 v1, v0
            72 allocated, 41 named in the code
  SGPRs     8 live at the peak, line 1 (0x1300): s_load_dwordx2 s[6:7], s[4:5],…
            48 allocated, 40 requested, 32 named in the code
  occupancy vega-64: 3 of at most 10 waves per SIMD, limited by VGPRs,
            workgroups of 256
            give up 8 VGPRs (to 64) for 4 waves
  note      line 4: calls an unknown function: the calling convention says what
            it may read and change
<blank>
  line    address VGPRs SGPRs alloc change instruction
     1       1300     1     8    72        s_load_dwordx2 s[6:7], s[4:5], 0x0
     2       1308     2     8    72     +1 v_mov_b32_e32 v1, v0
     3       130c     2     8    72        s_waitcnt lgkmcnt(0)
     4       1310     2     8    72        s_swappc_b64 s[30:31], s[6:7]
     5       1314     2     0    72        v_add_u32_e32 v40, v40, v0
     6       1318     0     0    72     -2 s_endpgm

# In the function as this kernel calls it; without --kernel, what the other one keeps alive there counts.
$ lanewise as two_callers.s --target gfx900 -o two_callers.hsaco && lanewise live two_callers.hsaco --kernel first --summary
first (kernel, gfx900) two_callers.hsaco
  VGPRs     1 live at the peak, line 1 (0x1500): v_mov_b32_e32 v5, 1
            12 allocated, 10 named in the code
  SGPRs     4 live at the peak, line 9 (0x1528): s_swappc_b64 s[30:31], s[6:7]
            48 allocated, 40 requested, 32 named in the code
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
  note      line 10: reads v1, which nothing has written: not counted as live

$ lanewise live two_callers.hsaco --function twice --summary
twice (function, gfx900) two_callers.hsaco
  VGPRs     6 live at the peak, line 1 (0x1400): v_add_u32_e32 v0, v0, v0
            4 allocated, 1 requested
  SGPRs     2 live at the peak, line 1 (0x1400): v_add_u32_e32 v0, v0, v0
            32 allocated
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256

# How many registers an image's address has is not in the instruction.
$ lanewise live image.s --target gfx900 --table
image (kernel, gfx900) image.s
  VGPRs     4 live at the peak, line 2 (0x1214): v_add_u32_e32 v3, v2, v2
            8 allocated, 7 requested
  SGPRs     8 live at the peak, line 1 (0x1210): v_mov_b32_e32 v2, 7
            16 allocated, 8 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
  note      line 3: the address has 1 to 3 registers, because the instruction
            does not give the image's dimensions; registers up to v2 count as
            read
  note      line 4: the address has 2 to 4 registers, because the instruction
            does not give the image's dimensions; registers up to v3 count as
            read
<blank>
  line    address VGPRs SGPRs alloc change v0      instruction
     1       1210     3     8     8        ::^     v_mov_b32_e32 v2, 7
     2       1214     4     8     8     +1 ::v^    v_add_u32_e32 v3, v2, v2
     3       1218     4     8     8        vvv:^^  image_load v[4:5], v0, s[0:7] dmask:0x3 unorm
     4       1220     4     8     8        vvvv  ^ image_load v6, v0, s[0:7] dmask:0x1 unorm da
     5       1228     0     0     8     -4         s_endpgm
