; s_trap 2.
        .include "one_buffer.s"
        begin_kernel trapped
        s_trap 2
        end_kernel trapped
        describe trapped
