; A loop without an end, after one store.
        .include "one_buffer.s"
        begin_kernel endless
        flat_store_dword v[2:3], v0
again:
        s_branch again
        end_kernel endless
        describe endless
