; Two kernels in one file, without metadata for their arguments.
        .include "one_buffer.s"
        begin_kernel first
        end_kernel first
        begin_kernel second
        end_kernel second
