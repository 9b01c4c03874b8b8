"""Shaders that read what their waves are given in ways chosen at random: sets, bindings, push constants, ids, counts."""
import json
import random

GROUPS = (3, 2, 2)
LOCAL = (32, 2, 1)


def write(folder, seed):
    """shader.comp and launch.json of one shader."""
    pick = random.Random(seed)
    sets = sorted(pick.sample(range(9), pick.randint(1, 5)))
    declared, terms, bind = [], [], {}
    for number in sets:
        for binding in sorted(pick.sample(range(6), pick.randint(1, 3))):
            name = f"b{number}_{binding}"
            place = f"set = {number}, binding = {binding}"
            if pick.random() < 0.3:
                declared.append(f"layout(std140, {place}) uniform U{name} {{ uvec4 {name}[4]; }};")
                term = f"{name}[{pick.choice(('i & 3', '2', 'group & 3'))}].{pick.choice('xyzw')}"
                bind[f"{number}.{binding}"] = f"u32[16]=rand:{pick.randrange(1000)}"
            else:
                declared.append(f"layout(std430, {place}) readonly buffer B{name} {{ uint {name}[]; }};")
                term = f"{name}[{pick.choice(('i', '7', 'group', 'i ^ group'))}]"
                bind[f"{number}.{binding}"] = f"u32[1024]=rand:{pick.randrange(1000)}"
            terms.append(term if pick.random() < 0.8 else f"(choice == 1u ? {term} : 5u)")
    words = pick.choice((0, 0, 1, 3, 8, 12, 30))
    if words:
        declared.append(f"layout(push_constant) uniform Push {{ uint p[{words}]; }};")
        places = [str(pick.randrange(words)) for _ in range(pick.randint(1, 10))]
        if pick.random() < 0.3:
            places.append(f"group % {words}")
        terms += [f"p[{place}]" for place in places]
    for built_in in ("gl_WorkGroupID", "gl_NumWorkGroups", "gl_LocalInvocationID"):
        terms += [f"{built_in}.{axis} * {pick.randrange(1, 99)}u" for axis in "xyz" if pick.random() < 0.4]
    if pick.random() < 0.4:
        terms.append("gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID")
    if pick.random() < 0.4:
        terms.append("gl_LocalInvocationIndex")
    pick.shuffle(terms)
    (folder / "shader.comp").write_text("\n".join((
        "#version 450", "#extension GL_KHR_shader_subgroup_basic : require",
        "layout(local_size_x = {}, local_size_y = {}, local_size_z = {}) in;".format(*LOCAL),
        "layout(constant_id = 0) const uint choice = 0;", *declared,
        f"layout(std430, set = {sets[-1]}, binding = 9) buffer Out {{ uint result[]; }};",
        "void main() {",
        "  uint group = gl_WorkGroupID.x + {0}u * (gl_WorkGroupID.y + {1}u * gl_WorkGroupID.z);".format(*GROUPS),
        "  uint i = gl_LocalInvocationIndex + group * 64u, sum = i;",
        *(f"  sum = sum * 31u + {term};" for term in terms), "  result[i] = sum;", "}", "")))
    bind[f"{sets[-1]}.9"] = "u32[768]=zeros"
    launch = {"code_object": "shader.comp", "grid": GROUPS, "bind": bind, "specialize": {"0": f"u32:{pick.randrange(2)}"}}
    if words:
        launch["push"] = [f"u32:{pick.randrange(1 << 32)}" for _ in range(words)]
    (folder / "launch.json").write_text(json.dumps(launch))
