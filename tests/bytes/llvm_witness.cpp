#include "llvm_witness.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "base/base.h"

namespace lw::test {
namespace {

// Each element stands in a slot of its own, filled up with a one-word instruction, so that an element LLVM cannot
// decode does not shift the ones behind it, not even where its last word is read as the first of five.
constexpr size_t kSlotWords = 10;
constexpr uint32_t kFiller = 0xbf800000;  // s_nop 0

template <class T>
void put(std::string& out, T value) {
  char bytes[sizeof(T)];
  store_le(bytes, value);
  out.append(bytes, sizeof bytes);
}

void put_section(std::string& out, uint32_t name, uint32_t type, uint64_t flags, uint64_t address, uint64_t offset,
                 uint64_t size) {
  put(out, name);
  put(out, type);
  put(out, flags);
  put(out, address);
  put(out, offset);
  put(out, size);
  put(out, uint64_t{0});
  put(out, uint64_t{4});
  put(out, uint64_t{0});
}

std::string slots(std::span<const Words> words) {
  std::string bytes;
  for (const Words& element : words)
    for (size_t i = 0; i < kSlotWords; ++i) put(bytes, i < element.size() ? element[i] : kFiller);
  return bytes;
}

// Fills `answers` from lines of the form "\tTEXT // ADDRESS: WORD WORD".
void read_answers(std::string_view listing, std::span<Witnessed> answers) {
  std::istringstream lines{std::string(listing)};
  for (std::string line; std::getline(lines, line);) {
    const size_t comment = line.rfind("// 0");
    if (line.empty() || line[0] != '\t' || comment == std::string::npos) continue;
    char* after = nullptr;
    const uint64_t address = std::strtoull(line.c_str() + comment + 3, &after, 16);
    if (address % (4 * kSlotWords) != 0 || address / (4 * kSlotWords) >= answers.size()) continue;
    Witnessed& answer = answers[address / (4 * kSlotWords)];
    size_t end = comment;
    while (end > 1 && line[end - 1] == ' ') --end;
    answer.text = line.substr(1, end - 1);
    answer.outcome = answer.text.starts_with(".long")              ? Witnessed::Outcome::undecodable
                     : answer.text.find("/*") != std::string::npos ? Witnessed::Outcome::annotated
                                                                   : Witnessed::Outcome::text;
    answer.size_bytes = 0;
    for (const char* at = after + 1; at[0] == ' ' && std::isxdigit(at[1]) && std::isxdigit(at[2]); at += 9)
      answer.size_bytes += 4;
  }
}

void ask(const isa::Target& target, const ScratchFolder& folder, std::span<const Words> words,
         std::span<Witnessed> answers) {
  const std::string bytes = slots(words);
  const std::string object = folder.file("words.o");
  write_file(object, minimal_elf(target, std::as_bytes(std::span(bytes))));
  const std::string features = wave_features(target);
  const CommandResult listing = run_command(
      "llvm-objdump-22 -d -z " + (features.empty() ? "" : "--mattr=" + features + " ") + object + " 2>/dev/null");
  if (listing.ok) {
    read_answers(listing.output, answers);
  } else if (words.size() == 1) {
    answers[0].outcome = Witnessed::Outcome::crash;
  } else {
    const size_t half = words.size() / 2;
    ask(target, folder, words.first(half), answers.first(half));
    ask(target, folder, words.subspan(half), answers.subspan(half));
  }
}

}  // namespace

bool has_llvm() {
  static const bool found = run_command("llvm-objdump-22 --version >/dev/null 2>&1").ok;
  return found;
}

uint64_t sample_part(std::string_view target) { return std::ranges::count(kLlvmSiblings, target) != 0 ? 4 : 1; }

std::string test_name(std::string_view target) {
  std::string name(target);
  std::ranges::replace(name, ':', '_');
  return name;
}

uint64_t setting(const char* name, uint64_t otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

bool take_targets(std::string& line, const isa::Target& target) {
  if (!line.starts_with('[')) return true;
  const size_t end = line.find("] ");
  LW_CHECK(end != std::string::npos, line);
  std::istringstream names(line.substr(1, end - 1));
  line.erase(0, end + 2);
  const isa::Column column = isa::find_target(target.name)->column;
  return std::any_of(std::istream_iterator<std::string>(names), std::istream_iterator<std::string>(),
                     [&](const std::string& name) {
                       const isa::Target* named = isa::find_target(name);
                       LW_CHECK(named != nullptr, name);
                       return named->column == column;
                     });
}

std::string wave_features(const isa::Target& target) {
  if (!target.has(isa::Feature::wave32)) return "";
  return target.wave_size == 32 ? "+wavefrontsize32,-wavefrontsize64" : "+wavefrontsize64,-wavefrontsize32";
}

std::vector<Witnessed> ask_llvm(const isa::Target& target, std::span<const Words> words, size_t batch) {
  const ScratchFolder folder;
  std::vector<Witnessed> answers(words.size());
  for (size_t first = 0; first < words.size(); first += batch) {
    const size_t count = std::min(batch, words.size() - first);
    ask(target, folder, words.subspan(first, count), std::span(answers).subspan(first, count));
  }
  return answers;
}

std::string minimal_elf(const isa::Target& target, std::span<const std::byte> text, uint64_t address) {
  static constexpr char kNames[] = "\0.text\0.shstrtab";
  constexpr uint64_t kHeader = 64;
  const uint64_t names_at = kHeader + text.size();
  const uint64_t sections_at = align_up(names_at + sizeof kNames, 8);
  std::string out(
      "\x7f"
      "ELF\x02\x01\x01\x40\x03",
      9);  // 64-bit, little-endian, AMDGPU HSA, ABI version 5
  out.resize(16, '\0');
  put(out, uint16_t{3});    // ET_DYN
  put(out, uint16_t{224});  // EM_AMDGPU
  put(out, uint32_t{1});
  put(out, uint64_t{0});
  put(out, uint64_t{0});
  put(out, sections_at);
  put(out, target.elf_mach);
  for (const unsigned half : {64, 0, 0, 64, 3, 2}) put(out, static_cast<uint16_t>(half));
  out.append(reinterpret_cast<const char*>(text.data()), text.size());
  out.append(kNames, sizeof kNames);
  out.resize(sections_at, '\0');
  put_section(out, 0, 0, 0, 0, 0, 0);
  put_section(out, 1, 1, 6, address, kHeader, text.size());
  put_section(out, 7, 3, 0, 0, names_at, sizeof kNames);
  return out;
}

ScratchFolder::ScratchFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "lanewise-test-XXXXXX").string();
  LW_CHECK(mkdtemp(pattern.data()) != nullptr, "no temporary folder");
  path_ = pattern;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string ScratchFolder::file(std::string_view name) const { return path_ + "/" + std::string(name); }

void write_file(const std::string& path, std::string_view content) {
  std::ofstream out(path, std::ios::binary);
  out.write(content.data(), static_cast<std::streamsize>(content.size()));
  LW_CHECK(out.good(), "cannot write a test file");
}

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

CommandResult run_command(const std::string& command) {
  CommandResult result;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return result;
  char block[1 << 16];
  while (const size_t count = fread(block, 1, sizeof block, pipe)) result.output.append(block, count);
  result.ok = pclose(pipe) == 0;
  return result;
}

}  // namespace lw::test
