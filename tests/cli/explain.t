# One instruction, from text, words, a mnemonic or a place in a file.

$ lanewise explain 'v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1 src1_sel:BYTE_3' --target gfx803 --parts word,operands,pictures,access,meaning,encodings,cost,hazards,errata
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_3
v_add_f16 on gfx803: VOP2_SDWA, 8 bytes, 0x3e0004f9 0x03051501
<blank>
word 0  0x3e0004f9
   3 3         2 2             1 1
   1 0         5 4             7 6             9 8               0
  ┌─┬───────────┬───────────────┬───────────────┬─────────────────┐
  │0│0 1 1 1 1 1│0 0 0 0 0 0 0 0│0 0 0 0 0 0 1 0│0 1 1 1 1 1 0 0 1│
  │ │  opcode   │      d0       │      s1       │                 │
  └─┴───────────┴───────────────┴───────────────┴─────────────────┘
<blank>
word 1  0x03051501
   6 6 6 6 5 5   5 5 5 5 5 5 5   4 4 4 4 4 4 4   4 3             3
   3 2 1 0 9 8   6 5 4 3 2 1 0   8 7 6 5 4 3 2   0 9             2
  ┌───┬─┬─┬─┬─────┬───┬─┬─┬─┬─────┬───┬─┬───┬─────┬───────────────┐
  │0 0│0│0│0│0 1 1│0 0│0│0│0│1 0 1│0 0│0│1 0│1 0 1│0 0 0 0 0 0 0 1│
  │ - │a│b│c│  d  │ - │e│f│g│  h  │ - │i│ j │  k  │      s0       │
  └───┴─┴─┴─┴─────┴───┴─┴─┴─┴─────┴───┴─┴───┴─────┴───────────────┘
<blank>
  a [61]     abs1            0                   off
  b [60]     neg1            0                   off
  c [59]     sext1           0                   not used here
  d [58:56]  src1_sel        3  BYTE_3           s1 is bits 31:24
  e [53]     abs0            0                   off
  f [52]     neg0            0                   off
  g [51]     sext0           0                   not used here
  h [50:48]  src0_sel        5  WORD_1           s0 is bits 31:16
  i [45]     clamp           0                   off
  j [44:43]  dst_unused      2  UNUSED_PRESERVE  the other bits keep what they
                                                 hold
  k [42:40]  dst_sel         5  WORD_1           the result goes to bits 31:16
    [39:32]  s0            0x1  v1               f16, read
    [30:25]  opcode       0x1f  v_add_f16
    [24:17]  d0            0x0  v0               f16, written
    [16:9]   s1            0x2  v2               f16, read
<blank>
operands
  d0       v0    f16    vgpr       written
  s0       v1    f16    vgpr       read
  s1       v2    f16    vgpr       read
<blank>
bytes, in each lane
  byte         3         2         1         0
          ┌───────────────────┬───────────────────┐
  v1      │▒▒▒▒▒▒ taken ▒▒▒▒▒▒│                   │  src0_sel WORD_1
          └───────────────────┴───────────────────┘
                    └───────────────────┐
                                        ▼
          ┌───────────────────┬───────────────────┐
  s0      │         0         │▒▒▒▒▒▒▒ v1 ▒▒▒▒▒▒▒▒│  what the operation sees
          └───────────────────┴───────────────────┘
          ┌─────────┬─────────────────────────────┐
  v2      │▒ taken ▒│                             │  src1_sel BYTE_3
          └─────────┴─────────────────────────────┘
               └─────────────────────────────┐
                                             ▼
          ┌─────────────────────────────┬─────────┐
  s1      │              0              │▒▒ v2 ▒▒▒│  what the operation sees
          └─────────────────────────────┴─────────┘
          ┌───────────────────┬───────────────────┐
  result  │                   │▓▓▓▓▓ result ▓▓▓▓▓▓│  its low bytes
          └───────────────────┴───────────────────┘
                    ┌───────────────────┘
                    ▼
          ┌───────────────────┬───────────────────┐
  v0      │▓▓▓▓▓ result ▓▓▓▓▓▓│      old v0       │  UNUSED_PRESERVE
          └───────────────────┴───────────────────┘
<blank>
reads and writes
  reads   v2[31:24], v1[31:16]: lanes that EXEC enables
          exec, mode
  writes  v0[31:16]: lanes that EXEC enables
<blank>
meaning: each lane by itself
  D0 = S0 + S1.
<blank>
as a formula
  v0 = or32(and32(shl32(fadd16(lshr32(v1, 0x10), lshr32(v2, 0x18)), 0x10),
    0xffff0000), and32(v0, 0xffff))
<blank>
micro-operations
  %0 = read_vgpr v2
  %1 = const32 0xff
  %2 = const32 0x18
  %3 = lshr32 %0 %2
  %4 = const32 0xffff
  %5 = const32 0x0
  %6 = read_vgpr v1
  %7 = const32 0x10
  %8 = lshr32 %6 %7
  %9 = fadd16 %8 %3
  %10 = const32 0xffff0000
  %11 = shl32 %9 %7
  %12 = and32 %11 %10
  %13 = read_vgpr v0
  %14 = and32 %13 %4
  %15 = or32 %12 %14
  %16 = const1 0x1
  write_vgpr v0 %15 %16
<blank>
other encodings, with the same operands
  VOP2        no       has no dst_sel
  VOP3A       no       has no dst_sel
  VOP2_DPP    no       has no dst_sel
<blank>
cost
  VALU at full rate: 4 cycles of unit time per wave64, 4 cycles until a
  dependent instruction can start [GCN-WP, ACO-stat, LLVM-sched, CLRX, rpc-docs]
<blank>
hazards: wait states that software must put between (s_nop N gives N+1)
   2  before it  SetRegVSKIPThenVector: s_setreg sets the VSKIP bit of MODE,
                 then a vector instruction [GCN3-ISA, ACO-nop]
   1  before it  StoreDataWAR: a store of more than 64 bits, then VALU
                 overwrites its data [GCN3-ISA, LLVM-haz, ACO-nop]
   2  after it   VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it
                 [GCN3-ISA, LLVM-haz, ACO-nop]
   2  after it   VALUWriteVGPRReadByDPPOther: VALU writes a VGPR, then DPP reads
                 it, but not as the source that it moves; remedy: none is needed
                 according to the manual and Mesa [LLVM-haz, GCN3-ISA, ACO-nop]
<blank>
errata (docs/errata.md)
  #dst_unused
    An omitted `dst_unused` is UNUSED_PRESERVE to LLVM's assembler and
    UNUSED_PAD to CLRX's: the same text makes different bits. Lanewise follows
    the dialect that `--dialect` names, LLVM's by default, in which the field is
    always printed; [docs/dialects.md](dialects.md) has the other defaults.

# Values that are not in hexadecimal, modifiers that gfx9 has and gfx8 lacks.
$ lanewise explain 'v_add_f16_sdwa v0, s1, v2 mul:2' --target gfx900 --parts word,operands
v_add_f16_sdwa v0, s1, v2 mul:2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
v_add_f16 on gfx900: VOP2_SDWA, 8 bytes, 0x3e0004f9 0x06865601
<blank>
word 0  0x3e0004f9
   3 3         2 2             1 1
   1 0         5 4             7 6             9 8               0
  ┌─┬───────────┬───────────────┬───────────────┬─────────────────┐
  │0│0 1 1 1 1 1│0 0 0 0 0 0 0 0│0 0 0 0 0 0 1 0│0 1 1 1 1 1 0 0 1│
  │ │  opcode   │      d0       │      s1       │                 │
  └─┴───────────┴───────────────┴───────────────┴─────────────────┘
<blank>
word 1  0x06865601
   6 6 6 6 5 5   5 5 5 5 5 5 5   4 4 4 4 4 4 4   4 3             3
   3 2 1 0 9 8   6 5 4 3 2 1 0   8 7 6 5 4 3 2   0 9             2
  ┌─┬─┬─┬─┬─┬─────┬─┬─┬─┬─┬─┬─────┬───┬─┬───┬─────┬───────────────┐
  │0│0│0│0│0│1 1 0│1│0│0│0│0│1 1 0│0 1│0│1 0│1 1 0│0 0 0 0 0 0 0 1│
  │a│-│b│c│d│  e  │f│-│g│h│i│  j  │ k │l│ m │  n  │      s0       │
  └─┴─┴─┴─┴─┴─────┴─┴─┴─┴─┴─┴─────┴───┴─┴───┴─────┴───────────────┘
