#include <fmt/format.h>

#include "prove/prove.h"

namespace lw::prove {

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

}  // namespace lw::prove
