; An atomic at an address that is not a multiple of 4.
        .include "one_buffer.s"
        begin_kernel misaligned_atomic
        v_add_u32       v2, vcc, 2, v2
        flat_atomic_add v[2:3], v0
        end_kernel misaligned_atomic
        describe misaligned_atomic