<blank>
  a [63]     s1_scalar       0                   s1 is a VGPR
  b [61]     abs1            0                   off
  c [60]     neg1            0                   off
  d [59]     sext1           0                   not used here
  e [58:56]  src1_sel        6  DWORD            s1 is all 32 bits
  f [55]     s0_scalar       1                   s0 is a scalar register or
                                                 constant
  g [53]     abs0            0                   off
  h [52]     neg0            0                   off
  i [51]     sext0           0                   not used here
  j [50:48]  src0_sel        6  DWORD            s0 is all 32 bits
  k [47:46]  omod            1  mul:2            the result times 2
  l [45]     clamp           0                   off
  m [44:43]  dst_unused      2  UNUSED_PRESERVE  the other bits keep what they
                                                 hold
  n [42:40]  dst_sel         6  DWORD            the result goes to all 32 bits
    [39:32]  s0            0x1  s1               f16, read
    [30:25]  opcode       0x1f  v_add_f16
    [24:17]  d0            0x0  v0               f16, written
    [16:9]   s1            0x2  v2               f16, read
<blank>
operands
  d0       v0    f16    vgpr       written
  s0       s1    f16    vsrc_nolit read
  s1       v2    f16    vsrc_nolit read

# Lanes: shifts with masks, what lies outside a row, exchanges through LDS.
$ lanewise explain 'v_mov_b32_dpp v0, v1 row_shr:3 row_mask:0xa' --target gfx803 --parts pictures,access
v_mov_b32_dpp v0, v1 row_shr:3 row_mask:0xa bank_mask:0xf
v_mov_b32 on gfx803: VOP1_DPP, 8 bytes, 0x7e0002fa 0xaf011301
<blank>
lanes of v1 on their way to v0, every lane enabled
  v0 lane       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  v1 lane       .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
<blank>
  v0 lane      16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
  v1 lane       .  .  . 16 17 18 19 20 21 22 23 24 25 26 27 28
<blank>
  v0 lane      32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
  v1 lane       .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
<blank>
  v0 lane      48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
  v1 lane       .  .  . 48 49 50 51 52 53 54 55 56 57 58 59 60
  .  not written: v0 keeps what it holds
  row_mask 0xa: rows 0, 2 not written
  no bound_ctrl, so a lane whose source is not there, or disabled by EXEC,
  is not written
<blank>
reads and writes
  reads   v1: lanes 16-28, 48-60 where EXEC enables them
          exec
  writes  v0: lanes 19-31, 51-63 where EXEC enables them and the lane that they
          read

$ lanewise explain 'v_add_f32_dpp v0, v1, v2 wave_shl:1 bound_ctrl:1' --target gfx900 --parts pictures,access
v_add_f32_dpp v0, v1, v2 wave_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_f32 on gfx900: VOP2_DPP, 8 bytes, 0x020004fa 0xff093001
<blank>
lanes of v1 from which v0 is computed, every lane enabled
  v0 lane       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  v1 lane       1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
<blank>
  v0 lane      16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
  v1 lane      17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
<blank>
  v0 lane      32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
  v1 lane      33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48
<blank>
  v0 lane      48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
  v1 lane      49 50 51 52 53 54 55 56 57 58 59 60 61 62 63  z
  z  reads 0 in place of a lane that is not there
  bound_ctrl:1, so a source lane that is not there, or that EXEC disables,
  reads as 0
<blank>
reads and writes
  reads   v2: lanes that EXEC enables
          v1: lanes 1-63 where EXEC enables them
          exec, mode
  writes  v0: lanes that EXEC enables

$ lanewise explain 'ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,8)' --parts pictures
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,8)
ds_swizzle_b32 on gfx900: DS, 8 bytes, 0xd87a201f 0x00000001
<blank>
lanes of v1 on their way to v0, every lane enabled
  v0 lane       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  v1 lane       8  9 10 11 12 13 14 15  0  1  2  3  4  5  6  7
  the other rows of 16 lanes likewise, each within itself

# Halves of registers without SDWA.
$ lanewise explain 'v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1]' --parts pictures,access
v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1]
v_mad_f16 on gfx900: VOP3A, 8 bytes, 0xd2034800 0x040e0501
<blank>
bytes, in each lane
  byte         3         2         1         0
          ┌───────────────────┬───────────────────┐
  v3      │                   │▒▒▒▒▒▒ read ▒▒▒▒▒▒▒│  source
          └───────────────────┴───────────────────┘
          ┌───────────────────┬───────────────────┐
  v2      │                   │▒▒▒▒▒▒ read ▒▒▒▒▒▒▒│  source
          └───────────────────┴───────────────────┘
          ┌───────────────────┬───────────────────┐
  v1      │▒▒▒▒▒▒ read ▒▒▒▒▒▒▒│                   │  source
          └───────────────────┴───────────────────┘
          ┌───────────────────┬───────────────────┐
  v0      │▓▓▓▓▓ written ▓▓▓▓▓│       kept        │  destination
          └───────────────────┴───────────────────┘
<blank>
reads and writes
  reads   v3[15:0], v2[15:0], v1[31:16]: lanes that EXEC enables
          exec, mode
  writes  v0[31:16]: lanes that EXEC enables

# The same operation in other encodings: the same bits, or why not.
$ lanewise explain 'v_cndmask_b32 v0, v1, v2, vcc' --parts access,encodings
v_cndmask_b32_e32 v0, v1, v2, vcc
v_cndmask_b32 on gfx900: VOP2, 4 bytes, 0x00000501
<blank>
reads and writes
  reads   v1, v2: lanes that EXEC enables
          vcc, exec
  writes  v0: lanes that EXEC enables
<blank>
other encodings, with the same operands
  VOP3A       8 bytes  the same result
              v_cndmask_b32_e64 v0, v1, v2, vcc
  VOP2_SDWA   8 bytes  the same result
              v_cndmask_b32_sdwa v0, v1, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
  VOP2_DPP    8 bytes  not shown to be equal
              v_cndmask_b32_dpp v0, v1, v2, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf

$ lanewise explain 'v_add_f32_e64 v0, -v1, v2 clamp' --parts encodings
v_add_f32_e64 v0, -v1, v2 clamp
v_add_f32 on gfx900: VOP3A, 8 bytes, 0xd1018000 0x20020501
<blank>
other encodings, with the same operands
  VOP2_SDWA   8 bytes  the same result
              v_add_f32_sdwa v0, -v1, v2 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
  VOP2        no       has no neg0
  VOP2_DPP    no       has no clamp

$ lanewise explain 'v_add_u32_e64 v0, v1, v2' --target gfx900 --parts encodings
v_add_u32_e64 v0, v1, v2
v_add_u32 on gfx900: VOP3A, 8 bytes, 0xd1340000 0x00020501
<blank>
other encodings, with the same operands
  VOP2        4 bytes  the same result
              v_add_u32_e32 v0, v1, v2
  VOP2_SDWA   8 bytes  the same result
              v_add_u32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
  VOP2_DPP    8 bytes  not shown to be equal
              v_add_u32_dpp v0, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf

# Immediates with parts of their own.
$ lanewise explain 's_waitcnt vmcnt(3) lgkmcnt(0)' --parts word
s_waitcnt vmcnt(3) lgkmcnt(0)
s_waitcnt on gfx900: SOPP, 4 bytes, 0xbf8c0073
<blank>
word 0  0xbf8c0073
   3               2 2           1 1
   1               3 2           6 5                             0
  ┌─────────────────┬─────────────┬───────────────────────────────┐
  │1 0 1 1 1 1 1 1 1│0 0 0 1 1 0 0│0 0 0 0 0 0 0 0 0 1 1 1 0 0 1 1│
  │                 │   opcode    │            simm16             │
  └─────────────────┴─────────────┴───────────────────────────────┘
