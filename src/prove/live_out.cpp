#include <fmt/format.h>

#include "isa/machines.h"
#include "isa/operand_values.h"
#include "isa/registers.h"
#include "prove/prove.h"

namespace lw::prove {
namespace {

constexpr unsigned kVgprs = 256;

// Pairs of scalar registers that assembly names without their numbers. Those of lanes are compared lane by lane.
struct NamedPair {
  std::string_view name;
  bool is_lane_mask;
};
constexpr NamedPair kPairs[] = {{"vcc", true}, {"exec", true}, {"flat_scratch", false}, {"xnack_mask", false}};

class ListReader {
 public:
  ListReader(const isa::Target& target, std::string_view text) : target_(target), text_(text) {}

  std::optional<Error> read(std::vector<LiveOut>& places) {
    size_t begin = 0;
    for (size_t at = 0; at <= text_.size(); ++at) {
      if (at < text_.size() && text_[at] != ',') continue;
      if (std::optional<Error> error = one(trimmed(text_.substr(begin, at - begin)), places)) return error;
      begin = at + 1;
    }
    return std::nullopt;
  }

 private:
  static std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
  }

  static Error malformed(std::string_view text) {
    return Error{
        fmt::format("'{}' is not a register: expected v0, v0.hi, v0.lo, v0.b1, v[0:3], s5, s[4:5], vcc, exec, scc, m0 "
                    "or ttmp0",
                    text)};
  }

  Error beyond(std::string_view text, std::string_view prefix, unsigned count) const {
    return Error{fmt::format("'{}': {} has {}0 to {}{}", text, target_.name, prefix, prefix, count - 1)};
  }

  // The number that assembly writes of a scalar register.
  std::optional<unsigned> scalar(std::string_view name) const {
    for (unsigned number = 0; number < isa::kScalarRegisters; ++number)
      if (isa::scalar_register_name(target_, number) == name) return number;
    return std::nullopt;
  }
  void add_scalar(unsigned number, std::vector<LiveOut>& places) const {
    LiveOut place;
    place.file = LiveOut::File::sgpr;
    place.number = number;
    place.text = isa::scalar_register_name(target_, number);
    places.push_back(place);
  }

  std::optional<Error> one(std::string_view text, std::vector<LiveOut>& places) const {
    if (text == "scc") {
      LiveOut place;
      place.file = LiveOut::File::scc;
      place.text = text;
      places.push_back(place);
      return std::nullopt;
    }
    for (const NamedPair& pair : kPairs)
      if (text == pair.name) return named_pair(pair, places);
    if (const size_t bracket = text.find('['); bracket != std::string_view::npos) return range(text, bracket, places);
    if (const std::optional<unsigned> number = scalar(text)) {
      add_scalar(*number, places);
      return std::nullopt;
    }
    return one_register(text, places);
  }

  std::optional<Error> named_pair(const NamedPair& pair, std::vector<LiveOut>& places) const {
    const std::optional<unsigned> low = scalar(std::string(pair.name) + "_lo");
    if (!low) return Error{fmt::format("{} has no register '{}'", target_.name, pair.name)};
    if (pair.is_lane_mask) {
      LiveOut place;
      place.file = LiveOut::File::lane_mask;
      place.number = *low;
      place.text = pair.name;
      places.push_back(place);
    } else {
      add_scalar(*low, places);
      add_scalar(*low + 1, places);
    }
    return std::nullopt;
  }

  // "v3.hi", or an "s300" that the target does not have.
  std::optional<Error> one_register(std::string_view text, std::vector<LiveOut>& places) const {
    const size_t dot = text.find('.');
    const std::string_view name = text.substr(0, dot);
    if (name.size() < 2 || (name[0] != 'v' && name[0] != 's')) return malformed(text);
    const std::optional<uint64_t> number = parse_unsigned(name.substr(1));
    if (!number || name[1] < '0' || name[1] > '9') return malformed(text);
    if (name[0] == 's')
      return dot == std::string_view::npos ? beyond(text, "s", target_.limits->addressable_sgprs) : malformed(text);
    if (*number >= kVgprs) return beyond(text, "v", kVgprs);
    LiveOut place;
    place.number = static_cast<unsigned>(*number);
    place.text = text;
    if (dot != std::string_view::npos) {
      const std::string_view part = text.substr(dot + 1);
      if (part == "lo" || part == "hi") {
        place.width = 16;
        place.lsb = part == "hi" ? 16 : 0;
      } else if (part.size() == 2 && part[0] == 'b' && part[1] >= '0' && part[1] <= '3') {
        place.width = 8;
        place.lsb = 8 * static_cast<unsigned>(part[1] - '0');
      } else {
        return malformed(text);
      }
    }
    places.push_back(place);
    return std::nullopt;
  }

  // "v[0:3]", "s[4:5]", "ttmp[0:1]", and "v[7]", which is v7.
  std::optional<Error> range(std::string_view text, size_t bracket, std::vector<LiveOut>& places) const {
    const std::string_view prefix = text.substr(0, bracket);
    if (text.back() != ']' || (prefix != "v" && prefix != "s" && prefix != "ttmp")) return malformed(text);
    const std::string_view inside = text.substr(bracket + 1, text.size() - bracket - 2);
    const size_t colon = inside.find(':');
    const std::optional<uint64_t> first = parse_unsigned(inside.substr(0, colon));
    const std::optional<uint64_t> last =
        colon == std::string_view::npos ? first : parse_unsigned(inside.substr(colon + 1));
    if (!first || !last) return malformed(text);
    if (*first > *last) return Error{fmt::format("'{}': the first register comes after the last", text)};
    if (*last >= kVgprs) return beyond(text, prefix, prefix == "v" ? kVgprs : target_.limits->addressable_sgprs);
    for (uint64_t number = *first; number <= *last; ++number)
      if (const std::optional<Error> error = one(fmt::format("{}{}", prefix, number), places)) return error;
    return std::nullopt;
  }

  const isa::Target& target_;
  std::string_view text_;
};

}  // namespace

Result<std::vector<LiveOut>> parse_live_out(const isa::Target& target, std::string_view list) {
  std::vector<LiveOut> places;
  if (std::optional<Error> error = ListReader(target, list).read(places)) return *error;
  return places;
}

}  // namespace lw::prove
