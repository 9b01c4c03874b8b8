#include "gpu/kernel_printf.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <vector>

#include "base/bits.h"
#include "gpu/printf_format.h"

namespace lw::gpu {
namespace {

using Bytes = std::span<const std::byte>;

// What the buffer holds where nobody has written.
constexpr uint32_t kUnwritten = 0xf0e1d2c3;

std::string text_in(Bytes bytes) {
  const auto end = std::ranges::find(bytes, std::byte{0});
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<size_t>(end - bytes.begin())};
}

// Which arguments of a format are strings.
class StringNumbers final : public PrintfArguments {
 public:
  Bytes next() override {
    ++argument_;
    return kZeros;
  }
  std::optional<std::string> next_text() override {
    numbers_.push_back(argument_++);
    return "";
  }
  const std::vector<size_t>& numbers() const { return numbers_; }

 private:
  static constexpr std::array<std::byte, 128> kZeros{};
  size_t argument_ = 0;
  std::vector<size_t> numbers_;
};

// Arguments whose sizes the metadata says. LLVM stores a literal without its end where its length is a multiple of 4,
// and what follows four bytes earlier than the size says. The record is as long as the sizes say, so that as many words
// at its end stay unwritten as it has such literals.
class SizedArguments final : public PrintfArguments {
 public:
  SizedArguments(Bytes bytes, std::span<const uint32_t> sizes, std::span<const size_t> strings) {
    size_t unwritten = 0;
    while (4 * unwritten < bytes.size() && load_le<uint32_t>(&bytes[bytes.size() - 4 * (unwritten + 1)]) == kUnwritten)
      ++unwritten;
    // A vector of three elements may leave the place of a fourth as it is.
    if (unwritten > strings.size()) unwritten -= std::min<size_t>(unwritten, sizes.empty() ? 0 : sizes.back() / 16);
    is_complete_ = unwritten <= strings.size();
    if (!is_complete_) return;
    if (strings.size() > kMostStrings) {
      arguments_ = split_by(bytes, sizes);
      return;
    }
    // Of the ways to choose those literals, the one in which most strings look like literals.
    size_t best = 0;
    for (uint32_t chosen = 0; chosen < uint32_t{1} << strings.size(); ++chosen) {
      if (static_cast<size_t>(std::popcount(chosen)) != unwritten) continue;
      std::vector<uint32_t> shortened(sizes.begin(), sizes.end());
      for (size_t i = 0; i < strings.size(); ++i)
        if ((chosen >> i & 1) != 0 && strings[i] < sizes.size() && sizes[strings[i]] > 4) shortened[strings[i]] -= 4;
      std::vector<Bytes> split = split_by(bytes, shortened);
      size_t score = 1;
      for (size_t i = 0; i < strings.size(); ++i)
        if (strings[i] < split.size()) score += is_literal(split[strings[i]], (chosen >> i & 1) != 0) ? 1 : 0;
      if (score <= best) continue;
      best = score;
      arguments_ = std::move(split);
    }
  }

  // Not so where the dispatch ended before the record was written.
  bool is_complete() const { return is_complete_; }

  Bytes next() override { return next_ < arguments_.size() ? arguments_[next_++] : Bytes{}; }
  std::optional<std::string> next_text() override {
    const Bytes bytes = next();
    return bytes.empty() ? std::nullopt : std::optional(text_in(bytes));
  }

 private:
  static constexpr size_t kMostStrings = 16;  // whose ends are looked for

  static std::vector<Bytes> split_by(Bytes bytes, std::span<const uint32_t> sizes) {
    std::vector<Bytes> split;
    for (const uint32_t size : sizes) {
      split.push_back(bytes.first(std::min<size_t>(size, bytes.size())));
      bytes = bytes.subspan(split.back().size());
    }
    return split;
  }
  // Characters, and zeros in the last word behind them unless it has no end.
  static bool is_literal(Bytes bytes, bool has_no_end) {
    const auto end = std::ranges::find(bytes, std::byte{0});
    if (has_no_end) return end == bytes.end();
    return bytes.end() - end >= 1 && bytes.end() - end <= 4 &&
           std::all_of(end, bytes.end(), [](std::byte b) { return b == std::byte{0}; });
  }

  std::vector<Bytes> arguments_;
  size_t next_ = 0;
  bool is_complete_ = true;
};

// Arguments of eight bytes each, and strings filled up to a multiple of that.
class WideArguments final : public PrintfArguments {
 public:
  explicit WideArguments(Bytes bytes) : bytes_(bytes) {}

  Bytes next() override {
    if (bytes_.size() < 8) return {};
    return take(8);
  }
  std::optional<std::string> next_text() override {
    if (bytes_.empty()) return std::nullopt;
    std::string text = text_in(bytes_);
    take(std::min<size_t>(bytes_.size(), align_up(text.size() + 1, 8)));
    return text;
  }

