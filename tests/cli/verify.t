# Old and new code on random launches.

# The options.
$ lanewise as random_launches.s -o k.hsaco; lanewise rewrite k.hsaco -o new.hsaco --verify 0
error: --verify 0: expected 1 to 1000000
exit 2

$ lanewise rewrite k.hsaco -o new.hsaco --verify many
error: --verify many: expected 1 to 1000000
exit 2

$ lanewise rewrite k.hsaco -o new.hsaco --seed 3
error: --seed needs --verify
exit 2

$ lanewise rewrite k.hsaco -o new.hsaco --verify 3 --seed -1
error: --seed -1: expected 0 to 18446744073709551615
exit 2

# A kernel that can be launched.
$ lanewise rewrite k.hsaco -o new.hsaco --only dead_result --kernel sum --verify 20; lanewise dis new.hsaco --kernel sum --plain | grep 'v_mov_b32_e32 v7'
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
k.hsaco (gfx900): 41 instructions become 40 (-2.44 %), 220 bytes become 216 (-1.82 %)
verified: 1 of 1 changed kernel, 20 launches compared (seed 1), 0 with differences
exit 1

$ lanewise rewrite k.hsaco -o new.hsaco --only dead_result --kernel sum --verify 2 --seed 9 --json | sed -n '/"verification"/,$p'
  "verification": {
    "kernels": [
      {
        "compared": 2,
        "differences": [],
        "file": "k.hsaco",
        "is_not_modelled": false,
        "kernel": "sum",
        "target": "gfx900",
        "unusable": []
      }
    ],
    "launches": 2,
    "seed": 9,
    "without_kernel": []
  }
}

# Assembly is assembled before and after.
$ lanewise rewrite random_launches.s -o new.s --only dead_result --kernel sum --verify 20; grep -c 'v_mov_b32 v7' new.s
note: random_launches.s: macros, repetitions and included files make 16 of the instructions; these are not replaced
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
random_launches.s (gfx900): 41 instructions become 40 (-2.44 %), 220 bytes become 216 (-1.82 %)
verified: 1 of 1 changed kernel, 20 launches compared (seed 1), 0 with differences
3

# The old code must run to its end. The new file is written: its code is proved.
$ lanewise rewrite k.hsaco -o new.hsaco --only dead_result --kernel chain --verify 5; ls new.hsaco
warning: k.hsaco: not verified: chain (gfx900): no launch can be compared (memory_fault in 20)
error: new.hsaco is not written: no launch of a changed kernel can be compared; without --verify, it is written
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
k.hsaco (gfx900): 41 instructions become 40 (-2.44 %), 220 bytes become 216 (-1.82 %)
verified: 0 of 1 changed kernel, 0 launches compared (seed 1), 0 with differences
not compared: 20 launches: memory fault in 20
new.hsaco

# An address of its own code is another one in the new code. Nothing is written.
$ rm -f new.hsaco; lanewise rewrite k.hsaco -o new.hsaco --only dead_result --verify 2
warning: k.hsaco: not verified: chain (gfx900): no launch can be compared (memory_fault in 8)
error: new.hsaco is not written: old and new code differ
rule                         applications  instructions saved  bytes saved
dead_result                             6                   6           24
k.hsaco (gfx900): 41 instructions become 35 (-14.63 %), 220 bytes become 196 (-10.91 %)
verified: 3 of 4 changed kernels, 6 launches compared (seed 1), 4 with differences
not compared: 8 launches: memory fault in 8
differs: place (gfx900), seed 1: byte 0 of argument 0 'out' (u32[16384]) is 0x30, with the old code 0x38
  lanewise run k.hsaco --kernel place --grid 1,1,1 --block 32,1,1 'u32[16384]=rand:75711724' u32:53  # 8192 bytes of dynamic LDS
differs: trap (gfx900), seed 1: the new code stops: trap: trap 2
  in kernel trap, workgroup (0, 0, 0), wave 0, pc 0x100000001e30: s_trap 2
  lanewise run k.hsaco --kernel trap --grid 1,1,1 --block 32,1,1 'u32[16384]=rand:75711724' u32:53  # 8192 bytes of dynamic LDS
exit 1

$ ls new.hsaco
ls: cannot access 'new.hsaco': No such file or directory
exit 2

