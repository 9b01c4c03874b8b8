// A call of a function that is not known may read v0 to v31 and s0 to s29. Of these the kernel was given s0 to s5 and
// v0, and writes v5: nothing else is live before the call, and v3 not before the write that a branch may leave out.
// After the call any register may have been written.
//! target gfx900
//! receives 6 1
//! live-out v40
  s_cmp_lg_u32 s4, 0
  s_cbranch_scc1 skip
  v_mov_b32_e32 v3, 1
skip:
  v_mov_b32_e32 v5, 2
  s_swappc_b64 s[30:31], s[0:1]
  v_add_u32_e32 v40, v40, v41

//= 0: Rn 1 6 | s[0:5] flat_scratch_lo flat_scratch_hi exec v0
//= 1: Rn 1 6 | s[0:5] flat_scratch_lo flat_scratch_hi exec scc v0
//= 2: Rn 2 6 | s[0:5] flat_scratch_lo flat_scratch_hi exec v0
//= 3: Rn 3 6 | s[0:5] flat_scratch_lo flat_scratch_hi exec v0 v3
//= 4: Rn 3 6 | s[0:5] flat_scratch_lo flat_scratch_hi exec v0 v3 v5
//= 5: Rn 2 0 | exec v[40:41]
//= note at 4: calls an unknown function: the calling convention says what it may read and change
