#include "snippets/counterexample.h"

#include <algorithm>

#include "base/bits.h"
#include "interp/straight_line.h"
#include "snippets/assumed.h"
#include "snippets/snippets.h"

namespace lw::snippets {
namespace {

using File = prove::LiveOut::File;
using prove::FloatFormat;

// The lane that a counterexample speaks of.
uint32_t lane_of(const prove::Answer& answer) {
  for (const prove::RegisterValue& input : answer.inputs)
    if (input.name == "lane") return input.value;
  return 0;
}

bool is_nan(uint64_t bits, unsigned exponent_bits, unsigned mantissa_bits) {
  const uint64_t exponent = bit_field(bits, mantissa_bits, exponent_bits);
  return exponent == (uint64_t{1} << exponent_bits) - 1 && bit_field(bits, 0, mantissa_bits) != 0;
}

// Whether both values count as NaNs of the format that is to be ignored.
bool are_ignored(const state::Wave& left, const state::Wave& right, const prove::LiveOut& place, uint32_t lane) {
  const auto word = [&](const state::Wave& wave, unsigned number) {
    return uint64_t{place.file == File::vgpr ? wave.vgpr(number)[lane] : wave.sgpr[number]};
  };
  const auto both = [&](auto is_one) { return is_one(left) && is_one(right); };
  const unsigned low = place.ignored_nan == FloatFormat::f64_high ? place.number - 1 : place.number;
  switch (place.ignored_nan) {
    case FloatFormat::none: return false;
    case FloatFormat::f16: return both([&](const state::Wave& w) { return is_nan(value_in(w, place, lane), 5, 10); });
    case FloatFormat::two_f16: {
      bool equal = true;
      for (const unsigned half : {0u, 16u}) {
        const uint64_t a = word(left, place.number) >> half & 0xffff, b = word(right, place.number) >> half & 0xffff;
        equal = equal && (a == b || (is_nan(a, 5, 10) && is_nan(b, 5, 10)));
      }
      return equal;
    }
    case FloatFormat::f32: return both([&](const state::Wave& w) { return is_nan(word(w, place.number), 8, 23); });
    case FloatFormat::f64_low:
    case FloatFormat::f64_high:
      return both([&](const state::Wave& w) { return is_nan(word(w, low + 1) << 32 | word(w, low), 11, 52); });
  }
  return false;
}

}  // namespace

state::Wave wave_of(const prove::Answer& answer) {
  state::Wave wave(256);
  wave.clear_vgprs();
  const uint32_t lane = lane_of(answer);
  wave.set_sgpr_pair(state::exec_lo, uint64_t{1} << lane);
  for (const prove::RegisterValue& input : answer.inputs) {
    if (input.name == "mode") {
      wave.mode = input.value;
    } else if (input.name == "scc") {
      wave.scc = input.value & 1;
    } else if (input.name[0] == 'v' || input.name[0] == 's') {
      const auto number = static_cast<unsigned>(parse_unsigned(std::string_view(input.name).substr(1)).value_or(0));
      if (input.name[0] == 'v')
        wave.vgpr(number)[input.lane.value_or(lane)] = input.value;
      else
        wave.sgpr[number] = input.value;
    }
  }
  return wave;
}

uint64_t value_in(const state::Wave& wave, const prove::LiveOut& place, uint32_t lane) {
  switch (place.file) {
    case File::scc: return wave.scc;
    case File::memory: return 0;
    case File::lane_mask: return (wave.sgpr_pair(place.number) >> lane) & 1;
    case File::vgpr: return bit_field(wave.vgpr(place.number)[lane], place.lsb, place.width);
    case File::sgpr: return bit_field(wave.sgpr[place.number], place.lsb, place.width);
  }
  return 0;
}

bool differ(const state::Wave& left, const state::Wave& right, const prove::LiveOut& place, uint32_t lane) {
  return value_in(left, place, lane) != value_in(right, place, lane) && !are_ignored(left, right, place, lane);
}

Result<uint64_t> execute(const LoadedSnippet& loaded, const prove::Answer& answer) {
  state::Wave wave = wave_of(answer);
  const events::Outcome outcome =
      interp::run_straight_line(loaded.snippet.programs, wave, exec::machine_model(*loaded.target));
  if (!outcome.finished()) return Error{outcome.text()};
  return value_in(wave, answer.live_out, lane_of(answer));
}

bool can_execute(const LoadedSnippet& loaded) {
  return std::ranges::all_of(loaded.snippet.programs, [](const sem::Program& program) {
    return std::ranges::all_of(program.nodes, [](const sem::Node& node) {
      return (node.op != sem::Uop::load && node.op != sem::Uop::store) ||
             sem::MemoryAccess::unpack(node.imm).space == sem::AddressSpace::lds;
    });
  });
}

bool satisfies(const LoadedSnippet& loaded, const prove::Answer& answer,
               std::span<const prove::Assumption> assumptions) {
  const state::Wave wave = wave_of(answer);
  const uint64_t lane = uint64_t{1} << lane_of(answer);
  const std::optional<uint64_t> lanes = AssumedState(assumptions, exec::machine_model(*loaded.target)).lanes(wave);
  return lanes && ((wave.sgpr_pair(state::exec_lo) & lane) == 0 || (*lanes & lane) != 0);
}

}  // namespace lw::snippets
