"""Arrays as arguments: used in place, whatever they come from, and refused where they cannot be."""

import array
import ctypes
import resource

import numpy as np
import pytest

import lanewise as lw

DTYPES = ["int8", "uint8", "int16", "uint16", "float16", "int32", "uint32", "float32", "int64", "uint64", "float64"]
C_TYPES = {"int8": "char", "uint8": "uchar", "int16": "short", "uint16": "ushort", "float16": "half", "int32": "int",
           "uint32": "uint", "float32": "float", "int64": "long", "uint64": "ulong", "float64": "double"}


class Tensor:
    """Something that has DLPack and no buffer protocol."""

    def __init__(self, array, device=(1, 0)):
        self._array, self._device = array, device

    def __dlpack__(self, stream=None):
        return self._array.__dlpack__()

    def __dlpack_device__(self):
        return self._device


def launch(kernel, x, y, a=2.0, **options):
    return kernel.run(grid=4, block=256, args=[x, y, a], **options)


def test_in_place(saxpy):
    x, y = np.arange(1024, dtype=np.float32), np.full(1024, 0.5, np.float32)
    launch(saxpy, x, y)
    assert np.array_equal(y, 2 * np.arange(1024, dtype=np.float32) + 0.5)
    assert np.array_equal(x, np.arange(1024))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("wrap", [lambda a: a, Tensor, memoryview], ids=["numpy", "dlpack", "memoryview"])
def test_every_type(dtype, wrap):
    source = f"kernel void twice(global {C_TYPES[dtype]} *x) {{ x[get_global_id(0)] *= 2; }}"
    if dtype == "float16":
        source = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + source
    kernel = lw.compile("twice.cl", target="gfx900", source=source).kernels["twice"]
    x = np.arange(64).astype(dtype)
    kernel.run(grid=1, block=64, args=[wrap(x)])
    assert np.array_equal(x, (2 * np.arange(64)).astype(dtype))


def test_other_buffers(saxpy):
    x = array.array("f", range(1024))
    y = (ctypes.c_float * 1024)(*([0.5] * 1024))
    launch(saxpy, x, y, ctypes.c_float(2))
    assert list(y) == [2 * i + 0.5 for i in range(1024)]


def test_slices_and_orders(saxpy):
    x = np.arange(1025, dtype=np.float32)[1:]  # 4 bytes past a multiple of 8
    y = np.zeros((32, 32), np.float32, order="F")
    launch(saxpy, x, y)
    assert np.array_equal(y.ravel(order="K"), 2 * x)


def test_one_array_twice(saxpy):
    x = np.ones(1024, np.float32)
    launch(saxpy, x, x)
    assert np.all(x == 3)


@pytest.mark.parametrize("a", [2, 2.0, np.float32(2), np.float64(2), np.int64(2), np.uint8(2), np.array(2, np.float32), "f32:2", ctypes.c_float(2)])
def test_values(saxpy, a):
    x, y = np.ones(1024, np.float32), np.zeros(1024, np.float32)
    launch(saxpy, x, y, a)
    assert np.all(y == 2)


@pytest.mark.parametrize("a", [float("inf"), np.float32("-inf"), float("nan")])
def test_values_that_are_not_finite(saxpy, a):
    x, y = np.ones(1024, np.float32), np.zeros(1024, np.float32)
    launch(saxpy, x, y, a)
    assert np.array_equal(y, np.full(1024, a, np.float32), equal_nan=True)


def test_integers_and_structures():
    source = """
    typedef struct { int a; float b; } Pair;
    kernel void f(global ulong *out, ulong l, uchar c, short s, Pair p) {
      out[0] = l; out[1] = c; out[2] = (ulong)(long)s; out[3] = p.a; out[4] = (ulong)p.b;
    }"""
    kernel = lw.compile("f.cl", target="gfx900", source=source).kernels["f"]
    out = np.zeros(5, np.uint64)
    pair = np.array([(7, 9.0)], dtype=[("a", "<i4"), ("b", "<f4")])
    kernel.run(grid=1, block=1, args=[out, 2**64 - 1, 255, -2, pair[0]])
    assert out.tolist() == [2**64 - 1, 255, 2**64 - 2, 7, 9]
    kernel.run(grid=1, block=1, args=[out, np.uint64(5), True, np.int16(-1), pair.tobytes()])
    assert out.tolist() == [5, 1, 2**64 - 1, 7, 9]


