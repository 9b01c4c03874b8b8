#include "shader/opencl_prelude.h"

namespace lw::shader {

// The name of a function says the types of its parameters (Itanium C++ ABI). The device libraries of 5.2, which clang
// 15 compiled, spell a pointer to the generic address space "PU3AS0"; clang 22 spells it "P". Each declaration below
// gives one overload the name that the library has. Dialects without that address space take none of them.
//
// native_tan of these libraries divides by 2 pi, and so does clang 22 where it compiles their sine: the result is that
// of another angle. half_tan has the precision that a native function may have.
//
// abs_diff(int, int) of these libraries, and of long, says of its difference that it does not overflow, and clang
// believes it. What clang's own declarations call gets a definition here, which is inlined and stands in no object: a
// declaration of the name would be in the way of programs with a function of that name.
const std::string_view kOpenclPrelude = R"prelude(
#ifdef MAXFLOAT
#define LW_TAN(T, t) T __attribute__((overloadable, const)) native_tan(T) __asm("_Z8half_tan" t);
LW_TAN(float, "f")
LW_TAN(float2, "Dv2_f")
LW_TAN(float3, "Dv3_f")
LW_TAN(float4, "Dv4_f")
LW_TAN(float8, "Dv8_f")
LW_TAN(float16, "Dv16_f")
#undef LW_TAN
#define LW_ABS_DIFF(T, U, t) \
  inline U __attribute__((const, always_inline)) lw_abs_diff_##T(T, T) __asm("_Z8abs_diff" t); \
  inline U lw_abs_diff_##T(T x, T y) { return x > y ? (U)x - (U)y : (U)y - (U)x; }
LW_ABS_DIFF(int, uint, "ii")
LW_ABS_DIFF(long, ulong, "ll")
#undef LW_ABS_DIFF
#endif
#ifdef __opencl_c_generic_address_space
#pragma OPENCL EXTENSION all : disable
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define LW_IF_HALF(...) __VA_ARGS__
#else
#define LW_IF_HALF(...)
#endif
#ifdef cl_khr_fp64
#define LW_IF_DOUBLE(...) __VA_ARGS__
#else
#define LW_IF_DOUBLE(...)
#endif
#define LW_FUNCTION(returns, name, ...) returns __attribute__((overloadable)) name(__VA_ARGS__)
#define LW_LOAD(returns, name, ...) returns __attribute__((overloadable, pure)) name(__VA_ARGS__)
#define LW_EACH_SIZE(M, ...) M(2, __VA_ARGS__) M(3, __VA_ARGS__) M(4, __VA_ARGS__) M(8, __VA_ARGS__) M(16, __VA_ARGS__)
#define LW_EACH_FLOAT(M) M(float, f) LW_IF_DOUBLE(M(double, d)) LW_IF_HALF(M(half, Dh))
#define LW_EACH_TYPE(M) \
  M(char, c) M(uchar, h) M(short, s) M(ushort, t) M(int, i) M(uint, j) M(long, l) M(ulong, m) LW_EACH_FLOAT(M)

// A name begins with the length of the function's. The declarations hide clang's own of constant memory.
#define LW_vload_2 "_Z6vload2"
#define LW_vload_3 "_Z6vload3"
#define LW_vload_4 "_Z6vload4"
#define LW_vload_8 "_Z6vload8"
#define LW_vload_16 "_Z7vload16"
#define LW_vstore_2 "_Z7vstore2"
#define LW_vstore_3 "_Z7vstore3"
#define LW_vstore_4 "_Z7vstore4"
#define LW_vstore_8 "_Z7vstore8"
#define LW_vstore_16 "_Z8vstore16"
#define LW_VECTOR(n, T, t) \
  LW_LOAD(T##n, vload##n, size_t, const T*) __asm(LW_vload_##n "mPU3AS0K" #t); \
  LW_LOAD(T##n, vload##n, size_t, const __constant T*) __asm(LW_vload_##n "mPU3AS4K" #t); \
  LW_FUNCTION(void, vstore##n, T##n, size_t, T*) __asm(LW_vstore_##n "Dv" #n "_" #t "mPU3AS0" #t);
#define LW_VECTORS(T, t) LW_EACH_SIZE(LW_VECTOR, T, t)
LW_EACH_TYPE(LW_VECTORS)

#define LW_LOAD_HALF(returns, name, length) \
  LW_LOAD(returns, name, size_t, const half*) __asm("_Z" #length #name "mPU3AS0KDh"); \
  LW_LOAD(returns, name, size_t, const __constant half*) __asm("_Z" #length #name "mPU3AS4KDh");
LW_LOAD_HALF(float, vload_half, 10)
LW_LOAD_HALF(float2, vload_half2, 11)
LW_LOAD_HALF(float3, vload_half3, 11)
LW_LOAD_HALF(float4, vload_half4, 11)
LW_LOAD_HALF(float8, vload_half8, 11)
LW_LOAD_HALF(float16, vload_half16, 12)
LW_LOAD_HALF(float2, vloada_half2, 12)
LW_LOAD_HALF(float3, vloada_half3, 12)
LW_LOAD_HALF(float4, vloada_half4, 12)
LW_LOAD_HALF(float8, vloada_half8, 12)
LW_LOAD_HALF(float16, vloada_half16, 13)

#define LW_STORE_HALF(T, t, name, length) \
  LW_FUNCTION(void, name, T, size_t, half*) __asm("_Z" #length #name t "mPU3AS0Dh");
// The modes of rounding make a name longer by 4.
#define LW_STORE_HALF_MODES(T, t, name, length, longer) \
  LW_STORE_HALF(T, t, name, length) LW_STORE_HALF(T, t, name##_rte, longer) LW_STORE_HALF(T, t, name##_rtz, longer) \
  LW_STORE_HALF(T, t, name##_rtp, longer) LW_STORE_HALF(T, t, name##_rtn, longer)
#define LW_STORE_HALVES(T, t) \
  LW_STORE_HALF_MODES(T, #t, vstore_half, 11, 15) \
  LW_STORE_HALF_MODES(T##2, "Dv2_" #t, vstore_half2, 12, 16) \
  LW_STORE_HALF_MODES(T##3, "Dv3_" #t, vstore_half3, 12, 16) \
  LW_STORE_HALF_MODES(T##4, "Dv4_" #t, vstore_half4, 12, 16) \
  LW_STORE_HALF_MODES(T##8, "Dv8_" #t, vstore_half8, 12, 16) \
  LW_STORE_HALF_MODES(T##16, "Dv16_" #t, vstore_half16, 13, 17) \
  LW_STORE_HALF_MODES(T##2, "Dv2_" #t, vstorea_half2, 13, 17) \
  LW_STORE_HALF_MODES(T##3, "Dv3_" #t, vstorea_half3, 13, 17) \
  LW_STORE_HALF_MODES(T##4, "Dv4_" #t, vstorea_half4, 13, 17) \
  LW_STORE_HALF_MODES(T##8, "Dv8_" #t, vstorea_half8, 13, 17) \
  LW_STORE_HALF_MODES(T##16, "Dv16_" #t, vstorea_half16, 14, 18)
LW_STORE_HALVES(float, f)
LW_IF_DOUBLE(LW_STORE_HALVES(double, d))

// Mathematics: t is the mangled type of the first parameter, again its name where it comes once more.
#define LW_MATH_OF(T, I, t, again, i) \
  LW_FUNCTION(T, fract, T, T*) __asm("_Z5fract" t "PU3AS0" again); \
  LW_FUNCTION(T, modf, T, T*) __asm("_Z4modf" t "PU3AS0" again); \
  LW_FUNCTION(T, sincos, T, T*) __asm("_Z6sincos" t "PU3AS0" again); \
  LW_FUNCTION(T, frexp, T, I*) __asm("_Z5frexp" t "PU3AS0" i); \
  LW_FUNCTION(T, lgamma_r, T, I*) __asm("_Z8lgamma_r" t "PU3AS0" i); \
  LW_FUNCTION(T, remquo, T, T, I*) __asm("_Z6remquo" t again "PU3AS0" i);
#define LW_MATH_VECTOR(n, T, t) LW_MATH_OF(T##n, int##n, "Dv" #n "_" #t, "S_", "Dv" #n "_i")
#define LW_MATH(T, t) LW_MATH_OF(T, int, #t, #t, "i") LW_EACH_SIZE(LW_MATH_VECTOR, T, t)
LW_EACH_FLOAT(LW_MATH)

// Atomics: after the operands an order, or an order and a scope.
#define LW_OBJECT(t) "PU3AS0VU7_Atomic" #t
#define LW_ATOMIC(returns, name, length, longer, mangled, ...) \
  LW_FUNCTION(returns, name, __VA_ARGS__) __asm("_Z" #length #name mangled); \
  LW_FUNCTION(returns, name##_explicit, __VA_ARGS__, memory_order) \
      __asm("_Z" #longer #name "_explicit" mangled "12memory_order"); \
  LW_FUNCTION(returns, name##_explicit, __VA_ARGS__, memory_order, memory_scope) \
      __asm("_Z" #longer #name "_explicit" mangled "12memory_order12memory_scope");
#define LW_COMPARE_EXCHANGE(name, length, longer, mangled, A, T) \
  LW_FUNCTION(bool, name, volatile A*, T*, T) __asm("_Z" #length #name mangled); \
  LW_FUNCTION(bool, name##_explicit, volatile A*, T*, T, memory_order, memory_order) \
      __asm("_Z" #longer #name "_explicit" mangled "12memory_orderS4_"); \
  LW_FUNCTION(bool, name##_explicit, volatile A*, T*, T, memory_order, memory_order, memory_scope) \
      __asm("_Z" #longer #name "_explicit" mangled "12memory_orderS4_12memory_scope");
#define LW_ATOMIC_TYPE(A, T, t) \
  LW_FUNCTION(void, atomic_init, volatile A*, T) __asm("_Z11atomic_init" LW_OBJECT(t) #t); \
  LW_ATOMIC(void, atomic_store, 12, 21, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_load, 11, 20, LW_OBJECT(t), volatile A*) \
  LW_ATOMIC(T, atomic_exchange, 15, 24, LW_OBJECT(t) #t, volatile A*, T) \
  LW_COMPARE_EXCHANGE(atomic_compare_exchange_strong, 30, 39, LW_OBJECT(t) "PU3AS0" #t #t, A, T) \
  LW_COMPARE_EXCHANGE(atomic_compare_exchange_weak, 28, 37, LW_OBJECT(t) "PU3AS0" #t #t, A, T)
#define LW_ATOMIC_INTEGER(A, T, t) \
  LW_ATOMIC_TYPE(A, T, t) \
  LW_ATOMIC(T, atomic_fetch_add, 16, 25, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_fetch_sub, 16, 25, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_fetch_or, 15, 24, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_fetch_xor, 16, 25, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_fetch_and, 16, 25, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_fetch_min, 16, 25, LW_OBJECT(t) #t, volatile A*, T) \
  LW_ATOMIC(T, atomic_fetch_max, 16, 25, LW_OBJECT(t) #t, volatile A*, T)
LW_ATOMIC_INTEGER(atomic_int, int, i)
LW_ATOMIC_INTEGER(atomic_uint, uint, j)
LW_ATOMIC_TYPE(atomic_float, float, f)
#if defined(cl_khr_int64_base_atomics) && defined(cl_khr_int64_extended_atomics)
LW_ATOMIC_INTEGER(atomic_long, long, l)
LW_ATOMIC_INTEGER(atomic_ulong, ulong, m)
LW_ATOMIC(uintptr_t, atomic_fetch_add, 16, 25, LW_OBJECT(m) "l", volatile atomic_uintptr_t*, ptrdiff_t)
LW_ATOMIC(uintptr_t, atomic_fetch_sub, 16, 25, LW_OBJECT(m) "l", volatile atomic_uintptr_t*, ptrdiff_t)
LW_IF_DOUBLE(LW_ATOMIC_TYPE(atomic_double, double, d))
#endif
LW_ATOMIC(bool, atomic_flag_test_and_set, 24, 33, LW_OBJECT(i), volatile atomic_flag*)
LW_ATOMIC(void, atomic_flag_clear, 17, 26, LW_OBJECT(i), volatile atomic_flag*)

// The atomics of OpenCL C 1.2, which C++ for OpenCL has for this address space, too.
#ifdef __OPENCL_CPP_VERSION__
#define LW_OLD_ATOMIC(T, t) \
  LW_FUNCTION(T, atomic_add, volatile T*, T) __asm("_Z10atomic_addPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_sub, volatile T*, T) __asm("_Z10atomic_subPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_xchg, volatile T*, T) __asm("_Z11atomic_xchgPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_inc, volatile T*) __asm("_Z10atomic_incPU3AS0V" #t); \
  LW_FUNCTION(T, atomic_dec, volatile T*) __asm("_Z10atomic_decPU3AS0V" #t); \
  LW_FUNCTION(T, atomic_cmpxchg, volatile T*, T, T) __asm("_Z14atomic_cmpxchgPU3AS0V" #t #t #t); \
  LW_FUNCTION(T, atomic_min, volatile T*, T) __asm("_Z10atomic_minPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_max, volatile T*, T) __asm("_Z10atomic_maxPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_and, volatile T*, T) __asm("_Z10atomic_andPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_or, volatile T*, T) __asm("_Z9atomic_orPU3AS0V" #t #t); \
  LW_FUNCTION(T, atomic_xor, volatile T*, T) __asm("_Z10atomic_xorPU3AS0V" #t #t);
LW_OLD_ATOMIC(int, i)
LW_OLD_ATOMIC(uint, j)
LW_FUNCTION(float, atomic_xchg, volatile float*, float) __asm("_Z11atomic_xchgPU3AS0Vff");
LW_FUNCTION(float, atomic_xchg, volatile __global float*, float) __asm("_Z11atomic_xchgPU3AS1Vff");
LW_FUNCTION(float, atomic_xchg, volatile __local float*, float) __asm("_Z11atomic_xchgPU3AS3Vff");
#undef LW_OLD_ATOMIC
#endif

__attribute__((convergent)) LW_FUNCTION(void, wait_group_events, int, event_t*) __asm("_Z17wait_group_eventsiPU3AS09ocl_event");
LW_FUNCTION(cl_mem_fence_flags, get_fence, const void*) __asm("_Z9get_fencePU3AS0Kv");
LW_FUNCTION(cl_mem_fence_flags, get_fence, void*) __asm("_Z9get_fencePU3AS0v");
#if defined(__opencl_c_device_enqueue)
LW_FUNCTION(int, enqueue_marker, queue_t, uint, const clk_event_t*, clk_event_t*)
    __asm("_Z14enqueue_marker9ocl_queuejPU3AS0K12ocl_clkeventPU3AS0S0_");
#endif

#undef LW_IF_HALF
#undef LW_IF_DOUBLE
#undef LW_FUNCTION
#undef LW_LOAD
#undef LW_EACH_SIZE
#undef LW_EACH_FLOAT
#undef LW_EACH_TYPE
#undef LW_vload_2
#undef LW_vload_3
#undef LW_vload_4
#undef LW_vload_8
#undef LW_vload_16
#undef LW_vstore_2
#undef LW_vstore_3
#undef LW_vstore_4
#undef LW_vstore_8
#undef LW_vstore_16
#undef LW_VECTOR
#undef LW_VECTORS
#undef LW_LOAD_HALF
#undef LW_STORE_HALF
#undef LW_STORE_HALF_MODES
#undef LW_STORE_HALVES
#undef LW_MATH_OF
#undef LW_MATH_VECTOR
#undef LW_MATH
#undef LW_OBJECT
#undef LW_ATOMIC
#undef LW_COMPARE_EXCHANGE
#undef LW_ATOMIC_TYPE
#undef LW_ATOMIC_INTEGER
#pragma OPENCL EXTENSION all : disable
#endif
)prelude";

}  // namespace lw::shader