<blank>
    [22:16]  opcode    0xc  s_waitcnt
    [15:0]   simm16   0x73  vmcnt(3) lgkmcnt(0)
      vmcnt   bits 15:14,3:0   3  waits until at most 3 vector memory operations
                                  are outstanding
      expcnt  bits 6:4         7  does not wait: this is the highest count
      lgkmcnt bits 11:8        0  waits until no operations of LDS, GDS and
                                  scalar memory, and messages are outstanding

$ lanewise explain 's_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s3' --parts word,hazards,access
s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s3
s_setreg_b32 on gfx900: SOPK_SRC, 4 bytes, 0xb9030901
<blank>
word 0  0xb9030901
   3     2 2       2 2           1 1
   1     8 7       3 2           6 5                             0
  ┌───────┬─────────┬─────────────┬───────────────────────────────┐
  │1 0 1 1│1 0 0 1 0│0 0 0 0 0 1 1│0 0 0 0 1 0 0 1 0 0 0 0 0 0 0 1│
  │       │ opcode  │     s0      │            simm16             │
  └───────┴─────────┴─────────────┴───────────────────────────────┘
<blank>
    [27:23]  opcode   0x12  s_setreg_b32
    [22:16]  s0        0x3  s3            b32, read
    [15:0]   simm16  0x901  hwreg(HW_REG_MODE, 4, 2)
      register bits 5:0     1  HW_REG_MODE  rounding, denormals, clamping,
                                            exceptions
      offset   bits 10:6    4               the lowest bit is bit 4 of the
                                            register
      size - 1 bits 15:11   1               2 bits: bits 5:4 of the register
                                            (denormals of f32)
<blank>
reads and writes
  reads   s3[1:0], mode
  writes  mode
<blank>
hazards: wait states that software must put between (s_nop N gives N+1)
   2  before it  SetRegThenSetReg: s_setreg, then s_setreg of the same register
                 [GCN3-ISA, LLVM-haz]
   -  before it  VALUWriteSGPRThenSALU: VALU writes an SGPR or VCC, then SALU
                 reads it; the hardware waits [GCN3-ISA]
   2  after it   SetRegThenGetReg: s_setreg, then s_getreg of the same register
                 [GCN3-ISA, LLVM-haz]
   2  after it   SetRegThenSetReg: s_setreg, then s_setreg of the same register
                 [GCN3-ISA, LLVM-haz]

# What is known of GCN is not said of CDNA: costs and hazards are its own.
$ lanewise explain 'v_exp_f32 v0, v1' --target gfx90a --parts cost,hazards
v_exp_f32_e32 v0, v1
v_exp_f32 on gfx90a: VOP1, 4 bytes, 0x7e004101
<blank>
cost
  transcendental: 16 cycles of unit time per wave64 [LLVM-sched]
<blank>
hazards: wait states that software must put between (s_nop N gives N+1)
   1  before it  StoreDataWAR: a store of more than 64 bits, then VALU
                 overwrites its data [GCN3-ISA, LLVM-haz, ACO-nop]
   3  before it  DotForward: v_dot writes a VGPR, then VALU uses it, except as
                 the addend of the same opcode [CDNA3-ISA, LLVM-haz]
  19  before it  MatrixThenVALU90a: a matrix instruction writes registers, then
                 VALU reads or writes them; wait states: 5, 11 or 19 after 2, 8
                 or 16 passes [LLVM-haz]
   6  before it  DGEMM4x4ThenVALU: a 4x4 f64 matrix instruction writes
                 registers, then VALU reads or writes them [LLVM-haz]
  11  before it  DGEMM16x16ThenVALU: a 16x16 f64 matrix instruction writes
                 registers, then VALU reads or writes them [LLVM-haz]
  15  before it  MatrixSumWAR: a matrix instruction reads registers as SrcC,
                 then VALU writes them; wait states: 1, 7 or 15 after 2, 8 or 16
                 passes [LLVM-haz]
   2  after it   VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it
                 [GCN3-ISA, LLVM-haz, ACO-nop]
   2  after it   VALUWriteVGPRReadByDPPOther: VALU writes a VGPR, then DPP reads
                 it, but not as the source that it moves; remedy: none is needed
                 according to the manual and Mesa [LLVM-haz, GCN3-ISA, ACO-nop]
   2  after it   VALUWriteVGPRThenMatrix: VALU writes a VGPR, then a matrix
                 instruction reads it [LLVM-haz]
   2  after it   DGEMMBetweenVALUAndVMEM: VALU writes a VGPR, an f64 matrix
                 instruction follows, then VMEM or LDS reads it [LLVM-haz]
$ lanewise explain 'v_exp_f32 v0, v1' --target gfx942 --parts cost,hazards
v_exp_f32_e32 v0, v1
v_exp_f32 on gfx942: VOP1, 4 bytes, 0x7e004101
<blank>
cost
  transcendental: 16 cycles of unit time per wave64 [LLVM-sched]
<blank>
hazards: wait states that software must put between (s_nop N gives N+1)
   2  before it  StoreDataWAR940: a store of more than 64 bits, then VALU
                 overwrites its data [CDNA3-ISA, LLVM-197267]
   1  before it  StoreDataWAROffset940: a store of more than 64 bits with an
                 SGPR as soffset, then VALU overwrites its data [CDNA3-ISA,
                 LLVM-197267]
   3  before it  DotForward: v_dot writes a VGPR, then VALU uses it, except as
                 the addend of the same opcode [CDNA3-ISA, LLVM-haz]
   1  before it  DstSelForward: SDWA, op_sel or a conversion writes a part of a
                 VGPR, then VALU reads or writes the VGPR [CDNA3-ISA, LLVM-haz]
   2  before it  VDecCoExecCarry: VALU writes an SGPR or VCC, then VALU reads it
                 as carry-in or mask; remedy: none is needed according to the
                 CDNA3 manual [LLVM-haz, CDNA3-ISA]
   2  before it  VDecCoExecEXECConstant: v_cmpx writes EXEC, then VALU reads it
                 as a constant [LLVM-haz, CDNA3-ISA]
  19  before it  MatrixThenVALU94x: a matrix instruction writes registers, then
                 VALU reads or writes them; wait states: 5, 7, 11 or 19 after 2,
                 4, 8 or 16 passes [LLVM-haz, CDNA3-ISA]
  18  before it  SGEMMThenVALU94x: an f32 matrix instruction writes registers,
                 then VALU reads or writes them; wait states: 4, 6, 10 or 18
                 after 2, 4, 8 or 16 passes [LLVM-haz, CDNA3-ISA]
   6  before it  DGEMM4x4ThenVALU: a 4x4 f64 matrix instruction writes
                 registers, then VALU reads or writes them [LLVM-haz]
  11  before it  DGEMM16x16ThenVALU: a 16x16 f64 matrix instruction writes
                 registers, then VALU reads or writes them [LLVM-haz]
  15  before it  MatrixSumWAR94x: a matrix instruction reads registers as SrcC,
                 then VALU writes them; wait states: 1, 3, 7 or 15 after 2, 4, 8
                 or 16 passes [LLVM-haz]
   2  after it   VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it
                 [GCN3-ISA, LLVM-haz, ACO-nop]
   2  after it   VALUWriteVGPRReadByDPPOther: VALU writes a VGPR, then DPP reads
                 it, but not as the source that it moves; remedy: none is needed
                 according to the manual and Mesa [LLVM-haz, GCN3-ISA, ACO-nop]
   1  after it   TransForward: a transcendental instruction writes a VGPR, then
                 another VALU instruction reads it [CDNA3-ISA, LLVM-haz]
   1  after it   VALUWriteVGPRReadlane: VALU writes a VGPR, then v_readlane or
                 v_readfirstlane reads it [CDNA3-ISA]
   2  after it   VALUWriteVGPRThenMatrix: VALU writes a VGPR, then a matrix
                 instruction reads it [LLVM-haz]

# Hazards on both sides.
$ lanewise explain 'v_readlane_b32 s0, v1, s2' --target gfx803 --parts hazards,access
v_readlane_b32 s0, v1, s2
v_readlane_b32 on gfx803: VOP3A, 8 bytes, 0xd2890000 0x00000501
<blank>
reads and writes
  reads   s2[5:0]
          v1: every lane, whatever EXEC says
  writes  s0
