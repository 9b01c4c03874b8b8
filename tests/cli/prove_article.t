# The article's kernels: SDWA against shift-and-or in both encodings, each against what it should compute, and wrong variants.

$ cd examples/sdwa; for k in high_add packed_add packed_mad packed_add_swap; do for form in shift shift_wide; do lanewise prove ${k}_$form.s ${k}_sdwa.s --live-out v0; done; done
equal for all inputs (0.05 s)
equal for all inputs (0.03 s)
equal for all inputs (0.02 s)
equal for all inputs (0.02 s)
equal for all inputs (0.02 s)
equal for all inputs (0.02 s)
equal for all inputs (0.02 s)
equal for all inputs (0.02 s)

$ cd examples/sdwa; lanewise prove packed_add_swap_sdwa.s packed_add_swap_sdwa_high_first.s --live-out v0
equal for all inputs (0.02 s)

$ cd examples/sdwa; lanewise prove high_add_sdwa.s --claim 'v0.hi = fadd16(v1.hi, v2.hi)' --claim 'v0.lo = v0.lo'
v0.hi = fadd16(v1.hi, v2.hi): equal for all inputs (0.02 s)
v0.lo = v0.lo: equal for all inputs (0.01 s)

$ cd examples/sdwa; lanewise prove packed_add_sdwa.s --claim 'v0.hi = fadd16(v1.hi, v2.hi)' --claim 'v0.lo = fadd16(v1.lo, v2.lo)'
v0.hi = fadd16(v1.hi, v2.hi): equal for all inputs (0.02 s)
v0.lo = fadd16(v1.lo, v2.lo): equal for all inputs (0.01 s)

$ cd examples/sdwa; lanewise prove packed_mad_sdwa.s --claim 'v0.hi = fadd16(fmul16(v1.hi, v2.hi), v3.hi)' --claim 'v0.lo = fadd16(fmul16(v1.lo, v2.lo), v3.lo)'
v0.hi = fadd16(fmul16(v1.hi, v2.hi), v3.hi): equal for all inputs (0.03 s)
v0.lo = fadd16(fmul16(v1.lo, v2.lo), v3.lo): equal for all inputs (0.01 s)

$ cd examples/sdwa; lanewise prove packed_add_swap_sdwa.s --claim 'v0.lo = fadd16(v1.hi, v2.hi)' --claim 'v0.hi = fadd16(v1.lo, v2.lo)'
v0.lo = fadd16(v1.hi, v2.hi): equal for all inputs (0.02 s)
v0.hi = fadd16(v1.lo, v2.lo): equal for all inputs (0.02 s)

$ lanewise prove examples/sdwa/high_add_sdwa.s wrong_high_add.s --live-out v0
different: a counterexample for v0
  lane    = 0x2
  v0      = 0x561d805
  v1      = 0x3fbeb9ae
  v2      = 0x3a9e4df1
  mode    = 0x3c0
  v0      = 0x4186d805 in examples/sdwa/high_add_sdwa.s, 0x4e6dd805 in wrong_high_add.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

$ lanewise prove examples/sdwa/packed_add_sdwa.s wrong_packed_add.s --live-out v0
different: a counterexample for v0
  lane    = 0x0
  v0      = 0x22eb9250
  v1      = 0xffff0000
  v2      = 0x10001
  mode    = 0x3c0
  v0      = 0xffff0001 in examples/sdwa/packed_add_sdwa.s, 0xffff0000 in wrong_packed_add.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

$ lanewise prove examples/sdwa/packed_mad_sdwa.s wrong_packed_mad.s --live-out v0
different: a counterexample for v0
  lane    = 0x2
  v0      = 0x561d805
  v1      = 0x3fbeb9ae
  v2      = 0x3a9e4df1
  v3      = 0x3f800000
  mode    = 0x300
  v0      = 0x42f4cc38 in examples/sdwa/packed_mad_sdwa.s, 0x3e67cc38 in wrong_packed_mad.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

$ lanewise prove examples/sdwa/packed_add_swap_sdwa.s wrong_swap.s --live-out v0
different: a counterexample for v0
  lane    = 0x0
  v0      = 0x22eb9250
  v1      = 0xffff0000
  v2      = 0x10001
  mode    = 0x3c0
  v0      = 0x1ffff in examples/sdwa/packed_add_swap_sdwa.s, 0x10001 in wrong_swap.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

# The second of these counterexamples again, by running both kernels on it.
$ for k in examples/sdwa/packed_add_sdwa wrong_packed_add; do lanewise as $k.s -o k.hsaco && lanewise run k.hsaco --grid 1 --block 256 'u32[256]=fill:0x19000' 'u32[256]=fill:4' 'u32[256]=zeros' 'u32[256]=zeros' --print 3:1; done
3: 102399 …
3: 65536 …