$ lanewise rewrite k.hsaco -o new.hsaco --only dead_result --kernel place --verify 1 --seed 7 --json | sed -n '/"kernels"/,/"unusable"/p'
error: new.hsaco is not written: old and new code differ
    "kernels": [
      {
        "compared": 1,
        "differences": [
          {
            "byte": {
              "after": 48,
              "before": 56,
              "buffer": "argument 0 'out' (f32[262144])",
              "offset_bytes": 0
            },
            "launch": {
              "arguments": [
                "f32[262144]=rand:1389697642",
                "bytes:001af03e"
              ],
              "block": [
                64,
                1,
                1
              ],
              "dynamic_lds_bytes": 0,
              "grid": [
                3,
                1,
                1
              ],
              "seed": 7
            }
          }
        ],
        "file": "k.hsaco",
        "is_not_modelled": false,
        "kernel": "place",
        "target": "gfx900",
        "unusable": []

# The new code stops.
$ lanewise rewrite k.hsaco -o new.hsaco --only dead_result --kernel trap --verify 2
error: new.hsaco is not written: old and new code differ
rule                         applications  instructions saved  bytes saved
dead_result                             2                   2            8
k.hsaco (gfx900): 41 instructions become 39 (-4.88 %), 220 bytes become 212 (-3.64 %)
verified: 1 of 1 changed kernel, 2 launches compared (seed 1), 2 with differences
differs: trap (gfx900), seed 1: the new code stops: trap: trap 2
  in kernel trap, workgroup (0, 0, 0), wave 0, pc 0x100000001e30: s_trap 2
  lanewise run k.hsaco --kernel trap --grid 1,1,1 --block 32,1,1 'u32[16384]=rand:75711724' u32:53  # 8192 bytes of dynamic LDS
exit 1

# The launch again.
$ lanewise rewrite k.hsaco -o new.hsaco --only dead_result --kernel place --verify 2 | tail -2
error: new.hsaco is not written: old and new code differ
differs: place (gfx900), seed 1: byte 0 of argument 0 'out' (u32[16384]) is 0x30, with the old code 0x38
  lanewise run k.hsaco --kernel place --grid 1,1,1 --block 32,1,1 'u32[16384]=rand:75711724' u32:53  # 8192 bytes of dynamic LDS

# Code for a target that cannot be run.
$ sed -e s/gfx900/gfx1100/ -e s/v_add_u32/v_add_nc_u32/ -e 's/wavefront_size: 64/wavefront_size: 32/' random_launches.s > next.s; lanewise rewrite next.s -o new.s --only dead_result --kernel sum --verify 5
note: next.s: macros, repetitions and included files make 20 of the instructions; these are not replaced
warning: next.s: not verified: sum (gfx1100): running kernels for gfx1100 is not modelled
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
next.s (gfx1100): 41 instructions become 40 (-2.44 %), 220 bytes become 216 (-1.82 %)
verified: 0 of 1 changed kernel, 0 launches compared (seed 1), 0 with differences
exit 4

# No kernel changes, and code without kernels.
$ lanewise rewrite k.hsaco -o new.hsaco --only needless_nop --verify 5
k.hsaco (gfx900): 41 instructions become 41 (no change), 220 bytes become 220 (no change)
verified: nothing, because no kernel changes

$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '.type f,@function' 'f:' 'v_mov_b32 v9, 0' 'global_store_dword v[4:5], v1, off' 's_endpgm' '.size f, .-f' > f.s; lanewise rewrite f.s -o new.s --only dead_result --verify 5
warning: f.s: not verified: code that belongs to no kernel (gfx900)
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
f.s (gfx900): 3 instructions become 2 (-33.33 %), 16 bytes become 12 (-25.00 %)
verified: nothing, because no kernel changes

# The arguments are not known.
$ sed '/amdgpu_metadata/,/end_amdgpu_metadata/d' random_launches.s > bare.s; lanewise rewrite bare.s -o new.s --only dead_result --kernel sum --verify 5
note: bare.s: macros, repetitions and included files make 16 of the instructions; these are not replaced
warning: bare.s: not verified: sum (gfx900): the file does not say what its arguments are
error: new.s is not written: no launch of a changed kernel can be compared; without --verify, it is written
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
bare.s (gfx900): 41 instructions become 40 (-2.44 %), 220 bytes become 216 (-1.82 %)
verified: 0 of 1 changed kernel, 0 launches compared (seed 1), 0 with differences
exit 1

# A HIP program with code for two targets.
$ printf '%s\n' '#include <hip/hip_runtime.h>' 'extern "C" __global__ void k(float* p, float a) { asm volatile("s_nop 4"); p[blockIdx.x * blockDim.x + threadIdx.x] *= a; }' > one.hip; hipcc --genco --offload-arch=gfx900 --offload-arch=gfx1030 one.hip -o two.hsaco; for t in gfx900 gfx1030; do lanewise rewrite two.hsaco -o better.hsaco --only needless_nop --target $t --verify 10; done
rule                         applications  instructions saved  bytes saved
needless_nop                            1                   1            4
two.hsaco (gfx900): 22 instructions become 21 (-4.55 %), 120 bytes become 116 (-3.33 %)
verified: 1 of 1 changed kernel, 10 launches compared (seed 1), 0 with differences
rule                         applications  instructions saved  bytes saved
needless_nop                            1                   1            4
two.hsaco (gfx1030): 22 instructions become 21 (-4.55 %), 128 bytes become 124 (-3.12 %)
verified: 1 of 1 changed kernel, 10 launches compared (seed 1), 0 with differences
