; Wave 1 waits at the barrier; wave 0 waits for a word that wave 1 would write after it.
        .include "one_buffer.s"
        begin_kernel divergent_barrier
        v_cmp_gt_u32    vcc, 64, v0
        s_cbranch_vccz  waits
spins:
        flat_load_dword v4, v[2:3]
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        v_cmp_ne_u32    vcc, 0, v4
        s_cbranch_vccz  spins
        s_endpgm
waits:
        s_barrier
        end_kernel divergent_barrier
        describe divergent_barrier