def test_complex():
    source = "kernel void f(global float2 *x) { size_t i = get_global_id(0); x[i] = (float2)(-x[i].y, x[i].x); }"
    kernel = lw.compile("f.cl", target="gfx900", source=source).kernels["f"]
    x = (np.arange(64) + 1j).astype(np.complex64)
    kernel.run(grid=1, block=64, args=[x])
    assert np.allclose(x, (np.arange(64) + 1j) * 1j)


def test_local_memory_and_images():
    source = """
    kernel void f(global int *x, local int *l, read_only image2d_t image, float4 v) {
      l[get_local_id(0)] = get_local_id(0);
      barrier(CLK_LOCAL_MEM_FENCE);
      x[get_local_id(0)] = l[63 - get_local_id(0)];
    }"""
    kernel = lw.compile("f.cl", target="gfx900", source=source).kernels["f"]
    x = np.zeros(64, np.int32)
    vector = np.zeros(4, np.float32).tobytes()
    for local in (256, "lds:256"):
        kernel.run(grid=1, block=64, args=[x, local, "image2d[2x2,rgba8]=zeros", vector])
        assert x.tolist() == list(range(63, -1, -1))
    with pytest.raises(lw.InputError, match="argument 2 'image': .*image2d_t.*expected a string, not the number 3"):
        kernel.run(grid=1, block=64, args=[x, 256, 3, vector])
    with pytest.raises(lw.InputError, match="argument 3 'v': .*float4.*expected bytes of a structure"):
        kernel.run(grid=1, block=64, args=[x, 256, "image2d[2x2,rgba8]=zeros", 1.0])


def test_null_pointer():
    source = "kernel void f(global int *x, global int *out) { out[0] = x == 0; }"
    kernel = lw.compile("f.cl", target="gfx900", source=source).kernels["f"]
    out = np.zeros(1, np.int32)
    kernel.run(grid=1, block=1, args=[None, out])
    assert out[0] == 1


def test_without_types_numbers_need_one():
    source = """extern "C" __global__ void f(float *x, float a) { x[threadIdx.x] = a; }"""
    kernel = lw.compile("f.hip", target="gfx900",
                        source="#include <hip/hip_runtime.h>\n" + source).kernels["f"]
    x = np.zeros(64, np.float32)
    with pytest.raises(lw.InputError, match="argument 1: the code object does not say the type .* numpy.float32"):
        kernel.run(grid=1, block=64, args=[x, 2])
    kernel.run(grid=1, block=64, args=[x, np.float32(2)])
    assert np.all(x == 2)


X = np.arange(1024, dtype=np.float32)
READ_ONLY = X.copy()
READ_ONLY.setflags(write=False)


def not_called():
    raise AssertionError


@pytest.mark.parametrize("x, text", [
    (X[::2], "argument 0 'x': the array is not contiguous"),
    (X.astype(">f4"), "big-endian"),
    (np.array([None]), "Python objects"),
    (np.zeros(4), r"an array of f64 for a parameter of type float\*; expected f32"),
    (np.zeros(4, np.int32), r"an array of i32 for a parameter of type float\*"),
    (np.zeros(0, np.float32), "the array is empty"),
    (np.zeros(4, np.longdouble), "expected 8 to 64-bit"),
    (np.array(["2026-11-29"], "M8[D]"), "argument 0 'x': .*buffer"),
    (np.float32(1), "the parameter is a pointer; expected an array"),
    (3, "the parameter is a pointer; expected an array or None"),
    (object(), "an object of type object"),
    ([1.0, 2.0], "an object of type list"),
    (Tensor(X, (2, 0)), r"another device \(DLPack device type 2\)"),
    (Tensor(X[::2]), "not contiguous"),
    ("f33[4]=zeros", "f33"),
    ("\udc80", "UTF-8"),
])
def test_refused(saxpy, x, text):
    with pytest.raises(lw.InputError, match=text):
        launch(saxpy, x, np.zeros(1024, np.float32))


@pytest.mark.parametrize("a, text", [
    (None, "argument 2 'a': None is a null pointer"),
    (X, "the parameter is a value of type float"),
    (b"abc", "expected f32"),
])
def test_refused_values(saxpy, a, text):
    with pytest.raises(lw.InputError, match=text):
        launch(saxpy, X, np.zeros(1024, np.float32), a)


def test_wrong_numbers_of_arguments(saxpy):
    for args in ([X], [X, X, 2, 3], None, "x"):
        with pytest.raises(lw.InputError):
            saxpy.run(grid=1, block=64, args=args)


def test_bytes_for_any_type(saxpy):
    y = np.zeros(1024, np.float32)
    launch(saxpy, X.view(np.uint8), y)
    assert np.array_equal(y, 2 * X)


