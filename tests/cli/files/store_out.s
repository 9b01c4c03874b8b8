; Each work-item stores its own number to its word; the buffer may be too short.
        .include "one_buffer.s"
        begin_kernel store_out
        flat_store_dword v[2:3], v0
        end_kernel store_out
        describe store_out