<blank>
hazards: wait states that software must put between (s_nop N gives N+1)
   4  before it  VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then
                 v_readlane or v_writelane uses it as lane select [GCN3-ISA,
                 LLVM-haz]
   1  before it  VCCAlias: VALU writes VCC as vcc or by SGPR number, then VALU
                 reads it as a constant by the other name [GCN3-ISA, CDNA3-ISA]
   2  before it  SetRegVSKIPThenVector: s_setreg sets the VSKIP bit of MODE,
                 then a vector instruction [GCN3-ISA, ACO-nop]
   4  after it   VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then
                 v_readlane or v_writelane uses it as lane select [GCN3-ISA,
                 LLVM-haz]
   5  after it   VALUWriteSGPRThenVMEM: VALU writes an SGPR, then VMEM reads it
                 [GCN3-ISA, LLVM-haz]
   -  after it   VALUWriteSGPRThenSMEM: VALU writes an SGPR, then SMEM reads it;
                 the hardware waits [LLVM-haz]
   -  after it   VALUWriteSGPRThenSALU: VALU writes an SGPR or VCC, then SALU
                 reads it; the hardware waits [GCN3-ISA]

$ lanewise explain 0x020202f9,0x05050501 --parts operands
v_add_f32_sdwa v1, v1, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
v_add_f32 on gfx900: VOP2_SDWA, 8 bytes, 0x020202f9 0x05050501
<blank>
operands
  d0       v1    f32    vgpr       written
  s0       v1    f32    vsrc_nolit read
  s1       v1    f32    vsrc_nolit read

$ lanewise explain 'v_mov_b32 v0, 0x12345678' --parts word
v_mov_b32_e32 v0, 0x12345678
v_mov_b32 on gfx900: VOP1, 8 bytes, 0x7e0002ff 0x12345678
<blank>
word 0  0x7e0002ff
   3           2 2             1 1
   1           5 4             7 6             9 8               0
  ┌─────────────┬───────────────┬───────────────┬─────────────────┐
  │0 1 1 1 1 1 1│0 0 0 0 0 0 0 0│0 0 0 0 0 0 0 1│0 1 1 1 1 1 1 1 1│
  │             │      d0       │    opcode     │       s0        │
  └─────────────┴───────────────┴───────────────┴─────────────────┘
<blank>
word 1  0x12345678
   6                                                             3
   3                                                             2
  ┌───────────────────────────────────────────────────────────────┐
  │0 0 0 1 0 0 1 0 0 0 1 1 0 1 0 0 0 1 0 1 0 1 1 0 0 1 1 1 1 0 0 0│
  │                            literal                            │
  └───────────────────────────────────────────────────────────────┘
<blank>
    [63:32]  literal 0x12345678
    [24:17]  d0         0x0  v0          b32, written
    [16:9]   opcode     0x1  v_mov_b32
    [8:0]    s0        0xff  0x12345678  b32, read, a literal follows

$ lanewise explain v_bcnt_u32_b32 --parts meaning
v_bcnt_u32_b32 on gfx900
  D0 = number of one bits in S0, plus S1.
  each lane by itself, unit valu, family valu_int
<blank>
forms on gfx900
  v_bcnt_u32_b32                   VOP3A        opcode 0x28b  8 bytes
      d0:u32, s0:b32, s1:u32
<blank>
as a formula, of VOP3A
  d0 = add32(popcount32(s0), s1)
<blank>
micro-operations
  %0 = input operand2.0
  %1 = input operand1.0
  %2 = popcount32 %1
  %3 = add32 %2 %0
  %4 = const1 0x1
  write_vgpr v0 %3 %4

$ lanewise explain s_endpgm --parts meaning
s_endpgm on gfx900
  Ends the wave.
  control, unit salu, family control
<blank>
forms on gfx900
  s_endpgm                         SOPP         opcode 0x001  4 bytes
      simm16:u16
<blank>
as a formula, of SOPP
  end_program[0]
<blank>
micro-operations
  end_program

$ lanewise explain 'ds_add_u32 v0, v1' --target gfx803 --parts meaning,access
ds_add_u32 v0, v1
ds_add_u32 on gfx803: DS, 8 bytes, 0xd8000000 0x00000100
<blank>
reads and writes
  reads   v1, v0: lanes that EXEC enables
          m0[16:0], exec, lds
  writes  lds
<blank>
meaning: memory
  Memory = memory + data0.
<blank>
as a formula
  t1 = atomic_begin(v0, and1(ult32(v0, and32(m0, 0x1ffff)),
    not1(ult32(sub32(and32(m0, 0x1ffff), v0), 4))))
  atomic_end(t1, add32(t1.dword0, v1))
<blank>
micro-operations
  %0 = read_vgpr v1
  %1 = const32 0x0
  %2 = read_vgpr v0
  %3 = read_sgpr s124
  %4 = const32 0x1ffff
  %5 = and32 %3 %4
  %6 = const32 0x4
  %7 = sub32 %5 %2
  %8 = ult32 %7 %6
  %9 = not1 %8
  %10 = ult32 %2 %5
  %11 = and1 %10 %9
  %12 = atomic_begin lds:4 %2 %11
  %13 = part 0 %12
  %14 = add32 %13 %0
  atomic_end %12 %14

# What becomes of NaNs, infinities, zeros, denormals and rounding, from micro-operations and modifiers.
$ lanewise explain 'v_fma_f32 v0, v1, v2, v3' --parts floats
v_fma_f32 v0, v1, v2, v3
v_fma_f32 on gfx900: VOP3A, 8 bytes, 0xd1cb0000 0x040e0501
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         a NaN operand comes out made quiet (the highest bit of its
              fraction set); of several, the first
              zero times infinity gives the default NaN, 0x7fc00000
              infinity minus infinity gives the default NaN, 0x7fc00000
  infinities  an infinity times anything but zero and NaN is an infinity, its
              sign from both signs
              a result too large becomes an infinity, or the largest number
              where the rounding goes the other way
  zeros       an exact cancellation (x - x) is +0, or -0 when rounding down
  denormals   MODE.FP_DENORM for fp32 decides: a denormal operand counts as the
              zero of its sign unless bit 4 is set, and a denormal result
              becomes such a zero unless bit 5 is set
  rounding    product and sum are rounded together, once, as MODE.FP_ROUND says
              for fp32 (bits 1:0: 0 to nearest even, 1 up, 2 down, 3 toward
              zero)

$ lanewise explain 'v_mad_f32 v0, v1, v2, v3' --parts floats
v_mad_f32 v0, v1, v2, v3
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10000 0x040e0501
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         a NaN operand comes out made quiet (the highest bit of its
              fraction set); of several, the first [fmul32, fadd32]
              zero times infinity gives the default NaN, 0x7fc00000 [fmul32]
              infinity minus infinity gives the default NaN, 0x7fc00000 [fadd32]
  infinities  an infinity times anything but zero and NaN is an infinity, its
              sign from both signs [fmul32]
              a result too large becomes an infinity, or the largest number
              where the rounding goes the other way [fmul32, fadd32]
              an infinity plus a finite number, or plus an infinity of the same
              sign, is that infinity [fadd32]
  zeros       an exact cancellation (x - x) is +0, or -0 when rounding down
              [fadd32]
  denormals   denormal operands and results become zeros of their sign, whatever
              MODE says [fmul32, fadd32]
              source: v_mad_f32 and v_mac_f32 do not support denormals;
              compilers use v_fma_f32 where they need them (LLVM:
              SIISelLowering.cpp and AMDGPUISelLowering, which choose the
              instructions)
  rounding    rounded once, as MODE.FP_ROUND says for fp32 (bits 1:0: 0 to
              nearest even, 1 up, 2 down, 3 toward zero) [fmul32, fadd32]

