#!/usr/bin/env python3
"""What commands print with --json beside docs/schemas, both ways: each document is as its schema says, and each
property of a schema is in some document.

    schemas_test.py --lanewise PROGRAM [--all]

--all: studies, too, whose documents tests/study checks otherwise.
"""
import argparse
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

import captures
import schemas

SOURCE = pathlib.Path(__file__).resolve().parents[2]
LANEWISE, ALL = "", False

SHADER = """#version 450
layout(local_size_x = 64) in;
layout(push_constant) uniform P { uint first; };
layout(binding = 0) buffer B { uint o[]; };
layout(binding = 1, r32ui) uniform uimage2D images[2];
layout(binding = 2) uniform sampler2D s;
void main() { o[first] = imageLoad(images[o[1] & 1], ivec2(0)).x + uint(texture(s, vec2(0)).x); }
"""
WARNS = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\nv_readlane_b32 s0, v0, 1\nv_readlane_b32 s1, v0, s0\nv_readlane_b32 s2, v1, s1\n"
HIP = "#include <hip/hip_runtime.h>\n__global__ void scale(float* x, float f) { x[threadIdx.x] *= f; }\n"
RACING = """#include <hip/hip_runtime.h>
__device__ inline void put(int* p, int v) { *p = v; }
__global__ void racing(int* data) {
  put(data + 5, blockIdx.x);
  atomicAdd(data + 5, 1);
}
__global__ void outside(int* data) { put(data + (1 << 20), 1); }
"""
PRINT = """kernel void print(global int* a) { printf("%d\\n", a[0]); }
kernel void endless(global volatile int* a) { while (a[0] == 0) {} }
"""
BOUND = "#version 450\nlayout(local_size_x = 4) in;\nlayout(binding = 0) buffer B { uint o[]; };\n" \
        "void main() { o[gl_LocalInvocationIndex] = 3; }\n"
