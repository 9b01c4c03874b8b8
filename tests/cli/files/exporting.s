; An export, which a compute emulator does not model.
        .include "one_buffer.s"
        begin_kernel exporting
        exp mrt0 v0, v0, v0, v0 done
        end_kernel exporting
        describe exporting