$ lanewise explain 'v_min_f16_e64 v0, -v1, v2 clamp' --target gfx803 --parts floats
v_min_f16_e64 v0, -v1, v2 clamp
v_min_f16 on gfx803: VOP3A, 8 bytes, 0xd12e8000 0x20020501
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         only the sign bit changes, of a NaN too; it is not made quiet by
              this [abs and neg]
              where one operand is a NaN the other one comes out; a NaN comes
              out of two [minimum and maximum]
              with MODE.IEEE (bit 9) set, a signalling NaN comes out made quiet
              instead, whatever the other operand is [minimum and maximum]
              with MODE.DX10_CLAMP (bit 8) set, a NaN result becomes +0;
              otherwise it stays a NaN [clamp]
  infinities  whatever is below 0, -infinity and -0 too, becomes +0, and
              whatever is above 1, +infinity too, becomes 1 [clamp]
  zeros       -0 counts as below +0 [minimum and maximum]
  denormals   denormals pass unchanged, whatever MODE says [minimum and maximum,
              clamp]
              source: before GFX9, min and max do not follow the denormal mode:
              supportsMinMaxDenormModes (LLVM: SIISelLowering.cpp and
              AMDGPUISelLowering, which choose the instructions)
  rounding    nothing is rounded [minimum and maximum]

$ lanewise explain 'v_max_f32_sdwa v0, v1, v2 src0_sel:WORD_1' --target gfx900 --parts floats
v_max_f32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:DWORD
v_max_f32 on gfx900: VOP2_SDWA, 8 bytes, 0x160004f9 0x06051601
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         where one operand is a NaN the other one comes out; a NaN comes
              out of two
              with MODE.IEEE (bit 9) set, a signalling NaN comes out made quiet
              instead, whatever the other operand is
  zeros       -0 counts as below +0
  denormals   a denormal fp32 operand counts as the zero of its sign unless bit
              4 of MODE (FP_DENORM) is set
  rounding    nothing is rounded

$ lanewise explain 'v_cmp_nlt_f64 vcc, v[0:1], v[2:3]' --parts floats
v_cmp_nlt_f64_e32 vcc, v[0:1], v[2:3]
v_cmp_nlt_f64 on gfx900: VOPC, 4 bytes, 0x7cdc0500
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         the comparison is false where an operand is a NaN, quiet or
              signalling
              the comparison is negated here, so with a NaN the instruction's
              answer is true
  infinities  an infinity is equal to itself, and beyond every finite number
  zeros       -0 equals +0
  denormals   a denormal fp64 operand counts as the zero of its sign unless bit
              6 of MODE (FP_DENORM) is set
  rounding    nothing is rounded

$ lanewise explain 'v_cvt_f16_f32 v0, v1' --parts floats
v_cvt_f16_f32_e32 v0, v1
v_cvt_f16_f32 on gfx900: VOP1, 4 bytes, 0x7e001501
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         a NaN comes out made quiet, with as much of its fraction as the
              result holds
  infinities  an infinity comes out as it is
              a result too large becomes an infinity, or the largest number
              where the rounding goes the other way
  denormals   a denormal fp32 operand counts as the zero of its sign unless bit
              4 of MODE (FP_DENORM) is set
              a denormal fp16 result becomes the zero of its sign unless bit 7
              of MODE (FP_DENORM) is set
  rounding    rounded once, as MODE.FP_ROUND says for fp16 (bits 3:2: 0 to
              nearest even, 1 up, 2 down, 3 toward zero)

$ lanewise explain 'v_cvt_i32_f32 v0, v1' --parts floats
v_cvt_i32_f32_e32 v0, v1
v_cvt_i32_f32 on gfx900: VOP1, 4 bytes, 0x7e001101
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         a NaN becomes 0
  infinities  an infinity, and a number outside the range, becomes the nearest
              end of the range
  denormals   no result is a denormal, and denormal operands truncate to 0
  rounding    rounded toward zero, whatever MODE says: what follows the point is
              cut off

$ lanewise explain 'v_rcp_f32 v0, v1' --parts floats
v_rcp_f32_e32 v0, v1
v_rcp_f32 on gfx900: VOP1, 4 bytes, 0x7e004501
<blank>
NaN, infinities, zeros, denormals, rounding
  NaN         a NaN comes out made quiet (the highest bit of its fraction set)
  infinities  an infinity gives the zero of its sign, and a zero gives the
              infinity of its sign
  denormals   denormal operands and results become zeros of their sign, whatever
              MODE says
              source: f32 denormals are not handled: where they may occur,
              compilers scale operands and results (LLVM: SIISelLowering.cpp and
              AMDGPUISelLowering, which choose the instructions)
  rounding    approximate: the machine's last bit may differ; here rounded to
              nearest even, whatever MODE says

# Moves and integers have nothing to say of them.
$ lanewise explain 'v_add_u32 v0, v1, v2' --parts floats
v_add_u32_e32 v0, v1, v2
v_add_u32 on gfx900: VOP2, 4 bytes, 0x68000501

$ lanewise explain 'v_add_f32 v0, v1, v2' --json | python3 -c 'import json, sys; print(*json.load(sys.stdin)["float_behaviour"], sep="\n")'
{'operations': ['fadd32'], 'subject': 'nan', 'text': 'a NaN operand comes out made quiet (the highest bit of its fraction set); of several, the first'}
{'operations': ['fadd32'], 'subject': 'nan', 'text': 'infinity minus infinity gives the default NaN, 0x7fc00000'}
{'operations': ['fadd32'], 'subject': 'infinity', 'text': 'an infinity plus a finite number, or plus an infinity of the same sign, is that infinity'}
{'operations': ['fadd32'], 'subject': 'infinity', 'text': 'a result too large becomes an infinity, or the largest number where the rounding goes the other way'}
{'operations': ['fadd32'], 'subject': 'zero', 'text': 'an exact cancellation (x - x) is +0, or -0 when rounding down'}
{'operations': ['fadd32'], 'subject': 'denormal', 'text': 'MODE.FP_DENORM for fp32 decides: a denormal operand counts as the zero of its sign unless bit 4 is set, and a denormal result becomes such a zero unless bit 5 is set'}
{'operations': ['fadd32'], 'subject': 'rounding', 'text': 'rounded once, as MODE.FP_ROUND says for fp32 (bits 1:0: 0 to nearest even, 1 up, 2 down, 3 toward zero)'}

$ lanewise explain 'v_add_f32 v0, v1, v2' --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(*j, sep=" "); print(j["text"], j["words"], j["reads"], j["writes"], sep="\n"); print(j["fields"][1])'
accesses_from_operands byte_pictures cost dialects encoding errata family fields float_behaviour formulas hazards kind lane_pictures meaning messages micro_operations missing_targets mnemonic modelled not_modelled operands other_encodings picture reads record schema size_bytes target targets text unit words writes
v_add_f32_e32 v0, v1, v2
['02000501']
[{'bit_mask': 'ffffffff', 'is_register': True, 'lanes': 'lanes that EXEC enables', 'name': 'v2'}, {'bit_mask': 'ffffffff', 'is_register': True, 'lanes': 'lanes that EXEC enables', 'name': 'v1'}, {'bit_mask': 'ffffffff', 'is_register': True, 'name': 'exec'}, {'is_register': False, 'name': 'mode'}]
[{'bit_mask': 'ffffffff', 'is_register': True, 'lanes': 'lanes that EXEC enables', 'name': 'v0'}]
{'kind': 'opcode', 'lsb': 25, 'meaning': '', 'name': 'opcode', 'text': 'v_add_f32', 'value': 1, 'width_bits': 6}

$ lanewise explain v_rcp_f32 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(*j, sep=" "); print(j["meaning"]); print(*j["forms"], sep="\n")'
cost errata family float_behaviour forms formulas formulas_of kind meaning messages micro_operations missing_targets modelled not_modelled record schema target targets unit
D0 = 1 / S0, approximate.
{'encoding': 'VOP1', 'mnemonic': 'v_rcp_f32_e32', 'opcode': 34, 'operands': 'd0:f32, s0:f32', 'size_bytes': 4}
{'encoding': 'VOP3A', 'mnemonic': 'v_rcp_f32_e64', 'opcode': 354, 'operands': 'd0:f32, s0:f32', 'size_bytes': 8}
{'encoding': 'VOP1_SDWA', 'mnemonic': 'v_rcp_f32_sdwa', 'opcode': 34, 'operands': 'd0:f32, s0:f32', 'size_bytes': 8}
{'encoding': 'VOP1_DPP', 'mnemonic': 'v_rcp_f32_dpp', 'opcode': 34, 'operands': 'd0:f32, s0:f32', 'size_bytes': 8}