LAUNCH = """{"code_object": "examples/saxpy.cl", "target": "gfx900", "grid": [1], "block": [4],
 "buffers": [{"name": "both", "contents": "f32[8]=zeros"}],
 "arguments": [{"buffer": "both"}, {"buffer": "both", "offset_bytes": 16}, "f32:2"],
 "expect": [{"buffer": "both", "file": "eight.bin"}]}
"""
LINES = """kernel void k(global float* a, local float* b) {
  b[get_local_id(0) * 2] = a[get_local_id(0)];
  for (int i = 0; i < 9; ++i) b[get_local_id(0)] += b[2 * i];
  a[get_local_id(0)] = b[get_local_id(0)];
}
"""
# A byte of a register, a branch, padding, a pair of accesses whose lanes meet in a bank, and a register that nothing writes.
SHAPES = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
k:
v_lshlrev_b32 v1, 9, v0
ds_read2_b32 v[2:3], v1 offset0:0 offset1:32
s_waitcnt lgkmcnt(0)
v_and_b32 v4, 0xff, v2
s_cbranch_scc0 over
s_branch done
s_nop 0
over:
v_add_f32 v4, v3, v9
done:
global_store_dword v[0:1], v4, off
s_endpgm
.amdhsa_kernel k
.amdhsa_next_free_vgpr 40
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
"""
LIST = "\tv_nop                    // 000000000100: 7E000000\n"
# Its first workgroups compute, and all others sleep: the part that is simulated again is unlike the whole.
FETCHED = """#version 450
layout(local_size_x = 64) in;
layout(binding = 0) uniform sampler2D texels;
layout(binding = 1) buffer Sums { vec4 sums[]; };
void main() { sums[gl_GlobalInvocationID.x] = texelFetch(texels, ivec2(gl_GlobalInvocationID.xy), 0); }
"""
HALVES = """kernel void halves(global float* out) {
  float x = get_local_id(0);
  if (get_group_id(0) < 1600) {
    for (int i = 0; i < 1000; ++i) x = x * 1.5f + 2.0f;
  } else {
    for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(127);
  }
  out[get_global_id(0)] = x;
}
"""
# More wave instructions than are simulated.
LONG = """kernel void many(global float* out) {
  float x = get_global_id(0);
  for (int i = 0; i < 3000; ++i) x = x * 0.5f + 1.0f;
  out[get_global_id(0)] = x;
}
"""
# A loop with an instruction whose cost nobody has published, and a load.
STATIC = """.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
k:
again:
v_mfma_f32_32x32x2_f32 a[0:15], v0, v1, a[0:15]
global_load_dword v2, v[4:5], off
s_waitcnt vmcnt(0)
v_add_f32 v3, v2, v3
s_sub_u32 s2, s2, 1
s_cmp_lg_u32 s2, 0
s_cbranch_scc1 again
s_endpgm
.amdhsa_kernel k
.amdhsa_next_free_vgpr 24
.amdhsa_next_free_sgpr 8
.amdhsa_accum_offset 8
.end_amdhsa_kernel
"""
# A hazard across a branch, a missing wait, and a jump to nowhere known.
FAULTS = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
k:
v_readfirstlane_b32 s4, v0
s_branch over
s_nop 0
over:
v_readlane_b32 s5, v1, s4
global_load_dword v2, v0, s[0:1]
v_add_f32 v2, v2, v2
global_store_dword v0, v2, s[0:1]
s_setpc_b64 s[6:7]
"""
# A wait state that no hazard needs, with a line of a source.
NOP = """kernel void k(global int* a) {
  __asm volatile("s_nop 4");
  a[get_local_id(0)] = 3;
}
"""
# A hazard across a branch, with lines of a source, in code that can be run.
NEAR = """kernel void k(global int* a) {
  int r;
  __asm volatile("v_readfirstlane_b32 s20, %1\\ns_branch 0\\nv_readlane_b32 s21, %1, s20\\nv_mov_b32 %0, s21"
                 : "=v"(r) : "v"((int)get_local_id(0)) : "s20", "s21");
  a[get_local_id(0)] = r;
}
"""
# A version of examples/saxpy.cl, and reports that were better.
OTHER = "kernel void saxpy(global const float* x, global float* y, float a) { y[get_global_id(0)] += a * x[get_global_id(0)] * x[0]; }\n"
SAVED = {"worse.json": {"schema": "lanewise/live/1", "kernels": [
             {"name": name, "file": "shapes.s", "target": "gfx900", "vgprs": 1, "code": {"code_bytes": 9000},
              "occupancy": [{"device": "vega-64", "waves_per_simd": 9}]} for name in ("k", "gone")]},
         "worse-time.json": {"schema": "lanewise/time/1", "dispatches": [
             {"kernel": name, "file": "saxpy.cl", "target": "gfx900", "device": "vega-64", "complete": True, "workgroups": 1,
              "workgroup_size": 64, "cycles": 1, "occupancy": {"waves_per_simd": 10}} for name in ("saxpy", "gone")]}}
# A kernel that computes something else than is expected, and one that is launched wrongly.
PLAN = """measure = ["info", "live", "lint", "run", "time"]
[axes]
sources = ["examples/saxpy.cl", "bound.comp"]
devices = ["vega-64"]
launches = ["swept.json"]
"""
SWEPT = """{"grid": [1], "block": [4], "arguments": ["f32[4]=iota", "f32[4]=zeros", "f32:2"],
 "expect": [{"argument": 1, "file": "four.bin"}]}
"""
GFX900 = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n"
PROVEN = {"sum.s": "v_add_f32 v0, v1, v2\n", "swapped.s": "v_add_f32 v0, v2, v1\n",
          "fused.s": "v_fma_f32 v0, v1, v2, v3\n", "rounded.s": "v_mul_f32 v0, v1, v2\nv_add_f32 v0, v0, v3\n",
          "product.s": "v_mul_lo_u32 v0, v1, v2\nv_mul_lo_u32 v0, v0, v3\n",
          "near.s": "v_mov_b32 v0, 0\ns_nop 1\nv_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\n",
          "far.s": "v_mov_b32 v0, 0\ns_nop 1\nv_mov_b32_dpp v0, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf\n"}