 private:
  Bytes take(size_t size) {
    const Bytes taken = bytes_.first(size);
    bytes_ = bytes_.subspan(size);
    return taken;
  }
  Bytes bytes_;
};

// One record at the begin of `bytes`, whose size is taken off; false where it cannot be read.
class RecordReader {
 public:
  explicit RecordReader(std::span<const object::PrintfFormat> formats) {
    for (const object::PrintfFormat& format : formats) {
      StringNumbers strings;
      format_printf(format.text, strings);
      (format.has_hash ? by_hash_ : by_id_)[format.id] = {&format, strings.numbers()};
    }
  }

  bool read(Bytes& bytes, std::string& text) const {
    return by_hash_.empty() ? read_sized(bytes, text) : read_wide(bytes, text);
  }
  // The longest record of a known size.
  uint64_t longest_bytes() const {
    uint64_t longest = 0;
    for (const auto& [id, format] : by_id_) longest = std::max(longest, 4 + argument_bytes(*format.format));
    return longest;
  }

 private:
  struct Known {
    const object::PrintfFormat* format = nullptr;
    std::vector<size_t> strings;  // numbers of arguments
  };
  static uint64_t argument_bytes(const object::PrintfFormat& format) {
    uint64_t sum = 0;
    for (const uint32_t size : format.argument_bytes) sum += size;
    return sum;
  }

  bool read_sized(Bytes& bytes, std::string& text) const {
    const auto found = by_id_.find(load_le<uint32_t>(bytes.data()));
    if (found == by_id_.end()) return false;
    const object::PrintfFormat& format = *found->second.format;
    const uint64_t size = 4 + argument_bytes(format);
    if (size > bytes.size()) return false;
    SizedArguments arguments(bytes.subspan(4, size - 4), format.argument_bytes, found->second.strings);
    if (arguments.is_complete()) text += format_printf(format.text, arguments);
    bytes = bytes.subspan(size);
    return true;
  }

  // A word with the record's size (from bit 2 on) and whether its format is a constant (bit 1), and the format's hash
  // or the format itself.
  bool read_wide(Bytes& bytes, std::string& text) const {
    const uint32_t control = load_le<uint32_t>(bytes.data());
    const uint32_t size = control >> 2;
    if (size < 12 || size > bytes.size()) return false;
    WideArguments arguments(bytes.subspan(4, size - 4));
    std::string own;
    const std::string* format = &own;
    if ((control & 2) != 0) {
      const auto found = by_hash_.find(load_le<uint64_t>(arguments.next().data()));
      if (found == by_hash_.end()) return false;
      format = &found->second.format->text;
    } else {
      own = arguments.next_text().value_or("");
    }
    text += format_printf(*format, arguments);
    bytes = bytes.subspan(size);
    return true;
  }

  std::map<uint64_t, Known> by_id_, by_hash_;
};

}  // namespace

void prepare_printf_buffer(std::span<std::byte> buffer) {
  for (size_t i = 0; i + 4 <= buffer.size(); i += 4) store_le(&buffer[i], kUnwritten);
  store_le<uint32_t>(buffer.data(), 0);
  store_le<uint32_t>(buffer.data() + 4, static_cast<uint32_t>(buffer.size()));
}

KernelPrinted read_printf_buffer(const state::Memory& memory, uint64_t address,
                                 std::span<const object::PrintfFormat> formats) {
  KernelPrinted printed;
  const Bytes header = memory.view(address, kPrintfHeaderBytes);
  LW_CHECK(!header.empty(), "the printf buffer is gone");
  const uint64_t used = load_le<uint32_t>(header.data());
  const uint64_t room = load_le<uint32_t>(header.data() + 4) - kPrintfHeaderBytes;
  const RecordReader reader(formats);
  Bytes bytes = used <= room ? memory.view(address + kPrintfHeaderBytes, used) : Bytes{};
  if (bytes.size() != used || used % 4 != 0) {
    printed.problem = fmt::format("the kernel's printf buffer is damaged: {} bytes of {} are used", used, room);
    return printed;
  }
  uint64_t longest = reader.longest_bytes();
  while (bytes.size() >= 4) {
    // Room that a wave asked for before the dispatch ended, and has not written to.
    if (load_le<uint32_t>(bytes.data()) == kUnwritten) {
      bytes = bytes.subspan(4);
      continue;
    }
    const uint64_t left = bytes.size();
    if (!reader.read(bytes, printed.text)) {
      printed.problem = fmt::format(
          "the kernel's printf buffer is damaged: at {} of {} bytes stands {:#x}, which begins "
          "no record",
          used - left, used, load_le<uint32_t>(bytes.data()));
      return printed;
    }
    longest = std::max(longest, left - bytes.size());
  }
  // A call that finds no room leaves nothing behind: only where the longest record still fits, none was lost.
  if (room - used < longest)
    printed.problem = fmt::format(
        "the kernel's printf buffer of {} bytes is full, and what did not fit is lost; --printf-buffer BYTES makes it "
        "larger",
        room + kPrintfHeaderBytes);
  return printed;
}

}  // namespace lw::gpu
