// Waves of a workgroup that reach barriers in different ways.

//# a wave ends while the other waits
//! targets gfx803 gfx900 gfx1030
//! block 128
//= barriers: s_barrier | s_endpgm
  v_readfirstlane_b32 s20, v0
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 second // fault
  s_barrier
  s_endpgm
second:
  s_nop 0

//# waves at two barriers
//! targets gfx803 gfx900
//! block 128
//= barriers: s_barrier | s_barrier
  v_readfirstlane_b32 s20, v0
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 second
  s_barrier // fault
  s_branch over
second:
  s_barrier // fault
over:
  s_barrier // fixed
  s_nop 0

//# one wave of four ends early
//! block 256
//= barriers: s_barrier | s_endpgm
  v_readfirstlane_b32 s20, v0
  s_cmp_eq_u32 s20, 128
  s_cbranch_scc1 over // fault
  s_nop 0 // fixed
  s_barrier
over:
  s_nop 0

//# one turn of a loop fewer
//! block 128
//= barriers: s_barrier | s_endpgm
  v_readfirstlane_b32 s20, v0
  s_lshr_b32 s20, s20, 6 // fault
  s_mov_b32 s20, 0 // fixed
  s_add_u32 s20, s20, 1
again:
  s_barrier
  s_sub_u32 s20, s20, 1
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 again

//# a barrier in one arm of a branch
//! block 128
//= barriers: s_barrier | s_endpgm
  v_readfirstlane_b32 s20, v0
  s_cmp_lt_u32 s20, 64
  s_cbranch_scc0 over // fault
  s_nop 0 // fixed
  s_barrier
over:
  v_mov_b32_e32 v3, 0

//# a barrier behind a branch on all lanes' bound
//! block 128
//= barriers: s_barrier | s_endpgm
  v_cmp_gt_u32_e32 vcc, 64, v0
  s_cbranch_vccz over // fault
  s_nop 0 // fixed
  s_barrier
over:
  s_nop 0

//# an early return
//! block 192
//= barriers: s_barrier | s_endpgm
  v_cmp_gt_u32_e32 vcc, 100, v0
  s_cbranch_vccnz work
  s_endpgm // fault
work:
  s_barrier

//# both meet at first, then apart
//! block 128
//= barriers: s_barrier | s_barrier
  v_readfirstlane_b32 s20, v0
  s_barrier
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 second
  s_barrier // fault
  s_branch over
second:
  s_barrier // fault
over:
  s_nop 0

//# three waves, three barriers
//! block 192
//= barriers: s_barrier | s_barrier
//= barriers: s_barrier | s_barrier
  v_readfirstlane_b32 s20, v0
  s_cmp_eq_u32 s20, 64
  s_cbranch_scc1 second
  s_cmp_eq_u32 s20, 128
  s_cbranch_scc1 third
  s_barrier // fault
  s_branch over
second:
  s_barrier // fault
  s_branch over
third:
  s_barrier // fault
over:
  s_barrier // fixed
  s_nop 0

//# a spin behind a barrier that the other wave does not reach
//! block 128
//! exit 3
//= barriers: s_barrier | s_branch
  v_readfirstlane_b32 s20, v0
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 spin // fault
  s_barrier
  s_endpgm
spin:
  s_branch spin

//# only one of two workgroups
//! grid 2
//! block 128
//= barriers: s_barrier | s_endpgm
  v_readfirstlane_b32 s20, v0
  s_add_u32 s20, s20, s2
  s_cmp_eq_u32 s20, 65 // fault
  s_cmp_eq_u32 s20, 7 // fixed
  s_cbranch_scc1 over
  s_barrier
over:
  s_nop 0
