#include "mutations.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cctype>
#include <regex>

#include "random_instances.h"

namespace lw::test {
namespace {

using Tokens = std::vector<std::string>;

template <class Container>
std::string pick(const Container& from, std::mt19937_64& random) {
  return std::string(from[random() % std::size(from)]);
}

constexpr std::array kOperands = {"v0",
                                  "v1",
                                  "v255",
                                  "v256",
                                  "v[0:1]",
                                  "v[1:2]",
                                  "v[2:4]",
                                  "v[252:255]",
                                  "v[254:257]",
                                  "s0",
                                  "s1",
                                  "s101",
                                  "s105",
                                  "s106",
                                  "s[0:1]",
                                  "s[1:2]",
                                  "s[0:3]",
                                  "s[2:5]",
                                  "s[0:7]",
                                  "a0",
                                  "a[0:1]",
                                  "ttmp0",
                                  "ttmp[0:1]",
                                  "vcc",
                                  "vcc_lo",
                                  "vcc_hi",
                                  "exec",
                                  "exec_lo",
                                  "exec_hi",
                                  "m0",
                                  "null",
                                  "scc",
                                  "off",
                                  "src_scc",
                                  "src_vccz",
                                  "flat_scratch",
                                  "xnack_mask",
                                  "src_shared_base",
                                  "src_lds_direct",
                                  "0",
                                  "1",
                                  "64",
                                  "65",
                                  "-16",
                                  "-17",
                                  "0x1234",
                                  "0x12345678",
                                  "0.5",
                                  "-4.0",
                                  "0.15915494",
                                  "3.0",
                                  "lit(1)",
                                  "0xffffffffffffffff",
                                  "v0.l",
                                  "v0.h",
                                  "v128.l",
                                  "|v1|",
                                  "-v1",
                                  "-|v1|",
                                  "abs(v1)",
                                  "neg(1)",
                                  "sext(v1)",
                                  "[v1,v2]",
                                  "p10",
                                  "attr0.x",
                                  "mrt0",
                                  "v[0:3]",
                                  "v[1:4]",
                                  "v[0:7]",
                                  "v[0:15]",
                                  "s[0:15]",
                                  "s[100:103]",
                                  "a[0:3]",
                                  "a[1:2]",
                                  "a[0:15]",
                                  "ttmp[0:3]",
                                  "ttmp[4:11]",
                                  "s[4]",
                                  "v[255]",
                                  "src_scc",
                                  "src_execz",
                                  "src_private_limit",
                                  "src_pops_exiting_wave_id",
                                  "lds_direct",
                                  "tba",
                                  "tma_lo",
                                  "flat_scratch_lo",
                                  "xnack_mask_hi",
                                  "-1",
                                  "193",
                                  "208",
                                  "1.0",
                                  "-0.5",
                                  "1.5",
                                  "0x40",
                                  "0x3c00",
                                  "0x3118",
                                  "0x3f80",
                                  "0x3f800000",
                                  "0x3e22f983",
                                  "0xbf800000",
                                  "0xfffffff0",
                                  "0xffffffef",
                                  "0x80000000",
                                  "0x100000000",
                                  "0x3ff0000000000000",
                                  "0x3fc45f306dc9c882",
                                  "0.15915494309189532",
                                  "lit(0x3f800000)",
                                  "lit(v0)",
                                  "lit(v0",
                                  "lit(v0.l",
                                  "lit64(0x123456789)",
                                  "lit64(64)",
                                  "abs(1.0)",
                                  "-|1.0|",
                                  "-abs(v[0:1])",
                                  "neg(s0)",
                                  "sext(s0)",
                                  "1+1",
                                  "~1",
                                  "-s[0:1]",
                                  "0xfff0",
                                  "0xffff",
                                  "0x10000",
                                  "0x12345",
                                  "65536.0",
                                  "1e-10",
                                  "1e38",
                                  "1.001",
                                  "lit(1.0)",
                                  "lit(0x12345)",
                                  "|1.0|",
                                  "|65|",
                                  "neg(65)",
                                  "sext(1)",
                                  "sext(1.0)",
                                  "neg(|v1|)",
                                  "neg(v[0:1])",
                                  "[v0,v1,v2]",
                                  "[v1,v5]",
                                  "[s0,s1]",
                                  "v[0:2]",
                                  "vcc_lo_",
                                  "s[106:107]",
                                  "0x7fffffff",
                                  "1<<16",
                                  "x",
                                  "x+4",
                                  "-x",
                                  "|x|",
                                  "neg(x)",
                                  "sext(x)",
                                  "lit(x)",
                                  "glc",
                                  "clamp",
                                  "neg",
                                  "abs",
                                  "lit",
                                  "pc",
                                  "v2.l",
                                  "v[0].h",
                                  "ttmp99",
                                  "acc0",
                                  "s",
                                  "v",
                                  "\"x\""};

constexpr std::array kModifiers = {"clamp",
                                   "mul:2",
                                   "div:2",
                                   "op_sel:[1,0]",
                                   "op_sel:[0,0,1]",
                                   "op_sel_hi:[0,1]",
                                   "neg_lo:[1,0]",
                                   "neg_hi:[0,1]",
                                   "dst_sel:BYTE_1",
                                   "dst_unused:UNUSED_PAD",
                                   "src0_sel:WORD_1",
                                   "src1_sel:BYTE_3",
                                   "quad_perm:[3,2,1,0]",
                                   "row_shl:1",
                                   "row_ror:15",
                                   "row_shr:16",
                                   "wave_shl:1",
                                   "row_mirror",
                                   "row_bcast:15",
                                   "row_share:3",
                                   "row_xmask:1",
                                   "row_newbcast:2",
                                   "row_mask:0x3",
                                   "bank_mask:0x5",
                                   "bound_ctrl:0",
                                   "bound_ctrl:1",
                                   "fi:1",
                                   "dpp8:[7,6,5,4,3,2,1,0]",
                                   "offset:8",
                                   "offset:4095",
                                   "offset:65536",
                                   "offset:-4",
                                   "offset0:1",
                                   "offset1:255",
                                   "gds",
                                   "glc",
                                   "slc",
                                   "dlc",
                                   "scc",
                                   "sc0",
                                   "sc1",
                                   "nt",
                                   "tfe",
                                   "lwe",
                                   "lds",
                                   "da",
                                   "unorm",
                                   "r128",
                                   "a16",
                                   "d16",
                                   "dmask:0xf",
                                   "dmask:0x10",
                                   "dim:SQ_RSRC_IMG_2D",
                                   "idxen",
                                   "offen",
                                   "format:22",
                                   "format:[BUF_DATA_FORMAT_8]",
                                   "cbsz:1",
                                   "abid:2",
                                   "blgp:3",
                                   "done",
                                   "vm",
                                   "compr",
                                   "wait_exp:1",
                                   "wait_vdst:2",
                                   "th:TH_LOAD_NT",
                                   "scope:SCOPE_DEV",
                                   "byte_sel:1",
                                   "high"};

constexpr std::array kSuffixes = {"_e32", "_e64", "_dpp", "_sdwa", "_e64_dpp", ""};

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; }

Tokens tokens_of(std::string_view line) {
  Tokens tokens;
  for (size_t at = 0; at < line.size();) {
    size_t end = at + 1;
    if (is_word(line[at]))
      while (end < line.size() && is_word(line[end])) ++end;
    tokens.emplace_back(line.substr(at, end - at));
    at = end;
  }
  return tokens;
}

std::string joined(const Tokens& tokens) {
  std::string line;
  for (const std::string& token : tokens) line += token;
  return line;
}

// "v_add_f32_e32 v0, v1, v2 clamp": {"v_add_f32_e32", "v0", "v1", "v2 clamp"}.
Tokens operands_of(std::string_view line) {
  const size_t space = std::min(line.find(' '), line.size());
  Tokens parts = {std::string(line.substr(0, space))};
  for (size_t at = space; at < line.size();) {
    const size_t end = std::min(line.find(", ", at), line.size());
    parts.emplace_back(line.substr(at, end - at));
    while (!parts.back().empty() && parts.back().front() == ' ') parts.back().erase(0, 1);
    at = end == line.size() ? end : end + 2;
  }
  return parts;
}

std::string joined_operands(const Tokens& parts) {
  std::string line = parts[0];
  for (size_t i = 1; i < parts.size(); ++i) line += (i == 1 ? " " : ", ") + parts[i];
  return line;
}

std::string with_suffix(std::string_view line, std::string_view wanted) {
  const size_t space = std::min(line.find(' '), line.size());
  std::string stem(line.substr(0, space));
  for (const std::string_view suffix : kSuffixes)
    if (!suffix.empty() && stem.ends_with(suffix)) stem.resize(stem.size() - suffix.size());
  return stem + std::string(wanted) + std::string(line.substr(space));
}

}  // namespace

