// Half and single precision arithmetic by way of exact doubles, rounded here; shares no code with Lanewise.
#pragma once

#include <cstdint>

namespace oracle {

enum class Rounding : uint8_t { nearest_even, up, down, toward_zero };  // numbered as in MODE.FP_ROUND

// The fields of MODE that a result depends on (GCN3 manual, tables 3.4 and 6.4).
struct Mode {
  Rounding round_single = Rounding::nearest_even;
  Rounding round_half = Rounding::nearest_even;
  bool keep_denormal_inputs_single = true;
  bool keep_denormal_results_single = true;
  bool keep_denormal_inputs_half = true;
  bool keep_denormal_results_half = true;
  bool dx10_clamp = true;
  bool ieee = false;
  uint32_t bits() const;
};

// A result of which some bits are open: the documents do not say which NaN an operation returns.
struct Value {
  uint32_t bits = 0;
  uint32_t known = 0xffffffff;
};

enum class Precision : uint8_t { half, single };

bool is_nan(Precision p, uint32_t bits);
bool is_infinite(Precision p, uint32_t bits);
double to_double(Precision p, uint32_t bits);  // exact; of no NaN
// Any quiet NaN.
Value some_nan(Precision p);
// `value` rounded once, after which a denormal becomes a zero of its sign unless they are kept.
Value round_to(Precision p, double value, Rounding rounding, bool keep_denormals);

// What arithmetic sees of an operand.
uint32_t with_denormals_flushed(Precision p, uint32_t bits, bool keep);

Value add(Precision p, uint32_t a, uint32_t b, const Mode& mode);
Value multiply(Precision p, uint32_t a, uint32_t b, const Mode& mode);
// a * b + c in two roundings, denormals always flushed (v_mac_f32).
Value multiply_then_add(Precision p, uint32_t a, uint32_t b, uint32_t c, const Mode& mode);
Value convert(Precision from, Precision to, uint32_t bits, const Mode& mode);
bool less(Precision p, uint32_t a, uint32_t b, const Mode& mode);

}  // namespace oracle
