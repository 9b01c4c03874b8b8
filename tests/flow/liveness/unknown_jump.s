// A jump to an address that is not known, in a kernel: every register named here is live there.
//! target gfx900
  v_mov_b32_e32 v1, v0
  v_mov_b32_e32 v2, s2
  s_setpc_b64 s[0:1]

//= 0: Rn 3 3 | s[0:2] flat_scratch_lo flat_scratch_hi xnack_mask_lo xnack_mask_hi vcc m0 exec scc v[0:2]@all
//= 1: Rn 3 3 | s[0:2] flat_scratch_lo flat_scratch_hi xnack_mask_lo xnack_mask_hi vcc m0 exec scc v[0:2]@all
//= 2: Rn 3 3 | s[0:2] flat_scratch_lo flat_scratch_hi xnack_mask_lo xnack_mask_hi vcc m0 exec scc v[0:2]@all
//= note at 2: the target of this jump is not known: every register counts as live here