RULE = """rule NAME
  says    one
  idea    another
  targets gfx900
LINES
"""
RULES = {"fused.rule": RULE.replace("NAME", "fused").replace("LINES", "  assume  no-denormals32\n  vgpr    d t a b c\n  from\n    v_mul_f32 t, a, b\n    v_add_f32 d, t, c\n  to\n    v_mad_f32 d, a, b, c\n  dead    t"),
         # Wrong in the other lane; the solver does not decide; no target has it.
         "across.rule": RULE.replace("NAME", "across").replace("LINES", "  vgpr    d a\n  from\n    v_mov_b32_dpp d, a quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1\n  to\n    v_mov_b32_dpp d, a quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1"),
         "unknown.rule": RULE.replace("NAME", "product").replace("LINES", "  vgpr    d t a b c\n  from\n    v_mul_lo_u32 t, a, b\n    v_mul_lo_u32 d, t, c\n  to\n    v_mul_lo_u32 t, b, c\n    v_mul_lo_u32 d, t, a\n  dead    t")
                         + RULE.replace("NAME", "nowhere").replace("LINES", "  vgpr    d a b c\n  from\n    v_add_u32 d, a, b\n  to\n    v_add_nc_u32 d, a, b")
                         .replace("targets gfx900", "targets gfx9 gfx10")}
CODE = {"close_move.s": "k:\nv_readfirstlane_b32 s4, v1\nv_mov_b32 v9, 0\ns_nop 2\nv_readlane_b32 s5, v2, s4\n"
                        "v_mov_b32 v1, s5\nglobal_store_dword v[2:3], v1, off\ns_endpgm\n",
        "shifted.s": "k:\nv_lshlrev_b32 v1, 2, v0\nv_add_u32 v1, v1, v2\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n",
        "fused.s": "k:\nv_mul_f32 v1, v2, v3\nv_add_f32 v1, v1, v0\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n",
        "left.s": "k:\nv_nop\n.long 0xffffffff\ns_endpgm\n"}
FILES = {**RULES, **{name: GFX900 + text for name, text in CODE.items()}, **{name: GFX900 + text for name, text in PROVEN.items()},
         "lines.cl": LINES, "shapes.s": SHAPES, "faults.s": FAULTS, "data.s": GFX900 + "k:\nv_nop\n.long 0xffffffff\ns_endpgm\n", "nop.cl": NOP, "near.cl": NEAR, "halves.cl": HALVES, "fetched.comp": FETCHED, "long.cl": LONG,
         "shader.comp": SHADER, "racing.hip": RACING, "print.cl": PRINT, "bound.comp": BOUND, "launch.json": LAUNCH,
         "four.bin": "\0" * 16, "list.txt": LIST, "eight.bin": "\0" * 32,
         "other.cl": OTHER, "two.s": (SOURCE / "tests/cli/files/two_kernels.s").read_text(), **{name: json.dumps(report) for name, report in SAVED.items()},
         "plan.toml": PLAN, "swept.json": SWEPT, "static.s": STATIC, "nop.s": "v_nop\ns_endpgm\n", "warns.s": WARNS, "wrong.s": "v_mov_b32 s0, v1\n", "scale.hip": HIP,
         "hint.s": ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\nk:\nv_mov_b32 v9, 0\ns_endpgm\n.amdhsa_kernel k\n"
                   ".amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel\n"}
