# What the emulated program does wrong: exit 3, who did what and where; what was written until then is kept.

$ for k in store_out endless store_to_code illegal divergent_barrier misaligned_atomic trapped exporting unknown_register; do lanewise as $k.s -o $k.hsaco; done

# Out of bounds.
$ lanewise run store_out.hsaco --grid 1 --block 128 'u32[100]=fill:7' --out 0=out.bin; code=$?; od -An -tu4 -N16 out.bin; exit $code
fault: memory_fault: global store of 4 bytes at 0x100000035190, just past the end of argument 0 'data' (u32[100])
  in kernel store_out, workgroup (0, 0, 0), wave 1, lane 36, pc 0x10000000152c: flat_store_dword v[2:3], v0
          0          1          2          3
exit 3

$ lanewise run store_out.hsaco --grid 1 --block 128 'u32[100]=zeros' --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(j["outcome"], sorted(j)); f = j["fault"]; print(sorted(f)); print(f["access"], f["size_bytes"], f["relation"], f["kernel"], f["workgroup"], f["wave"], f["lane"], f["instruction"])' 2>&1 | tail -3
fault: memory_fault: global store of 4 bytes at 0x100000035190, just past the end of argument 0 'data' (u32[100])
  in kernel store_out, workgroup (0, 0, 0), wave 1, lane 36, pc 0x10000000152c: flat_store_dword v[2:3], v0
memory_fault ['fault', 'messages', 'outcome', 'schema', 'wave_instructions']
['access', 'address', 'instruction', 'kernel', 'lane', 'message', 'pc', 'relation', 'size_bytes', 'source', 'wave', 'workgroup']
store 4 just past the end of argument 0 'data' (u32[100]) store_out [0, 0, 0] 1 36 flat_store_dword v[2:3], v0

# Code is read-only.
$ lanewise run store_to_code.hsaco --grid 1 --block 64 'u32[64]=zeros'
fault: memory_fault: global store of 4 bytes at 0x100000001530, the code object's code is read-only (offset 48)
  in kernel store_to_code, workgroup (0, 0, 0), wave 0, lane 0, pc 0x100000001538: flat_store_dword v[4:5], v0
exit 3

$ lanewise compile read_only.cl --target gfx900 -o read_only.hsaco && lanewise run read_only.hsaco --grid 1 --block 1 'i32[1]=zeros' i32:2
fault: memory_fault: global store of 4 bytes at 0x100000000808, the code object's constant data is read-only (offset 2056)
  in kernel write_constant, workgroup (0, 0, 0), wave 0, lane 0, pc 0x100000001948: global_store_dword v2, v1, s[4:5]
exit 3

# Words that are no instruction.
$ lanewise run illegal.hsaco --grid 1 --block 64 'u32[64]=zeros' --print 0:4
fault: illegal_instruction
  in kernel illegal, workgroup (0, 0, 0), wave 0, pc 0x100000001534: .long 0xffffffff
0: 0 1 2 3 …
exit 3

# No end.
$ lanewise run endless.hsaco --grid 1 --block 64 'u32[64]=zeros' --max-instructions 10000 --out 0=out.npy --print 0:4
fault: limit_reached: more than 10000 instructions
  in kernel endless, workgroup (0, 0, 0), wave 0, pc 0x100000001534: s_branch 65535
0: 0 1 2 3 …
exit 3

$ tail -c 8 out.npy | od -An -tu4
         62         63

# The limit counts all workgroups: no barrier is at fault.
$ for n in 100 1000 50000; do lanewise run examples/sum.cl --target gfx900 --block 256 --grid 300 'u32[76800]=iota' 'u32[300]=zeros' lds:1024 --max-instructions $n 2>&1 | head -1; done
fault: limit_reached: more than 100 instructions
fault: limit_reached: more than 1000 instructions
fault: limit_reached: more than 50000 instructions

# A barrier that another wave never reaches.
$ lanewise run divergent_barrier.hsaco --grid 1 --block 128 'u32[128]=zeros' --max-instructions 100000
fault: barrier_never_completes: 1 of 2 waves wait at a barrier while this one runs on (more than 100000 instructions)
  in kernel divergent_barrier, workgroup (0, 0, 0), wave 0, pc 0x100000001534: flat_load_dword v4, v[2:3]