std::string mutate(std::string_view line, std::string_view other, std::mt19937_64& random) {
  if (line.empty()) return {};
  Tokens tokens = tokens_of(line);
  Tokens parts = operands_of(line);
  const size_t at = random() % tokens.size();
  const auto any_operand = [&]() -> std::string& {
    return parts[parts.size() < 2 ? 0 : 1 + random() % (parts.size() - 1)];
  };
  switch (random() % 11) {
    case 0: tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at)); return joined(tokens);
    case 1: tokens[at] = pick(tokens_of(other), random); return joined(tokens);
    case 2:
      if (std::isdigit(static_cast<unsigned char>(tokens[at][0]))) tokens[at] = std::to_string(random() % 300);
      return joined(tokens);
    case 3: return std::string(line) + " " + pick(kModifiers, random);
    case 4: return with_suffix(line, pick(kSuffixes, random));
    case 5: std::swap(any_operand(), any_operand()); return joined_operands(parts);
    case 6: parts.insert(parts.begin() + 1, pick(kOperands, random)); return joined_operands(parts);
    case 7: return std::string(line.substr(0, line.rfind(' ')));
    case 8: any_operand() = any_operand(); return joined_operands(parts);
    default: any_operand() = pick(kOperands, random); return joined_operands(parts);
  }
}