# Dialects: read, and shown beside LLVM's.
$ lanewise explain 'v_add_f16 v0, v1, v2 dst_sel:word1 src0_sel:word1' --dialect clrx --target gfx803 --parts dialects
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
v_add_f16 on gfx803: VOP2_SDWA, 8 bytes, 0x3e0004f9 0x06050501
<blank>
in other dialects
  clrx  v_add_f16 v0, v1, v2 dst_sel:word1 src0_sel:word1
  sp3   v_add_f16 v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1

$ lanewise explain 'v_add_f32 v0, v1, v2' --dialect at_t
error: --dialect at_t: expected llvm, clrx or sp3
exit 2

$ lanewise explain s_endpgm --wave-size 32
error: gfx900 has no waves of 32 lanes
exit 2

# Places in files: a code object, a listing.
$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco
$ lanewise dis packed.hsaco > packed.txt
$ address=$(grep v_add_f16_sdwa packed.txt | sed 's/.*\/\/ 0*\([0-9A-F]*\):.*/\1/'); lanewise explain packed.hsaco:$address --parts access; lanewise explain packed.txt:0x$address --target gfx803 --parts operands
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
at 0x1660 of packed.hsaco
v_add_f16 on gfx803: VOP2_SDWA, 8 bytes, 0x3e0004f9 0x05051501
<blank>
reads and writes
  reads   v2[31:16], v1[31:16]: lanes that EXEC enables
          exec, mode
  writes  v0[31:16]: lanes that EXEC enables
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
at 0x1660 of packed.txt
v_add_f16 on gfx803: VOP2_SDWA, 8 bytes, 0x3e0004f9 0x05051501
<blank>
operands
  d0       v0    f16    vgpr       written
  s0       v1    f16    vgpr       read
  s1       v2    f16    vgpr       read

$ lanewise explain packed.hsaco:0
{{error: packed.hsaco: has no code at 0x0; its code is at 0x[0-9a-f]* to 0x[0-9a-f]*}}
exit 2

# Renamed and moved: targets with the same opcodes stand together.
$ lanewise explain v_add_co_u32 --parts targets | sed -n '/^targets/,/e64/p;/^  gfx900/,/e64/p'
targets
  gfx801 802 803 805 810
    v_add_u32_e32                    VOP2         opcode 0x019  4 bytes
    v_add_u32_e64                    VOP3B        opcode 0x119  8 bytes
  gfx900 902 904 906 908 909 90c 90a 942 950
    v_add_co_u32_e32                 VOP2         opcode 0x019  4 bytes
    v_add_co_u32_e64                 VOP3B        opcode 0x119  8 bytes

# A record without a meaning says so.
$ lanewise explain v_interp_mov_f32 | grep model
  not modelled, unit interp, family export
  not modelled: attribute interpolation is not modelled

$ lanewise explain 'v_add_f16_sdwa v0, s1, v2' --target gfx803
1:20: error: second operand must be a vector register
v_add_f16_sdwa v0, s1, v2
                   ^
  hint: v_add_f16_sdwa on gfx803 takes only vector registers
exit 2

$ lanewise explain 'v_frobnicate_b32 v0, v1'
1:1: error: unknown instruction 'v_frobnicate_b32'
v_frobnicate_b32 v0, v1
^
exit 2

$ lanewise explain 0xffffffff
error: 0xffffffff is not an instruction of gfx900: no format of the target begins with these bits
exit 2

$ lanewise explain 0x020202f9
error: 0x020202f9 is not an instruction of gfx900: it needs more words
exit 2

$ lanewise explain 0xbf810000,0xbf810000
error: 0xbf810000,0xbf810000: the instruction ends after 4 bytes
exit 2

$ lanewise explain 0x1234567890
error: '0x1234567890': expected words of 32 bits, 0xWORD[,0xWORD], found '0x1234567890'
exit 2

$ lanewise explain v_bcnt_u32_b32 --target gfx8
error: unknown target 'gfx8'; did you mean gfx801, gfx802, gfx803, gfx805 or gfx810?
exit 2

$ lanewise explain s_endpgm --parts bits
error: --parts: 'bits' is not one of word, dialects, operands, access, meaning, floats, pictures, targets, encodings, cost, hazards, errata
exit 2

$ lanewise explain
error: name an instruction, --search WORDS to find one, or --html DIR for all of them
exit 2

# s_nop of gfx8 reads three bits.
$ lanewise explain 's_nop 9' --target gfx803 --parts word | grep simm16
  │                 │   opcode    │            simm16             │
    [15:0]   simm16    0x9  9      2 wait states
$ lanewise explain 's_nop 9' --target gfx900 --parts word | grep simm16
  │                 │   opcode    │            simm16             │
    [15:0]   simm16    0x9  9      10 wait states

# Words as listings print them.
$ for words in 'D1C10005 04120702' d1c10005,04120702 '0xD1C10005 04120702' '// 000000001918: D1C10005 04120702' 'encoding: [0x05,0x00,0xc1,0xd1,0x02,0x07,0x12,0x04]'; do lanewise explain "$words" --parts dialects; done
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702
$ echo '// 000000001918: D1C10005 04120702' | lanewise explain - --parts dialects
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702
$ echo 's_nop 3' | lanewise explain - --parts word
s_nop 3
s_nop on gfx900: SOPP, 4 bytes, 0xbf800003
<blank>
word 0  0xbf800003
   3               2 2           1 1
   1               3 2           6 5                             0
  ┌─────────────────┬─────────────┬───────────────────────────────┐
  │1 0 1 1 1 1 1 1 1│0 0 0 0 0 0 0│0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1│
  │                 │   opcode    │            simm16             │
  └─────────────────┴─────────────┴───────────────────────────────┘
<blank>
    [22:16]  opcode    0x0  s_nop
    [15:0]   simm16    0x3  3      4 wait states
$ lanewise explain - < /dev/null
error: standard input holds no instruction
exit 2
$ lanewise explain 'D1C10005 0412070'
1:1: error: unknown instruction 'D1C10005'
D1C10005 0412070
^
exit 2

# Why words are not an instruction: the opcode only where it is the opcode.
$ lanewise explain 0xbf8c0000,0xbf8c0000 --target gfx900
error: 0xbf8c0000,0xbf8c0000: the instruction ends after 4 bytes
exit 2
$ lanewise explain 0xbfff0000 --target gfx900
error: 0xbfff0000 is not an instruction of gfx900: the target has no such opcode: 0x7f of SOPP
exit 2
$ lanewise explain 0xd2d50000,0x00000000 --target gfx803
error: 0xd2d50000,0x00000000 is not an instruction of gfx803: the target has no such opcode: 0x2d5 of VOP3A
exit 2
$ lanewise explain 0x7e0002f9,0x86060601 --target gfx803
error: 0x7e0002f9,0x86060601 is not an instruction of gfx803: v_mov_b32 has the opcode, and bit 57 of its form VOP1_SDWA must be 0
exit 2
$ lanewise explain 0xcc134000,0x1c0e0501 --target gfx900
error: 0xcc134000,0x1c0e0501 is not an instruction of gfx900: no format of the target begins with these bits; on gfx1011, gfx1012, gfx1030–1036, gfx11, gfx12 they are an instruction
exit 2

# Immediates, field by field.
$ lanewise explain 's_waitcnt vmcnt(37) lgkmcnt(0)' --parts word | sed -n '/^    \[15/,$p'
    [15:0]   simm16 0x8075  vmcnt(37) lgkmcnt(0)
      vmcnt   bits 15:14,3:0  37  waits until at most 37 vector memory
                                  operations are outstanding
      expcnt  bits 6:4         7  does not wait: this is the highest count
      lgkmcnt bits 11:8        0  waits until no operations of LDS, GDS and
                                  scalar memory, and messages are outstanding
