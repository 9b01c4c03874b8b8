// The explanation of a version: rules on what was counted, the same for every version and compiler.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "study/fp16/fp16.h"

namespace lw::study {
namespace {

std::string counted(uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
  return text;
}

// What a pair of that distance takes from this layout.
std::string stride_meaning(uint32_t stride, const Fp16Version& v, uint32_t bytes_of_one) {
  if (stride == v.array_stride_bytes) return "both words of one texel, from the two arrays";
  if (v.array_stride_bytes != 0 && stride == v.texel_stride_bytes) return "one word of two neighbouring texels";
  if (v.array_stride_bytes != 0 && stride % v.texel_stride_bytes == 0)
    return fmt::format("one word of two texels, {} apart", stride / v.texel_stride_bytes);
  if (stride == bytes_of_one && stride < v.texel_stride_bytes) return "both words of one texel, side by side";
  if (stride == v.texel_stride_bytes) return "two neighbouring texels whole";
  if (stride % v.texel_stride_bytes == 0) return fmt::format("two texels, {} apart", stride / v.texel_stride_bytes);
  return "";
}

std::string kind_words(const LdsReadKind& kind, const Fp16Version& v) {
  std::string text = fmt::format("{} {}", kind.count, kind.mnemonic);
  if (!kind.is_pair) return text;
  std::vector<std::pair<uint32_t, size_t>> strides(kind.strides.begin(), kind.strides.end());
  std::sort(strides.begin(), strides.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string list;
  for (const auto& [stride, count] : strides) {
    const std::string meaning = stride_meaning(stride, v, kind.bytes_per_lane / 2);
    list += fmt::format("{}{}{} bytes apart", list.empty() ? "" : "; ",
                        strides.size() > 1 ? fmt::format("{} pairs ", count) : "", stride);
    if (!meaning.empty()) list += fmt::format(": {}", meaning);
  }
  return fmt::format("{} ({})", text, list);
}

std::string lds_reads(const Fp16Measures& m, const Fp16Version& v) {
  std::vector<std::string> kinds;
  size_t halves = 0;
  for (const LdsReadKind& kind : m.lds_read_kinds) {
    kinds.push_back(kind_words(kind, v));
    if (kind.d16) halves += kind.count;
  }
  std::string text = fmt::format(" LDS reads: {}.", joined(kinds));
  const auto& runs = m.lds_read_sequence;
  if (runs.size() == 2 && runs[0].second > 1 && runs[1].second > 1)
    text += fmt::format(" After {} of {} reads the kind changes from {} to {}.", runs[0].second, m.lds_reads,
                        runs[0].first, runs[1].first);
  if (2 * halves > m.lds_reads)
    text += fmt::format(
        " {} of {} reads fill one half of a register and keep the other, so halves are packed as they arrive.", halves,
        m.lds_reads);
  return text;
}

// More than what hides the latency of a read: about 64 cycles, 16 instructions of one wave.
constexpr uint32_t kLongWaitLines = 16;

std::string waiting_words(uint32_t count) {
  return count == 1 ? "1 register waits" : fmt::format("{} registers wait", count);
}

std::string wait_words(const Wait& wait) {
  return fmt::format("{} from line {} to line {}", flow::register_name(wait.reg), wait.from_line, wait.to_line);
}

std::string in_flight(const Fp16Measures& m) {
  if (!m.longest_wait) return "";
  std::string text;
  if (m.median_wait > kLongWaitLines)
    text = fmt::format(
        " The reads run far ahead of the arithmetic: at one time {} for their first use (line {}); half of all results "
        "wait {} lines or more, and the longest wait is that of {}.",
        waiting_words(m.most_waiting), m.most_waiting_line, m.median_wait, wait_words(*m.longest_wait));
  else
    text = fmt::format(
        " Results are used soon: at most {} for their first use at the same time; half of all results wait no more "
        "than {}, and the longest wait is that of {}.",
        waiting_words(m.most_waiting), counted(m.median_wait, "line"), wait_words(*m.longest_wait));
  if (m.longest_skew > kLongWaitLines)
    text += fmt::format(" The first uses of the registers that one read fills are up to {} lines apart (median {}).",
                        m.longest_skew, m.median_skew);
  if (m.median_reuse > kLongWaitLines)
    text +=
        fmt::format(" Half of all results stay live for {} lines or more between first and last use.", m.median_reuse);
  return text;
}

std::string arithmetic(const Fp16Measures& m) {
  std::string text;
  if (m.float_instructions != 0)
    text = m.packed == 0
               ? fmt::format(" None of {} is packed", counted(m.float_instructions, "float instruction"))
               : fmt::format(" {} of {} {} packed", m.packed, counted(m.float_instructions, "float instruction"),
                             m.packed == 1 ? "is" : "are");
  std::vector<std::string> extra;
  if (m.conversions != 0) extra.push_back(fmt::format("{} convert types", m.conversions));
  if (m.rearrangements != 0) extra.push_back(fmt::format("{} split or join halves", m.rearrangements));
  if (!extra.empty()) text += fmt::format("; {}", joined(extra));
  if (!text.empty()) text += ".";
  std::vector<std::string> weights;
  if (m.literal_operands != 0)
    weights.push_back(fmt::format("literals of {}", counted(m.literal_operands, "instruction")));
  if (m.scalar_operands != 0)
    weights.push_back(
        fmt::format("{} that {} read", counted(m.scalar_registers, "SGPR"), counted(m.scalar_operands, "instruction")));
  if (!weights.empty()) text += fmt::format(" The arithmetic takes its constants from {}.", joined(weights));
  return text;
}

std::string peak(const Fp16Measures& m) {
  std::vector<std::pair<uint32_t, HeldAs>> kinds;
  for (size_t i = 0; i < kHeldKinds; ++i)
    if (m.held[i] != 0) kinds.emplace_back(m.held[i], static_cast<HeldAs>(i));
  std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::string> parts;
  for (const auto& [count, kind] : kinds) parts.push_back(fmt::format("{} {}", count, held_words(kind, count)));
  std::string text = fmt::format("{} requested, {} live at the peak (line {}): {}.", counted(m.vgprs, "VGPR"),
                                 m.peak_vgprs, m.peak_line, joined(parts));
  if (m.peak_line < m.first_lds_read_line)
    text += fmt::format(" The peak is before the first LDS read (line {}); after it at most {} are live.",
                        m.first_lds_read_line, m.window_peak_vgprs);
  return text;
}

std::string difference(int64_t delta, std::string_view noun) {
  if (delta == 0) return fmt::format("the same number of {}s", noun);
  return fmt::format("{} {}", counted(static_cast<uint64_t>(std::abs(delta)), noun), delta > 0 ? "more" : "fewer");
}

// Which of the numbers behind the registers differs most from fp32's.
std::string compared_with_fp32(const Fp16Measures& m, const Fp16Measures& fp32) {
  const auto delta = [](auto a, auto b) { return static_cast<int64_t>(a) - static_cast<int64_t>(b); };
  std::string text = fmt::format(" Compared with fp32: {}, {}", difference(delta(m.vgprs, fp32.vgprs), "VGPR"),
                                 difference(delta(m.lines, fp32.lines), "line"));
  size_t most = 0;
  for (size_t i = 1; i < kHeldKinds; ++i)
    if (std::abs(delta(m.held[i], fp32.held[i])) > std::abs(delta(m.held[most], fp32.held[most]))) most = i;
  const int64_t held = delta(m.held[most], fp32.held[most]);
  if (held != 0)
    text += fmt::format("; the peaks differ most in {} ({} compared with {})", held_words(static_cast<HeldAs>(most), 2),
                        m.held[most], fp32.held[most]);
  return text + ".";
}

}  // namespace

std::string_view held_words(HeldAs kind, uint32_t count) {
  const bool one = count == 1;
  switch (kind) {
    case HeldAs::waiting_lds: return one ? "LDS result not used yet" : "LDS results not used yet";
    case HeldAs::used_lds: return one ? "LDS result used again" : "LDS results used again";
    case HeldAs::converted: return one ? "converted or repacked value" : "converted or repacked values";
    case HeldAs::arithmetic: return one ? "sum or product" : "sums and products";
    case HeldAs::other: return one ? "address or other value" : "addresses and other values";
  }
  return "";
}

std::string explain_fp16(const Fp16Measures& m, const Fp16Version& version, const Fp16Measures* fp32) {
  std::string text = peak(m) + in_flight(m) + lds_reads(m, version) + arithmetic(m);
  if (fp32 != nullptr) text += compared_with_fp32(m, *fp32);
  return text;
}

std::string explain_fp16_excerpt(const Fp16Measures& m, const Fp16Version& version) {
  std::string text = fmt::format("{}.", counted(m.lines, "line"));
  text += lds_reads(m, version);
  const auto unused = std::count_if(m.waits.begin(), m.waits.end(), [](const Wait& w) { return !w.used; });
  if (m.waits.empty()) return text + arithmetic(m);
  const size_t used = m.waits.size() - static_cast<size_t>(unused);
  text += fmt::format(" {} of {} registers that these reads fill are used within the excerpt", used, m.waits.size());
  if (used == 1)
    text += fmt::format(", after {}", counted(m.median_wait, "line"));
  else if (m.longest_wait)
    text += fmt::format(", half of them after no more than {}, the last after {}", counted(m.median_wait, "line"),
                        counted(m.longest_wait->lines(), "line"));
  if (unused != 0) {
    const auto first = std::find_if(m.waits.begin(), m.waits.end(), [](const Wait& w) { return !w.used; });
    text += fmt::format("; {} waits from line {} to the end", flow::register_name(first->reg), first->from_line);
  }
  text += ".";
  return text + arithmetic(m);
}

}  // namespace lw::study
