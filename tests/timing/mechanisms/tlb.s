// A chain of loads, each in the next page: 16 pages fit a TLB of 32 entries, and of 64 pages in turn each has left it
// before its next use. Pages of 4 KB here, so that the chain's lines fit the L2. What a miss costs is AMD's number in
// gem5; that it is a latency shows in the chases of `study timing`.
// slope: loops 2 6
// step: buffer 64K 256K
// per: 32
// with: n=32 stride=4K
// set: tlb_page_bytes=4096
// source: gem5 (GPUTLBOptions.py, pull request 1769)
// case: TLB misses of a compute unit
// device: fiji-r9-nano polaris-rx480 vega-64 radeon-vii
// expect: 69 within 4 cycles
// case: without a TLB
// device: vega-64
// set: tlb_page_bytes=4096 tlb_entries=0
// expect: 0 within 3 cycles
// case: as many entries as pages
// device: vega-64
// set: tlb_page_bytes=4096 tlb_entries=64
// expect: 0 within 3 cycles
.macro before
  buffer_resource
  begin_chain
.endm
.macro body
  next_of_chain
.endm