def test_local_memory_of_hip():
    source = """#include <hip/hip_runtime.h>
    extern "C" __global__ void f(int *x) {
      extern __shared__ int l[];
      l[threadIdx.x] = threadIdx.x;
      __syncthreads();
      x[threadIdx.x] = l[63 - threadIdx.x];
    }"""
    kernel = lw.compile("f.hip", target="gfx900", source=source).kernels["f"]
    x = np.zeros(64, np.int32)
    kernel.run(grid=1, block=64, args=[x], dynamic_lds=256, check=True)
    assert x.tolist() == list(range(63, -1, -1))
    with pytest.raises(lw.InputError, match="dynamic_lds -1"):
        kernel.run(grid=1, block=64, args=[x], dynamic_lds=-1)


def test_printf(saxpy):
    source = 'kernel void f(int n) { if (get_global_id(0) == 0) printf("n is %d\\n", n); }'
    kernel = lw.compile("f.cl", target="gfx900", source=source).kernels["f"]
    assert kernel.run(grid=1, block=64, args=[7]).printf == "n is 7\n"
    assert launch(saxpy, X, np.zeros(1024, np.float32)).printf in (None, "")


def test_read_only_array(saxpy):
    y = np.zeros(1024, np.float32)
    launch(saxpy, READ_ONLY, y)
    assert np.array_equal(y, 2 * READ_ONLY)
    with pytest.raises(lw.Fault, match="argument 1 'y' .* is read-only"):
        launch(saxpy, X, READ_ONLY)
    assert np.array_equal(READ_ONLY, X)


def test_array_is_held_during_the_call(saxpy):
    y = bytearray(4096)
    launch(saxpy, X, memoryview(y).cast("f"))
    y.extend(b"more")  # nothing holds it any more
    assert np.array_equal(np.frombuffer(y, np.float32, 1024), 2 * X)


def test_fault_names_the_array(saxpy):
    with pytest.raises(lw.Fault) as caught:
        saxpy.run(grid=5, block=256, args=[X, np.zeros(1024, np.float32), 2])
    fault = caught.value
    assert fault.kind == "memory_fault"
    assert (fault.access, fault.size_bytes, fault.workgroup, fault.wave, fault.lane) == ("load", 4, (4, 0, 0), 0, 0)
    assert fault.instruction.startswith("global_load_dword")
    assert "argument 0 'x'" in fault.relation and fault.source.startswith("saxpy.cl:4")
    assert fault.report.outcome == "memory_fault"


def test_time_leaves_arrays_alone(saxpy):
    y = np.full(1024, 0.5, np.float32)
    first = saxpy.time(grid=4, block=256, args=[X, y, 2])
    assert np.all(y == 0.5)
    assert saxpy.time(grid=4, block=256, args=[X, y, 2]).cycles == first.cycles


def test_no_copy_of_large_arrays(saxpy):
    x, y = np.ones(1 << 24, np.float32), np.ones(1 << 24, np.float32)  # 64 MiB each
    saxpy.run(grid=1, block=256, args=[x, y, 2])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    saxpy.run(grid=1 << 16, block=256, args=[x, y, 2])
    assert np.all(y[256:] == 3)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 32 << 10  # KiB


def test_bindings_of_a_shader():
    source = """#version 450
    layout(local_size_x = 64) in;
    layout(set = 0, binding = 0) readonly buffer In { uint x[]; };
    layout(set = 0, binding = 1) buffer Out { uint y[]; };
    layout(push_constant) uniform Push { uint factor; };
    void main() { y[gl_GlobalInvocationID.x] = x[gl_GlobalInvocationID.x] * factor; }"""
    kernel = lw.compile("scale.comp", target="gfx1030", source=source).kernels["scale"]
    x, y = np.arange(128, dtype=np.uint32), np.zeros(129, np.uint32)
    kernel.run(grid=2, bindings={"0.0": x, "0.1": y[1:]}, push="u32:3")
    assert np.array_equal(y[1:], 3 * x) and y[0] == 0
    kernel.time(grid=2, bindings={"0.0": "u32[128]=iota", "0.1": y}, push="u32:5")
    assert np.array_equal(y[1:], 3 * x)
    for bindings, text in (({"0.0": x[::2], "0.1": y}, "binding 0.0: the array is not contiguous"),
                           ({"0.0": 3, "0.1": y}, "binding 0.0: an object of type int"),
                           ({"0.0": x}, "0.1"), ([x, y], "expected a dict")):
        with pytest.raises(lw.InputError, match=text):
            kernel.run(grid=2, bindings=bindings, push="u32:3")
