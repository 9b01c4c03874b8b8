// The updates that atomic instructions of every kind of memory share: new value from what memory holds and the data.
#pragma once

#include "domain.h"

namespace lw::sem {

// Whether an atomic returns what memory held: GLC says so, and the lowest bit of the temporal hint where there is one.
inline bool returns_old(const Memory& x) {
  return x.modifier(isa::Modifier::glc) != 0 || (x.modifier(isa::Modifier::th) & 1) != 0;
}
namespace {

struct Swap {
  template <class T>
  T operator()(T, T data) const {
    return data;
  }
};
struct Add {
  template <class T>
  T operator()(T memory, T data) const {
    return memory + data;
  }
};
struct Sub {
  template <class T>
  T operator()(T memory, T data) const {
    return memory - data;
  }
};
struct ReverseSub {
  template <class T>
  T operator()(T memory, T data) const {
    return data - memory;
  }
};
struct And {
  template <class T>
  T operator()(T memory, T data) const {
    return memory & data;
  }
};
struct Or {
  template <class T>
  T operator()(T memory, T data) const {
    return memory | data;
  }
};
struct Xor {
  template <class T>
  T operator()(T memory, T data) const {
    return memory ^ data;
  }
};
struct UnsignedMin {
  template <class T>
  T operator()(T memory, T data) const {
    return min(memory, data);
  }
};
struct UnsignedMax {
  template <class T>
  T operator()(T memory, T data) const {
    return max(memory, data);
  }
};
struct SignedMin {
  U32 operator()(U32 memory, U32 data) const { return as_u32(min(as_i32(memory), as_i32(data))); }
  U64 operator()(U64 memory, U64 data) const { return as_u64(min(as_i64(memory), as_i64(data))); }
};
struct SignedMax {
  U32 operator()(U32 memory, U32 data) const { return as_u32(max(as_i32(memory), as_i32(data))); }
  U64 operator()(U64 memory, U64 data) const { return as_u64(max(as_i64(memory), as_i64(data))); }
};

inline U32 one_like(U32) { return u32(1); }
inline U64 one_like(U64) { return u64(1); }
inline U32 zero_like(U32) { return u32(0); }
inline U64 zero_like(U64) { return u64(0); }

// Counts up to `data` and starts again at 0.
struct Increment {
  template <class T>
  T operator()(T memory, T data) const {
    return select(memory >= data, zero_like(memory), memory + one_like(memory));
  }
};
// Counts down from `data` to 0 and starts again at `data`.
struct Decrement {
  template <class T>
  T operator()(T memory, T data) const {
    return select((memory == zero_like(memory)) | (memory > data), data, memory - one_like(memory));
  }
};

// LDS compares floats as MODE's denormal bits say; a NaN on either side leaves memory as it is.
struct FloatMin {
  U32 operator()(U32 memory, U32 data) const { return select(as_f32(data) < as_f32(memory), data, memory); }
  U64 operator()(U64 memory, U64 data) const { return select(as_f64(data) < as_f64(memory), data, memory); }
};
struct FloatMax {
  U32 operator()(U32 memory, U32 data) const { return select(as_f32(data) > as_f32(memory), data, memory); }
  U64 operator()(U64 memory, U64 data) const { return select(as_f64(data) > as_f64(memory), data, memory); }
};
// Floats of memory are compared with their denormals, whatever MODE says, and a NaN on either side holds for nothing
// (RDNA3 manual: "handles NAN/INF/denorm").
struct MemoryFloats {
  static B1 is_nan(U32 a) { return (a & u32(0x7fffffff)) > u32(0x7f800000); }
  static B1 is_nan(U64 a) { return (a & u64(~(uint64_t{1} << 63))) > u64(uint64_t{0x7ff} << 52); }
  // In the order of the numbers; both zeros are 0.
  static I32 ordered(U32 a) {
    const U32 magnitude = a & u32(0x7fffffff);
    return as_i32(select(a == magnitude, magnitude, u32(0) - magnitude));
  }
  static I64 ordered(U64 a) {
    const U64 magnitude = a & u64(~(uint64_t{1} << 63));
    return as_i64(select(a == magnitude, magnitude, u64(0) - magnitude));
  }
  template <class T>
  static B1 are_numbers(T a, T b) {
    return !(is_nan(a) | is_nan(b));
  }
};
struct MemoryFloatMin : MemoryFloats {
  template <class T>
  T operator()(T memory, T data) const {
    return select(are_numbers(memory, data) & (ordered(data) < ordered(memory)), data, memory);
  }
};
struct MemoryFloatMax : MemoryFloats {
  template <class T>
  T operator()(T memory, T data) const {
    return select(are_numbers(memory, data) & (ordered(memory) < ordered(data)), data, memory);
  }
};
// Data where memory equals the number that is compared with.
template <class T>
struct MemoryFloatSwap : MemoryFloats {
  T compare;
  explicit MemoryFloatSwap(T with) : compare(with) {}
  T operator()(T memory, T data) const {
    return select(are_numbers(memory, compare) & (ordered(memory) == ordered(compare)), data, memory);
  }
};

// The machine adds to nearest even whatever MODE says (LLVM's AMDGPU lowering says so of LDS); here MODE's rounding,
// which differs only where a kernel changes it.
struct FloatAdd {
  U32 operator()(U32 memory, U32 data) const { return as_u32(as_f32(data) + as_f32(memory)); }
};

// Updates at a place, indivisible, lane after lane; what memory held before.
template <class Place, class Operation>
U32 update32(Memory& x, Place p, U32 data, Operation operation) {
  return x.atomic32(p.space, p.address, p.where, [&](U32 memory) { return operation(memory, data); });
}
template <class Place, class Operation>
U64 update64(Memory& x, Place p, U64 data, Operation operation) {
  return x.atomic64(p.space, p.address, p.where, [&](U64 memory) { return operation(memory, data); });
}
template <class Place>
U32 compare_swap32(Memory& x, Place p, U32 compare, U32 data) {
  return x.atomic32(p.space, p.address, p.where, [&](U32 memory) { return select(memory == compare, data, memory); });
}
template <class Place>
U64 compare_swap64(Memory& x, Place p, U64 compare, U64 data) {
  return x.atomic64(p.space, p.address, p.where, [&](U64 memory) { return select(memory == compare, data, memory); });
}

}  // namespace
}  // namespace lw::sem