COMMANDS = """
help as
completion zsh
completion zsh -- lanewise dis

as examples/high_add.s -o out.hsaco
as warns.s -o out.hsaco
as wrong.s -o out.hsaco --target gfx900
as hint.s -o out.hsaco
as faults.s -o out.hsaco --lint
as nosuch.s -o out.hsaco
compile examples/saxpy.cl --target gfx900 -o out.hsaco
compile shader.comp --target gfx1030 -o out.hsaco
info shader.comp --target gfx1030
info scale.hip --target gfx900
info fat.bundle
info nosuch
dis examples/high_add.s
dis words.bin --raw --target gfx900
dis fat.bundle --target gfx906
dis nosuch
devices
devices vega-64
devices gfx1030
devices nosuch
explain v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1 --target gfx803
explain v_mov_b32_dpp v0, v1 row_shr:3
explain s_waitcnt vmcnt(3) lgkmcnt(0)
explain v_add_f32_e64 v0, v1, v2
explain v_mul_f32
explain list.txt:100 --target gfx900
explain VcmpxExecWARHazard
explain VcmpxExecWAR --target gfx900
explain MissingWait
explain v_nosuch_f32
explain nosuch.hsaco:100
explain v_add_f32 --parts word
explain --search popcount
explain --search dst_unused --target gfx900
explain --search add --target gfx7
run examples/saxpy.cl --target gfx900 --grid 1 --block 4 f32[4]=iota f32[4]=zeros f32:2 --print 1:2:1 --expect 1=@four.bin
run racing.hip --target gfx900 --kernel racing --grid 2 --block 64 i32[8]=zeros --check --count --profile --buffers -- -g
run racing.hip --target gfx900 --kernel outside --grid 1 --block 1 i32[8]=zeros -- -g
run print.cl --target gfx900 --kernel print --grid 1 --block 1 i32[1]=zeros
run print.hsaco --kernel endless --grid 1 --block 1 i32[1]=zeros --timeout 1
run bound.comp --target gfx1030 --grid 1 --bind 0.0=u32[4]=zeros --expect 0.0=@four.bin
run --launch launch.json
run nosuch
time examples/sum.cl --device vega-64 --device navi21-6900xt --grid 48 --block 256 u32[12288]=iota u32[48]=zeros lds:1024 --sensitivity -- -g
time halves.cl --device vega-64 --grid 2400 --block 256 f32[614400]=zeros
time long.cl --device vega-64 --grid 8192 --block 256 f32[2097152]=zeros
time examples/saxpy.cl other.cl --device vega-64 --grid 1 --block 64 f32[64]=iota f32[64]=zeros f32:2 --baseline worse-time.json
time fetched.comp --device navi10-5700xt --grid 1,8 --bind 0.0=image2d[64x8,rgba8,layout:optimal]=iota --bind 0.0=sampler:nearest,repeat --bind 0.1=f32[256]=zeros
time near.cl --device vega-64 --grid 1 --block 64 i32[64]=zeros
time lines.cl --target gfx1030 --static -- -g
time static.s --static --device gfx942 --device gfx942
time static.s --static --lines 4
time nosuch
time examples/saxpy.cl --device nosuch --grid 1 --block 1
run examples/saxpy.cl --grid 0 --block 1
prove nosuch
sweep plan.toml --list
sweep plan.toml -o swept
sweep plan.toml -o swept --shard 0/2
sweep plan.toml -o again --cell FIRST
sweep nosuch --list
study nosuch
hip nosuch
live lines.cl --target gfx1030 -- -g
live scale.hip --target gfx900 --summary
live shapes.s
live near.cl --target gfx900 -- -g
live shapes.s examples/high_add.s --target gfx900
live two.s shapes.s
live shapes.s --baseline worse.json
live examples/high_add.s nosuch
lint faults.s
lint data.s
lint nop.cl --target gfx900 -- -g
lint faults.s nosuch
suggest shifted.s --rules add_with_shift.rule --only add_with_shift
suggest fused.s warns.s left.s --rules fused.rule --only fused --only dead_result --assume no-denormals32
suggest close_move.s --only dead_result
suggest shifted.s --rules swapped.rule --only lshl_add_swapped
suggest nop.cl --target gfx900 --only needless_nop -- -g
suggest shifted.s nosuch
rewrite shifted.s -o better.s
as random_launches.s -o launches.hsaco
rewrite launches.hsaco -o better.hsaco --only dead_result --verify 3
rewrite next.s -o better.s --only dead_result --verify 3
rewrite nosuch -o better.s
prove --rules=add_with_shift.rule
prove --rules=swapped.rule
prove --rules=across.rule
prove --rules=fused.rule
prove --rules=unknown.rule --target gfx900
prove --rules=errors.rule
prove --rules=nosuch.rule
prove warns.s warns.s --live-out s2
prove sum.s swapped.s --live-out v0 --nan-payload ignore
prove near.s far.s --live-out v0
prove near.s far.s --live-out v0 --assume ieee --assume v1==0,v2<7
prove fused.s rounded.s --live-out v0 --inputs 0 --timeout 0.5
prove near.s --claim v0=0
prove sum.s --claim v0=fadd32(v2,v1) --claim v0=v1 --nan-payload ignore
prove near.s --claim v0=0 --claim v0=v0 --assume v1<7
prove product.s --claim v3=v3 --claim v0=v1*(v2*v3) --timeout 0.5
prove sum.s nosuch --live-out v0
"""


