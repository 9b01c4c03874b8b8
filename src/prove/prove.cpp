#include "prove/prove.h"

#include <fmt/format.h>

#include <chrono>

#include "prove/encoder.h"
#include "prove/solve.h"

namespace lw::prove {
namespace {

using sem::Uop;

bool provable_effect(Uop op) {
  switch (op) {
    case Uop::write_vgpr:
    case Uop::write_sgpr:
    case Uop::write_scc:
    case Uop::write_mode:
    case Uop::hint:
    case Uop::wait: return true;
    default: return false;
  }
}

bool provable_read(Uop op) {
  switch (op) {
    case Uop::read_vgpr:
    case Uop::read_sgpr:
    case Uop::read_scc:
    case Uop::read_mode:
    case Uop::lane_id:
    case Uop::lane_bit:
    case Uop::ballot: return true;
    case Uop::input:
    case Uop::input_mask:
    case Uop::read_vgpr_at:
    case Uop::read_sgpr_at:
    case Uop::read_pc:
    case Uop::read_hwreg:
    case Uop::read_aperture:
    case Uop::read_clock:
    case Uop::shuffle32:
    case Uop::scatter32:
    case Uop::read_lane:
    case Uop::first_lane:
    case Uop::part: return false;
    default: return true;  // arithmetic
  }
}

}  // namespace

Result<LiveOut> parse_live_out(std::string_view text) {
  LiveOut place;
  place.text = text;
  const Error malformed{
      fmt::format("'{}' is no register: expected v0, v0.hi, v0.lo, v0.b1, s5, vcc, exec, scc or m0", text)};
  const size_t dot = text.find('.');
  const std::string_view name = text.substr(0, dot);
  if (dot != std::string_view::npos) {
    const std::string_view part = text.substr(dot + 1);
    if (part == "lo" || part == "hi") {
      place.width = 16;
      place.lsb = part == "hi" ? 16 : 0;
    } else if (part.size() == 2 && part[0] == 'b' && part[1] >= '0' && part[1] <= '3') {
      place.width = 8;
      place.lsb = 8 * static_cast<unsigned>(part[1] - '0');
    } else {
      return malformed;
    }
  }
  const auto special = [&](LiveOut::File file, unsigned number) -> Result<LiveOut> {
    if (dot != std::string_view::npos) return malformed;
    place.file = file;
    place.number = number;
    return place;
  };
  if (name == "vcc") return special(LiveOut::File::lane_mask, 106);
  if (name == "exec") return special(LiveOut::File::lane_mask, 126);
  if (name == "scc") return special(LiveOut::File::scc, 0);
  if (name == "m0") return special(LiveOut::File::sgpr, 124);
  if (name.size() < 2 || (name[0] != 'v' && name[0] != 's')) return malformed;
  const std::optional<uint64_t> number = parse_unsigned(name.substr(1));
  if (!number || *number > (name[0] == 'v' ? 255 : 101)) return malformed;
  place.file = name[0] == 'v' ? LiveOut::File::vgpr : LiveOut::File::sgpr;
  place.number = static_cast<unsigned>(*number);
  return place;
}

std::optional<std::string> why_unprovable(const Snippet& snippet) {
  for (const sem::Program& program : snippet.programs)
    for (const sem::Node& node : program.nodes) {
      const bool effect = sem::info(node.op).has_effect;
      if (effect ? !provable_effect(node.op) : !provable_read(node.op))
        return fmt::format("the micro-operation {} has no bit-vector form for one lane", sem::info(node.op).name);
    }
  return std::nullopt;
}

Answer prove_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                   const Options& options) {
  z3::context z3;
  World world(z3);
  Machine a(world, "left");
  Machine b(world, "right");
  for (const sem::Program& program : left.programs) a.run(program);
  for (const sem::Program& program : right.programs) b.run(program);
  std::vector<Goal> goals;
  for (const LiveOut& place : live_out) goals.push_back({place.text, a.value(place), b.value(place)});
  return solve(world, goals, options);
}

}  // namespace lw::prove