$ lanewise explain 's_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 4)' --target gfx1030 --parts word | sed -n '/^    \[15/,$p'
    [15:0]   simm16 0x1901  hwreg(HW_REG_MODE, 4, 4)
      register bits 5:0     1  HW_REG_MODE  rounding, denormals, clamping,
                                            exceptions
      offset   bits 10:6    4               the lowest bit is bit 4 of the
                                            register
      size - 1 bits 15:11   3               4 bits: bits 7:4 of the register
                                            (denormals of f32, denormals of f64
                                            and f16)
$ lanewise explain 's_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_2)' --target gfx1100 --parts word | sed -n '/^    \[15/,$p'
    [15:0]   simm16  0x311  instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_2)
      instid0  bits 3:0    1  VALU_DEP_1     depends on the last VALU
                                             instruction
      instskip bits 6:4    1  NEXT           instid1 is about the instruction
                                             after that of instid0
      instid1  bits 10:7   6  TRANS32_DEP_2  depends on the second-last
                                             transcendental VALU instruction
$ lanewise explain 's_waitcnt_depctr depctr_va_vdst(0)' --target gfx1030 --parts word | sed -n '/^    \[15/,$p'
    [15:0]   simm16  0xf9f  depctr_va_vdst(0)
      depctr_hold_cnt bits 7       1  does not wait: this is the highest count
      depctr_sa_sdst  bits 0       1  does not wait: this is the highest count
      depctr_va_vdst  bits 15:12   0  waits while any VALU instructions have yet
                                      to write their VGPRs
      depctr_va_sdst  bits 11:9    7  does not wait: this is the highest count
      depctr_va_ssrc  bits 8       1  does not wait: this is the highest count
      depctr_va_vcc   bits 1       1  does not wait: this is the highest count
      depctr_vm_vsrc  bits 4:2     7  does not wait: this is the highest count
$ lanewise explain 's_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1)' --parts word | sed -n '/^    \[15/,$p'
    [15:0]   simm16  0x122  sendmsg(MSG_GS, GS_OP_EMIT, 1)
      message   bits 3:0   2  MSG_GS      what a geometry shader did with its
                                          vertices
      operation bits 6:4   2  GS_OP_EMIT
      stream    bits 9:8   1              which stream of vertices
$ lanewise explain 'ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,"01pip")' --parts word | sed -n '/bits/,$p'
      mode     bits 15      0  BITMASK_PERM  lane i of each group of 32 reads
                                             lane ((i & and_mask) | or_mask) ^
                                             xor_mask
      xor_mask bits 14:10   2                bits of the lane's number that are
                                             inverted
      or_mask  bits 9:5     8                bits that are set before
      and_mask bits 4:0     7                bits that are kept before
$ lanewise explain 's_denorm_mode 13' --target gfx1030 --parts word | sed -n '/^    \[15/,$p'
    [15:0]   simm16    0xd  13             f32: flushes results; f64 and f16:
                                           keeps denormals

# A pair is one screen.
$ lanewise explain 'v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5' --target gfx1100 | wc -l
74
$ lanewise explain 'v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5' --target gfx1100 --parts targets,encodings,cost
v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
v_dual on gfx1100: VOPD, 8 bytes, 0xc9060501 0x00020b04
<blank>
targets
  gfx1100 1101 1102 1103 1150 1151 1152 1153 1200 1201
    v_dual_add_f32 :: v_dual_mul_f32 VOPD         opcode 0x083  8 bytes
  not on gfx801 802 803 805 810 900 902 904 906 908 909 90c 1010 1011 1012 1013
         1030 1031 1032 1033 1034 1035 1036 90a 942 950
<blank>
cost
  VALU at full rate: 1 cycle of unit time per 32 lanes, 5 cycles until a
  dependent instruction can start, 1 cycle until a VALU instruction of another
  kind can start [ACO-stat, LLVM-sched, SQTT]
$ lanewise explain v_dual_add_f32 --target gfx1100
v_dual on gfx1100
  not modelled, unit valu, family valu_dual
<blank>
forms on gfx1100
  v_dual_add_f32 :: …              VOPD         opcode 0x004  8 bytes
      dx:f32, x0:f32, x1:f32
  not modelled: pairs of instructions are not modelled
<blank>
targets
  gfx1100 1101 1102 1103 1150 1151 1152 1153 1200 1201
    v_dual_add_f32 :: …              VOPD         opcode 0x004  8 bytes
  not on gfx801 802 803 805 810 900 902 904 906 908 909 90c 1010 1011 1012 1013
         1030 1031 1032 1033 1034 1035 1036 90a 942 950
<blank>
cost
  VALU at full rate: 1 cycle of unit time per 32 lanes, 5 cycles until a
  dependent instruction can start, 1 cycle until a VALU instruction of another
  kind can start [ACO-stat, LLVM-sched, SQTT]

# Matrix products: what is known, and what is not.
$ lanewise explain 'v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]' --target gfx1100 --parts access,meaning,cost
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
v_wmma_f32_16x16x16_f16 on gfx1100: VOP3P, 8 bytes, 0xcc404000 0x1c022108
<blank>
reads and writes, by the record's operands
  reads   v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21,
          v22, v23, v0, v1, v2, v3, v4, v5, v6, v7: every lane, whatever EXEC
          says
          mode
  writes  v0, v1, v2, v3, v4, v5, v6, v7: every lane, whatever EXEC says
<blank>
meaning: not modelled
  not modelled: matrix products are not modelled
<blank>
cost
  matrix product: no published cost
$ lanewise explain 'v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]' --target gfx908 --parts access,meaning,cost
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
v_mfma_f32_32x32x1_2b_f32 on gfx908: VOP3P_MAI, 8 bytes, 0xd3c00000 0x04020300
<blank>
reads and writes, by the record's operands
  reads   v0, v1, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13,
          a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27,
          a28, a29, a30, a31: every lane, whatever EXEC says
          mode
  writes  a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15,
          a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29,
          a30, a31: every lane, whatever EXEC says
<blank>
meaning: not modelled
  not modelled: v_mfma_f32_32x32x1f32 with accumulation registers
<blank>
cost
  matrix product: no published cost

# Searches.
$ lanewise explain --search 'population count'
'population count': 5 instructions
  v_bcnt_u32_b32           D0 = number of one bits in S0, plus S1. [gfx8, gfx9,
                           gfx10, gfx11, gfx12]
  s_bcnt1_i32_b32          D0 = number of one bits in S0; SCC = D0 is not zero.
                           [gfx8, gfx9, gfx10, gfx11, gfx12]
  s_bcnt1_i32_b64          D0 = number of one bits in S0; SCC = D0 is not zero.
                           [gfx8, gfx9, gfx10, gfx11, gfx12]
  v_mbcnt_hi_u32_b32       D0 = S1 + how many of the mask bits in S0 belong to
                           lanes below this one, lanes 32 to 63. [gfx8, gfx9,
                           gfx10, gfx11, gfx12]
  v_mbcnt_lo_u32_b32       D0 = S1 + how many of the mask bits in S0 belong to
                           lanes below this one, lanes 0 to 31. [gfx8, gfx9,
                           gfx10, gfx11, gfx12]
$ lanewise explain --search 'transpose' --target gfx1200
'transpose': 2 instructions of gfx1200
  global_load_tr_b64       (its meaning is not recorded) [gfx12]
  global_load_tr_b128      (its meaning is not recorded) [gfx12]
$ lanewise explain --search 'v_bfe_u32' | head -3
'v_bfe_u32': 1 instruction
  v_bfe_u32                D0 = the S2[4:0] bits of S0 from bit S1[4:0] on,
                           zero-extended. [gfx8, gfx9, gfx10, gfx11, gfx12]
$ lanewise explain --search 'no such words anywhere'
'no such words anywhere': no instruction has these words in its name, meaning or errata
$ lanewise explain s_nop --search nop
error: --search takes its words alone: put them in quotes
exit 2

