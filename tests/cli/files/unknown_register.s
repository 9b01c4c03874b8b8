; A hardware register that gfx8 does not have.
        .include "one_buffer.s"
        begin_kernel unknown_register
        s_setreg_b32 hwreg(20), s0
        end_kernel unknown_register
        describe unknown_register
