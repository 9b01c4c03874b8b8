"""Shaders that read push constants of every number and shape, beside other things that take SGPRs."""
import json
import random

FORMS = ("words", "holes", "placed_at_run_time", "narrow", "wide")
MOST_DWORDS = 32
GROUPS = (3, 2, 2)
LOCAL = (8, 2, 1)
LAST = "choice == 1u ? {0} : 5u"


def members(pick, form, dwords):
    """Members of the block as (type, name, offset or None, reads), which take `dwords` dwords in all."""
    if form == "placed_at_run_time":
        return [("uint", f"p[{dwords}]", None, [f"p[group % {dwords}u]"] + [f"p[{i}]" for i in range(dwords) if pick.random() < 0.6])]
    result, at = [], 0
    while at < dwords * 4:
        name = f"m{at}"
        left = dwords * 4 - at
        shapes = {"words": [("uint", 4, "{0}")],
                  "holes": [("uint", 4, "{0}"), ("float", 4, "floatBitsToUint({0})"), ("uvec2", 8, "{0}.y"), ("uvec4", 16, "{0}.z + {0}.x")],
                  "narrow": [("uint16_t", 2, "uint({0})"), ("u16vec2", 4, "uint({0}.y)"), ("uint8_t", 1, "uint({0})"),
                             ("i8vec2", 2, "uint({0}.x) + uint({0}.y)"), ("uint", 4, "{0}"), ("uint", 4, "{0}")],
                  "wide": [("uint64_t", 8, "uint({0} >> 7)"), ("uvec2", 8, "{0}.x + {0}.y"), ("uvec4", 16, "{0}.w * 3u + {0}.x"),
                           ("uint", 4, "{0}"), ("mat2", 16, "floatBitsToUint({0}[1].x)"), ("uint64_t", 8, "uint({0})")]}[form]
        kind, size, read = pick.choice(shapes)
        alignment = {"mat2": 8}.get(kind, size)
        if size > left or at % alignment:
            if at % 4 or form == "narrow":
                kind, size, read = "uint8_t", 1, "uint({0})"
            else:
                kind, size, read = "uint", 4, "{0}"
        is_read = pick.random() < (0.6 if form == "holes" else 0.95)
        result.append((kind, name, at, [read.format(name)] if is_read else []))
        at += size
    return result


def write(folder, dwords, form, seed):
    """shader.comp and launch.json of one shader with so many dwords of push constants."""
    pick = random.Random(f"{dwords} {form} {seed}")
    sets = sorted(pick.sample(range(15), pick.choice((1, 1, 2, 3, 5, 8, 11, 14))))
    terms, declared, bind = [], [], {}
    for number in sets:
        declared.append(f"layout(std430, set = {number}, binding = 1) readonly buffer B{number} {{ uint b{number}[]; }};")
        bind[f"{number}.1"] = f"u32[64]=rand:{pick.randrange(1000)}"
        term = f"b{number}[{pick.choice(('i & 63u', '7', 'group & 63u'))}]"
        # Sets that are declared and not used, too.
        terms.append(term if pick.random() < 0.8 else f"({LAST.format(term)})")
    launch = {"code_object": "shader.comp", "grid": GROUPS, "bind": bind}
    if dwords:
        block = members(pick, form, dwords)
        lines = "".join(f"  {'' if at is None else f'layout(offset = {at}) '}{kind} {name};\n" for kind, name, at, _ in block)
        declared.append(f"layout(push_constant, std430) uniform Push {{\n{lines}}};")
        terms += [read for _, _, _, reads in block for read in reads]
        launch["push"] = ["bytes:" + pick.randbytes(dwords * 4).hex()]
    # Two workgroups that compute different sums must store to different elements: nothing orders their stores. So the
    # element depends on every axis of the workgroup's id that the sum reads.
    group_axes = {"x", "y", "z"} if pick.random() < 0.7 else {"x"}
    for built_in in ("gl_WorkGroupID", "gl_NumWorkGroups", "gl_LocalInvocationID"):
        if pick.random() < 0.5:
            axes = [axis for axis in "xyz" if pick.random() < 0.5]
            terms += [f"{built_in}.{axis} * {pick.randrange(1, 99)}u" for axis in axes]
            if built_in == "gl_WorkGroupID":
                group_axes.update(axes)
    if pick.random() < 0.3:
        terms.append("gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID")
    pick.shuffle(terms)
    x, y, _ = GROUPS
    items = LOCAL[0] * LOCAL[1] * LOCAL[2]
    strides = {"x": 1, "y": x, "z": x * y}
    group = " + ".join(f"gl_WorkGroupID.{axis} * {strides[axis]}u" for axis in sorted(group_axes))
    (folder / "shader.comp").write_text("\n".join((
        "#version 450", "#extension GL_KHR_shader_subgroup_basic : require",
        "#extension GL_EXT_shader_explicit_arithmetic_types : require",
        "#extension GL_EXT_shader_16bit_storage : require", "#extension GL_EXT_shader_8bit_storage : require",
        "layout(local_size_x = {}, local_size_y = {}, local_size_z = {}) in;".format(*LOCAL),
        "layout(constant_id = 0) const uint choice = 0;", *declared,
        f"layout(std430, set = {sets[-1]}, binding = 9) buffer Out {{ uint result[]; }};",
        "void main() {", f"  uint group = {group};",
        f"  uint i = gl_LocalInvocationIndex + group * {items}u, sum = i;",
        *(f"  sum = sum * 31u + {term};" for term in terms), "  result[i] = sum;", "}", "")))
    bind[f"{sets[-1]}.9"] = f"u32[{items * GROUPS[0] * GROUPS[1] * GROUPS[2]}]=zeros"
    (folder / "launch.json").write_text(json.dumps(launch))