# A picture of DPP says whether the lower lanes are the result or a source.
$ lanewise explain 'v_mov_b32_dpp v0, v1 row_shr:1' --parts pictures
v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf
v_mov_b32 on gfx900: VOP1_DPP, 8 bytes, 0x7e0002fa 0xff011101
<blank>
lanes of v1 on their way to v0, every lane enabled
  v0 lane       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  v1 lane       .  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14
  the other rows of 16 lanes likewise, each within itself
  .  not written: v0 keeps what it holds
  no bound_ctrl, so a lane whose source is not there, or disabled by EXEC,
  is not written
$ lanewise explain 'v_add_f32_dpp v0, v1, v2 row_shr:1' --parts pictures
v_add_f32_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
v_add_f32 on gfx900: VOP2_DPP, 8 bytes, 0x020004fa 0xff011101
<blank>
lanes of v1 from which v0 is computed, every lane enabled
  v0 lane       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  v1 lane       .  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14
  the other rows of 16 lanes likewise, each within itself
  .  not written: v0 keeps what it holds
  no bound_ctrl, so a lane whose source is not there, or disabled by EXEC,
  is not written

# Words and text without quotes; and an address inside an instruction.
$ lanewise explain D1C10005 04120702 | head -2
v_mad_f32 v5, v2, v3, v4
v_mad_f32 on gfx900: VOP3A, 8 bytes, 0xd1c10005 0x04120702

$ lanewise explain v_add_f32 v0, v1, v2 | head -1
v_add_f32_e32 v0, v1, v2

$ printf 'v_mad_f32 v5, v2, v3, v4\ns_endpgm\n' > mad.s; lanewise as mad.s --target gfx900 -o mad.hsaco; at=$(lanewise dis mad.hsaco | sed -n 's/.*v_mad.*\/\/ 0*\([0-9A-F]*\):.*/\1/p'); lanewise explain mad.hsaco:$(printf '%x' $((0x$at + 4)))
error: mad.hsaco: no instruction begins at 0x1214; the one before it begins at 0x1210
exit 2

# Names as AMD's manuals print them.
$ lanewise explain V_ADD_F32 > capitals; lanewise explain v_add_f32 | cmp - capitals
$ lanewise explain S_ENDPGM | head -1
s_endpgm on gfx900

# What would have no effect is refused.
$ lanewise explain v_add_f32 --html pages
error: --html writes a page for every instruction: not with INSTRUCTION
exit 2
$ lanewise explain --html pages --target gfx900
error: --html writes a page for every instruction: not with --target
exit 2
$ lanewise explain v_add_f32 --parts word --json
error: --parts selects parts of the text: it cannot be combined with --json or --search
{
  "command": "explain",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "--parts selects parts of the text: it cannot be combined with --json or --search"
    }
  ],
  "schema": "lanewise/failure/1"
}
exit 2
$ lanewise explain --search add --parts word
error: --parts selects parts of the text: it cannot be combined with --json or --search
exit 2
$ lanewise explain --search add --wave-size 64
error: --wave-size is for an instruction: not with --search
exit 2
$ lanewise explain --search add --dialect sp3
error: --dialect is for the text of an instruction: not with --search
exit 2
$ lanewise explain --search add -x cl
error: -x is for FILE:ADDRESS
exit 2

# A hazard, also by LLVM's name and in any case. --target says whether it is one there.
$ lanewise explain VcmpxExecWARHazard
VcmpxExecWAR
  an instruction other than VALU reads EXEC, then VALU writes it
  targets     gfx1010–1013
  first       reads EXEC
              not: a vector ALU instruction
  second      a vector ALU instruction
              writes EXEC
  ended by    a vector ALU instruction; writes a scalar register that it names,
              or VCC
              waits until SALU has written SGPRs
  remedy      a VALU instruction that writes an SGPR, or s_waitcnt_depctr
              0xfffe, in between
  if ignored  a wrong result
  lint        error, by this row
  sources     ACO-readme: Mesa: src/amd/compiler/README-ISA.md
              LLVM-haz: LLVM: GCNHazardRecognizer.cpp, AMDGPUWaitSGPRHazards.cpp
$ lanewise explain smemstorethenload --target gfx1010
SMEMStoreThenLoad
  a scalar store, then a scalar load of the same address
  targets     gfx1010–1013
  first       one of s_store_* s_buffer_store_*
  second      one of s_load_* s_buffer_load_*
  remedy      s_waitcnt lgkmcnt(0) in between; s_nop does not help
  if ignored  a wrong result
  lint        does not look for it: the code does not say whether two addresses
              are equal
  sources     ACO-readme: Mesa: src/amd/compiler/README-ISA.md
$ lanewise explain LdsDirectVALU --json
{
  "check": "by a rule of its own, which needs more than this row",
  "checked": true,
  "distances": [],
  "ends": [],
  "first": [
    "a vector ALU instruction"
  ],
  "ignored": "a wrong result",
  "messages": [],
  "name": "LdsDirectVALU",
  "remedy": "lower wait_vdst of the load, the number of VALU instructions that may be in flight",
  "schema": "lanewise/explain-hazard/1",
  "second": [
    "one of lds_direct_load lds_param_load"
  ],
  "severity": "error",
  "shared": "",
  "sources": [
    {
      "key": "ACO-readme",
      "title": "Mesa: src/amd/compiler/README-ISA.md"
    },
    {
      "key": "RDNA3-ISA-5",
      "title": "AMD: RDNA3 Instruction Set Architecture, sections 3.1, 5.6, 5.7, 11.1.1 and 12.2.1.2"
    },
    {
      "key": "LLVM-haz",
      "title": "LLVM: GCNHazardRecognizer.cpp, AMDGPUWaitSGPRHazards.cpp"
    }
  ],
  "targets": [
    "gfx1100",
    "gfx1101",
    "gfx1102",
    "gfx1103",
    "gfx1150",
    "gfx1151",
    "gfx1152",
    "gfx1153",
    "gfx1200",
    "gfx1201"
  ],
  "text": "lds_direct_load or lds_param_load writes a VGPR that a recent VALU instruction uses",
  "through": ""
}
$ lanewise explain VALUTransUse | head -12
VALUTransUse
  a transcendental instruction writes a VGPR, then VALU reads it too early
  targets     gfx1100–1103
  first       writes a VGPR
              one of v_exp_* v_log_* v_rcp_* v_rsq_* v_sqrt_* v_sin_* v_cos_*
  second      a vector ALU instruction
  shared      a VGPR that the first writes and the second reads
  required    6 instructions, each a vector ALU instruction
              2 instructions, each one of v_exp_* v_log_* v_rcp_* v_rsq_*
              v_sqrt_* v_sin_* v_cos_*
  ended by    MUBUF, MTBUF, MIMG, FLAT, GLOBAL or SCRATCH
              an LDS or GDS instruction

# Another finding of lint.
$ lanewise explain MissingWait
MissingWait
  an instruction uses a register, and an earlier operation on it may still be
  outstanding
  lint        error
$ lanewise explain deadresult --target gfx1030 --json
{
  "kind": "suspicious",
  "messages": [],
  "name": "DeadResult",
  "schema": "lanewise/explain-finding/1",
  "severity": "note",
  "text": "no instruction uses the result"
}
$ lanewise explain NeedlessNop --parts word
error: --parts is for an instruction: not with the name of a finding
exit 2
$ lanewise explain NeedlessNop --wave-size 32
error: --wave-size is for an instruction: not with the name of a finding
exit 2
$ lanewise explain NeedlessNop --dialect clrx
error: --dialect clrx: names of findings are in no dialect of assembly
exit 2
$ lanewise explain MissingWaits
1:1: error: unknown instruction 'MissingWaits'
MissingWaits
^
exit 2

$ lanewise explain VcmpxExecWAR --target gfx900
error: VcmpxExecWAR is not a hazard of gfx900; it exists on gfx1010–1013
exit 2
$ lanewise explain VcmpxExecWAR --parts hazards
error: --parts is for an instruction: not with the name of a hazard
exit 2
$ lanewise explain VcmpxExecWAR --dialect clrx
error: --dialect clrx: names of hazards are in no dialect of assembly
exit 2
$ lanewise explain VcmpxExecWAR --wave-size 32
error: --wave-size is for an instruction: not with the name of a hazard
exit 2
$ lanewise explain VcmpxExecWAR -x cl
error: -x is for FILE:ADDRESS
exit 2