exit 3

# Atomics must be aligned.
$ lanewise run misaligned_atomic.hsaco --grid 1 --block 64 'u32[65]=zeros'
fault: misaligned_access: global atomic of 4 bytes at 0x100000035002, not a multiple of 4
  in kernel misaligned_atomic, workgroup (0, 0, 0), wave 0, lane 0, pc 0x100000001530: flat_atomic_add v[2:3], v0
exit 3

# Traps.
$ lanewise run trapped.hsaco --grid 1 --block 64 'u32[64]=zeros'
fault: trap: trap 2
  in kernel trapped, workgroup (0, 0, 0), wave 0, pc 0x10000000152c: s_trap 2
exit 3

# Not modelled: exit 4.
$ lanewise run exporting.hsaco --grid 1 --block 64 'u32[64]=zeros'
not modelled: exports are not modelled
  in kernel exporting, workgroup (0, 0, 0), wave 0, pc 0x10000000152c: exp mrt0 v0, v0, v0, v0 done
exit 4

$ lanewise run unknown_register.hsaco --grid 1 --block 64 'u32[64]=zeros'
not modelled: writing hardware register 20
  in kernel unknown_register, workgroup (0, 0, 0), wave 0, pc 0x10000000152c: s_setreg_b32 hwreg(20), s0
exit 4

# Private memory: inside, and far outside of it.
$ for t in gfx803 gfx900; do lanewise compile scratch.cl --target $t -o scratch-$t.hsaco && lanewise run scratch-$t.hsaco --grid 1 --block 64 'i32[64]=zeros' i32:3 --print 0:2; done
0: 7 7 …
0: 7 7 …

$ lanewise run scratch-gfx900.hsaco --grid 1 --block 64 'i32[64]=zeros' i32:1000
fault: memory_fault: private store of 4 bytes at {{0x[0-9a-f]+}}, {{[0-9]+}} bytes past the end of the wave's private memory
  in kernel stack, workgroup (0, 0, 0), wave 0, lane 0, pc {{0x[0-9a-f]+}}: buffer_store_dword {{.*}}
exit 3

$ lanewise run scratch-gfx803.hsaco --grid 1 --block 64 'i32[64]=zeros' i32:1000
fault: memory_fault: private store of 4 bytes at {{0x[0-9a-f]+}}, {{[0-9]+}} bytes past the end of the wave's private memory
  in kernel stack, workgroup (0, 0, 0), wave 0, lane 0, pc {{0x[0-9a-f]+}}: buffer_store_dword {{.*}}
exit 3

# Registers that the kernel descriptor does not grant.
$ lanewise as excess_registers.s -o excess.hsaco --allow-excess-registers && lanewise run excess.hsaco --grid 1 --block 64
fault: register_out_of_range: v9, and the kernel descriptor grants 4 VGPRs
  in kernel excess_registers, workgroup (0, 0, 0), wave 0, pc 0x100000001304: v_mov_b32_e32 v9, v0
exit 3

$ lanewise run excess.hsaco --grid 1 --block 64 --check --json 2> /dev/null | grep -A3 '"check"\|"outcome"'
      "check": "registers",
      "count": 1,
      "message": "the instruction names v9, and the kernel descriptor grants 4 VGPRs; the dispatch stops here",
      "places": 1,
--
  "outcome": "register_out_of_range",
  "schema": "lanewise/run/1",
  "wave_instructions": 1
}

# A workgroup that the kernel was not compiled for.
$ printf '__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void fixed(__global int* p) { p[get_local_id(0)] = 1; }\n' > fixed.cl; lanewise compile fixed.cl --target gfx900 -o fixed.hsaco && lanewise run fixed.hsaco --grid 1 --block 128 'i32[128]=zeros'
error: --block 128,1,1: kernel 'fixed' is compiled for workgroups of 64,1,1 alone (reqd_work_group_size)
exit 2

$ lanewise run fixed.hsaco --grid 1 'i32[64]=zeros' --print 0:4
0: 1 1 1 1 …

$ lanewise run fixed.hsaco --grid 1 --block 8,8 'i32[64]=zeros'
error: --block 8,8,1: kernel 'fixed' is compiled for workgroups of 64,1,1 alone (reqd_work_group_size)
exit 2
