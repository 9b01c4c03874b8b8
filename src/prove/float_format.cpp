// What the bits of a register are as floats, by the instructions that write it.
#include <algorithm>

#include "prove/prove.h"

namespace lw::prove {
namespace {

// Of a register that holds all of a result, or the first dword of two.
FloatFormat format_of(isa::Type type) {
  switch (type) {
    case isa::Type::f16: return FloatFormat::f16;
    case isa::Type::v2f16: return FloatFormat::two_f16;
    case isa::Type::f32: return FloatFormat::f32;
    case isa::Type::f64: return FloatFormat::f64_low;
    default: return FloatFormat::none;
  }
}

struct Writer {
  bool found = false;
  FloatFormat format = FloatFormat::none;
};

Writer last_writer(const LiveOut& place, const Snippet& snippet) {
  Writer last;
  const sem::Uop write = place.file == LiveOut::File::vgpr ? sem::Uop::write_vgpr : sem::Uop::write_sgpr;
  for (size_t i = 0; i < snippet.programs.size(); ++i) {
    unsigned written = 0;
    for (const sem::Node& node : snippet.programs[i].nodes) {
      if (node.op != write) continue;
      if (node.imm == place.number) {
        FloatFormat format = format_of(snippet.result_types[i]);
        if (format == FloatFormat::f64_low && written > 0) format = FloatFormat::f64_high;
        last = {true, format};
      }
      ++written;
    }
  }
  return last;
}

// Every format in which a snippet computes something; a double's halves apart would say nothing.
void collect(const Snippet& snippet, std::vector<FloatFormat>& formats) {
  for (const isa::Type type : snippet.result_types) {
    const FloatFormat format = type == isa::Type::v2f16 ? FloatFormat::f16 : format_of(type);
    if (format != FloatFormat::none && std::ranges::find(formats, format) == formats.end()) formats.push_back(format);
  }
}

// A register that once holds a half and once two of them is looked at as two; so is one that other instructions than
// those of floats put together.
FloatFormat fitted(const LiveOut& place, FloatFormat format) {
  const bool is_half = format == FloatFormat::f16 || format == FloatFormat::two_f16;
  if (place.width == 32) return format == FloatFormat::f16 ? FloatFormat::two_f16 : format;
  return place.width == 16 && is_half ? FloatFormat::f16 : FloatFormat::none;
}

}  // namespace

FloatFormat float_format(const LiveOut& place, const Snippet& left, const Snippet* right) {
  if (place.file != LiveOut::File::vgpr && place.file != LiveOut::File::sgpr) return FloatFormat::none;
  const Writer a = last_writer(place, left);
  const Writer b = right != nullptr ? last_writer(place, *right) : Writer{};
  const FloatFormat in_a = fitted(place, a.format), in_b = fitted(place, b.format);
  if (in_a != FloatFormat::none && in_b != FloatFormat::none) return in_a == in_b ? in_a : FloatFormat::none;
  if (in_a != FloatFormat::none || in_b != FloatFormat::none) return in_a != FloatFormat::none ? in_a : in_b;
  if (!a.found && !b.found) return FloatFormat::none;
  std::vector<FloatFormat> formats;
  collect(left, formats);
  if (right != nullptr) collect(*right, formats);
  return formats.size() == 1 && formats.front() != FloatFormat::f64_low ? fitted(place, formats.front())
                                                                        : FloatFormat::none;
}

}  // namespace lw::prove
