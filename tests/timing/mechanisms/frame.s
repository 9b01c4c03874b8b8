// What the runner puts behind a file: its macros `before`, `body` (n times) and `round` in a loop, and `after`.

// The buffer's resource in s[8:11].
.macro buffer_resource
  s_load_dwordx2 s[8:9], s[0:1], 0x0
  s_mov_b32 s10, buffer
.if wave
  s_mov_b32 s11, 0x31016fac
.else
  s_mov_b32 s11, 0x00027000
.endif
  s_waitcnt lgkmcnt(0)
.endm

// A chain of loads by one lane. `touch_lines` loads each line of the buffer (1 << line_shift bytes) with all lanes,
// `begin_chain` leaves one lane with the offset 0 in v1, and `next_of_chain` loads the next offset and waits for it.
.macro touch_lines lanes, line_shift
  v_lshlrev_b32 v2, \line_shift, v0
  s_mov_b32 s12, 0
.Ltouch:
  buffer_load_dword v3, v2, s[8:11], s12 offen
  s_add_u32 s12, s12, \lanes << \line_shift
  s_cmp_lt_u32 s12, buffer
  s_cbranch_scc1 .Ltouch
  s_waitcnt vmcnt(0)
.endm
.macro begin_chain
.if wave
  s_mov_b32 exec_lo, 1
  s_mov_b32 exec_hi, 0
.else
  s_mov_b64 exec, 1
.endif
  v_mov_b32 v1, 0
.endm
.macro next_of_chain
  buffer_load_dword v1, v1, s[8:11], 0 offen
  s_waitcnt vmcnt(0)
.endm

// A linear sampler that clamps, in s[24:27]; texel lane of row 0 in v[1:2], and in v[3:4] as floats.
.macro row_of_texels
  s_mov_b32 s24, 2 | 2 << 3 | 2 << 6
  s_mov_b32 s25, 0xfff000
  s_mov_b32 s26, 5 << 20
  s_mov_b32 s27, 0
  v_and_b32 v1, 63, v0
  v_mov_b32 v2, 0
  v_cvt_f32_u32 v3, v1
  v_mov_b32 v4, 1.0
.endm

.text
.globl measured
.p2align 8
.type measured,@function
measured:
  before
  s_mov_b32 s40, loops
.Lagain:
  .rept n
  body
  .endr
  round
  s_sub_u32 s40, s40, 1
  s_cmp_lg_u32 s40, 0
  s_cbranch_scc1 .Lagain
  after
  s_endpgm
.Lend:
  .size measured, .Lend-measured
.rodata
.p2align 6
.amdhsa_kernel measured
  .amdhsa_group_segment_fixed_size lds
  .amdhsa_kernarg_size 16
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr vgprs
  .amdhsa_next_free_sgpr 48
.if wave
  .amdhsa_wavefront_size32 (wave == 32) & 1
  .amdhsa_workgroup_processor_mode wgp
.endif
.end_amdhsa_kernel