std::vector<std::string> all_changes(std::string_view line, uint64_t one_in, std::mt19937_64& random) {
  const auto is_chosen = [&] { return random() % one_in == 0; };
  std::vector<std::string> changed;
  Tokens parts = operands_of(line);
  for (size_t place = 1; place < parts.size(); ++place) {
    // What follows the last operand stays behind what replaces it.
    const std::string written = parts[place];
    const size_t end = written.starts_with('[') ? written.size() : std::min(written.find(' '), written.size());
    const auto write = [&](const std::string& operand) {
      parts[place] = operand + written.substr(end);
      changed.push_back(joined_operands(parts));
    };
    for (const std::string_view operand : kOperands)
      if (is_chosen()) write(std::string(operand));
    for (const uint32_t literal : special_literals())
      if (is_chosen()) write(fmt::format("0x{:x}", literal));
    parts[place] = written;
  }
  for (const std::string_view modifier : kModifiers)
    if (is_chosen()) changed.push_back(std::string(line) + " " + std::string(modifier));
  for (const std::string_view suffix : kSuffixes)
    if (is_chosen()) changed.push_back(with_suffix(line, suffix));
  return changed;
}

std::string with_other_registers(const std::string& line, std::mt19937_64& random) {
  static const std::regex name(R"(\b([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?![\w:]))");
  constexpr std::array kAtLimits = {0, 1, 2, 4, 98, 100, 101, 102, 104, 105, 106, 126, 127, 128, 252, 254, 255, 256};
  const bool are_equal = random() % 8 == 0;  // so that scalar ones are one
  std::string changed;
  unsigned number = 0;
  auto rest = line.cbegin();
  for (std::sregex_iterator at(line.begin(), line.end(), name), end; at != end; ++at) {
    const std::smatch& found = *at;
    const unsigned dwords = found[3].matched ? std::stoul(found[4]) - std::stoul(found[3]) + 1 : 1;
    const unsigned most = found[1] == "s" ? 102 : 256;
    if (!are_equal || rest == line.cbegin())
      number = random() % 8 == 0 ? static_cast<unsigned>(kAtLimits[random() % kAtLimits.size()]) : random() % most;
    if (random() % 16 != 0) number -= number % std::min(4u, std::bit_ceil(dwords));
    changed.append(rest, found[0].first);
    changed += found[2].matched ? fmt::format("{}{}", found[1].str(), number)
                                : fmt::format("{}[{}:{}]", found[1].str(), number, number + dwords - 1);
    rest = found[0].second;
  }
  return changed.append(rest, line.cend());
}

}  // namespace lw::test