def bundle(objects):
    """An offload bundle (clang's ClangOffloadBundler) of objects by target."""
    entries = {f"hipv4-amdgcn-amd-amdhsa--{target}".encode(): data for target, data in objects.items()}
    at = 32 + sum(24 + len(name) for name in entries)
    head, body = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(entries)), b""
    for name, data in entries.items():
        head += struct.pack("<QQQ", at + len(body), len(data), len(name)) + name
        body += data
    return head + body


STUDIES = """
study fp16
study rdna --case halves
study spd --case levels
study sdwa
study timing --captures captures --case CB-16
study timing --case LDS-12 --ranges
study timing
"""
# Of cases that no one has now: one that cannot be timed, and one that is off by more than a factor of 2.
ABSENT = {"study-timing": {".cases.problem", ".cases.reason", ".cases.fitted_numbers"}}


class Schemas(unittest.TestCase):
    def test_documents(self):
        all_schemas = schemas.read_all()
        wanted = {name: set(schemas.properties(schema)) for name, schema in all_schemas.items()
                  if ALL or not name.startswith("study-")}
        with tempfile.TemporaryDirectory() as folder:
            at = pathlib.Path(folder)
            for name, text in FILES.items():
                (at / name).write_text(text)
            # Compiled before: the time is the kernel's.
            self.run_command(at, ["compile", "print.cl", "--target", "gfx900", "-o", "print.hsaco", "--", "-w"])
            for name in ("add_with_shift.rule", "swapped.rule", "errors.rule", "random_launches.s"):
                (at / name).write_text((SOURCE / "tests/cli/files" / name).read_text())
            # Another target, which cannot be run.
            (at / "next.s").write_text((at / "random_launches.s").read_text().replace("gfx900", "gfx1100")
                                       .replace("v_add_u32", "v_add_nc_u32").replace("size: 64", "size: 32"))
            (at / "words.bin").write_bytes(b"\xff" * 4)
            (at / "examples").symlink_to(SOURCE / "examples")
            for target in ("gfx900", "gfx906"):
                self.run_command(at, ["as", "nop.s", "-o", f"{target}.hsaco", "--target", target])
            (at / "fat.bundle").write_bytes(bundle({target: (at / f"{target}.hsaco").read_bytes()
                                                    for target in ("gfx900", "gfx906")}))
            captures.write(at / "captures")
            for line in COMMANDS.strip().splitlines() + (STUDIES.strip().splitlines() if ALL else []):
                with self.subTest(line):
                    if "FIRST" in line:
                        line = line.replace("FIRST", self.run_command(at, [*line.split()[:2], "--list"]).split()[0])
                    document = json.loads(self.run_command(at, [*line.split()[:1], "--json", *line.split()[1:]]))
                    name = schemas.schema_of(document, all_schemas)
                    wanted[name] -= set(schemas.seen(all_schemas[name], document, all_schemas[name]))
            for path in (at / "swept/cells").iterdir():
                document = json.loads(path.read_text())
                wanted[schemas.schema_of(document, all_schemas)] -= set(
                    schemas.seen(all_schemas["sweep-cell"], document, all_schemas["sweep-cell"]))
        # Each schema repeats what a message is; one of them has to show all of it.
        common = [{key for key in keys if key.startswith("#message")} for keys in wanted.values()]
        self.assertEqual(set.intersection(*common), set(), "of messages, in no document")
        for name, keys in wanted.items():
            self.assertEqual({key for key in keys if not key.startswith("#message")} - ABSENT.get(name, set()), set(),
                             f"{name}: in no document")

    @staticmethod
    def run_command(folder, words):
        done = subprocess.run([LANEWISE, *words], cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode in (0, 1, 2, 3, 4), f"{words}: {done.returncode}\n{done.stderr}"
        return done.stdout


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    LANEWISE, ALL = arguments.lanewise, arguments.all
    unittest.main(argv=sys.argv[:1])
