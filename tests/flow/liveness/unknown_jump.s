// A jump to an address that is not known: every register named here is live there; as it may be a call in tail position,
// so are those that arguments are passed in (v0 to v31, s0 to s29, s32, s33).
//! target gfx900
  v_mov_b32_e32 v1, v0
  v_mov_b32_e32 v2, s2
  s_setpc_b64 s[0:1]

//= 0: Rn 32 32 | s[0:29] s[32:33] flat_scratch_lo flat_scratch_hi xnack_mask_lo xnack_mask_hi vcc m0 exec scc v[0:2]@all v[3:31]
//= 1: Rn 32 32 | s[0:29] s[32:33] flat_scratch_lo flat_scratch_hi xnack_mask_lo xnack_mask_hi vcc m0 exec scc v[0:2]@all v[3:31]
//= 2: Rn 32 32 | s[0:29] s[32:33] flat_scratch_lo flat_scratch_hi xnack_mask_lo xnack_mask_hi vcc m0 exec scc v[0:2]@all v[3:31]
//= note at 2: the target of this jump is not known: every register counts as live here
