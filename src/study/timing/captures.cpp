#include "study/timing/captures.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstring>

#include "bytes/bytes.h"
#include "launch/named_files.h"
#include "study/timing/measures.h"
#include "study/timing/path_trace.h"
#include "text/assembler.h"
#include "timing/clock.h"
#include "trace/queue.h"

namespace lw::study {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// Rows of a table, without its heading; all have `columns` cells at least.
Result<std::vector<std::vector<std::string_view>>> read_table(const std::string& path, std::string_view text,
                                                              size_t columns) {
  std::vector<std::vector<std::string_view>> rows;
  size_t number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (line.empty() || line.front() == '#' || line.starts_with("kernel\t")) continue;
    std::vector<std::string_view> cells = split(line, '\t');
    if (cells.size() < columns)
      return Error{fmt::format("{}:{}: {} columns, expected {}", path, number, cells.size(), columns)};
    rows.push_back(std::move(cells));
  }
  return rows;
}

std::optional<uint32_t> number(std::string_view text) {
  const std::optional<uint64_t> value = parse_unsigned(text);
  return value && *value <= UINT32_MAX ? std::optional(static_cast<uint32_t>(*value)) : std::nullopt;
}

std::optional<double> cycles_of(std::string_view text) {
  double value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

// The times of a row of stamps.tsv: where it starts, and what has passed since the stamp before.
std::vector<double> times_of(const std::vector<std::string_view>& row, size_t stamps) {
  if (row.size() < 7) return {};
  std::optional<double> now = cycles_of(row[2]);
  std::vector<double> times;
  for (const std::string_view delta : split(row[6], ',')) {
    const std::optional<double> passed = cycles_of(delta);
    if (!now || !passed) return {};
    times.push_back(*now += *passed);
  }
  return times.size() == stamps ? times : std::vector<double>{};
}

constexpr std::string_view kUnknown = "?";

// The words of one line. A pair of vector instructions whose first sources share a bank, which assemblers refuse and
// the card ran, is taken with another register.
Result<std::vector<std::byte>> assemble(const isa::Target& target, const std::string& text, uint32_t size_bytes) {
  const auto try_text = [&](const std::string& line) -> std::optional<std::vector<std::byte>> {
    Diagnostics diagnostics;
    const auto encoded = text::assemble_instruction(target, line, diagnostics);
    if (!encoded) return std::nullopt;
    std::vector<std::byte> bytes(size_t{encoded->words} * 4);
    std::memcpy(bytes.data(), encoded->word.data(), bytes.size());
    return bytes;
  };
  if (text == kUnknown) {
    // Never executed: it keeps the place.
    std::vector<std::byte> filler;
    while (filler.size() < size_bytes) {
      const auto nop = try_text("s_nop 0");
      filler.insert(filler.end(), nop->begin(), nop->end());
    }
    return filler;
  }
  if (auto bytes = try_text(text)) return *bytes;
  const size_t second = text.find("::");
  const size_t comma = second == std::string::npos ? second : text.find(", v", second);
  if (comma != std::string::npos) {
    const size_t digits = comma + 3, end = text.find_first_not_of("0123456789", digits);
    const auto reg = number(std::string_view(text).substr(digits, end - digits));
    for (uint32_t other = 0; reg && other < 8; ++other)
      if (auto bytes = try_text(text.substr(0, digits) + std::to_string(other) + text.substr(end))) return *bytes;
  }
  return Error{fmt::format("'{}' is not an instruction of {}", text, target.name)};
}

class Builder {
 public:
  Builder(const CapturedKernel& kernel, code::CodeFacts& facts, const std::vector<uint64_t>& offsets)
      : kernel_(kernel), facts_(facts), offsets_(offsets) {}

  // `number`: of the wave in its workgroup. `stamped`: how many steps there are before each that has a stamp.
  trace::WaveTrace build(const CapturedWave& wave, uint32_t number) {
    trace::WaveTrace trace;
    // A row that names the end of the program and is not the wave's last is what the capture could not tell.
    for (size_t i = 0; i < wave.instructions.size(); ++i) {
      const uint32_t at = wave.instructions[i];
      // Instructions without a stamp that lie before this one on the way.
      const uint32_t from = i == 0 ? 0 : wave.instructions[i - 1] + 1;
      for (uint32_t skipped = from; skipped < at; ++skipped)
        if (kernel_.text[skipped].starts_with("s_delay_alu")) add(trace, skipped, number);
      add(trace, at, number);
    }
    return trace;
  }

 private:
  void add(trace::WaveTrace& trace, uint32_t instruction, uint32_t number) {
    add_step(trace, facts_.at(facts_.begin() + offsets_[instruction]), static_cast<uint32_t>(offsets_[instruction] / 4),
             number);
  }

  const CapturedKernel& kernel_;
  code::CodeFacts& facts_;
  const std::vector<uint64_t>& offsets_;
};

}  // namespace

Result<std::vector<uint32_t>> instruction_numbers(std::string_view text, size_t end) {
  std::vector<uint32_t> result;
  for (const std::string_view part : split(text, ',')) {
    const size_t dash = part.find('-');
    const auto first = number(part.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : number(part.substr(dash + 1));
    if (!first || !last || *last < *first || *last >= end)
      return Error{fmt::format("'{}' names no instructions of the kernel", part)};
    for (uint32_t i = *first; i <= *last; ++i) result.push_back(i);
  }
  return result;
}

namespace {

// The kernels of a folder while its tables are read, one after the other.
class CaptureReader {
 public:
  CaptureReader(const std::string& folder, const Files& files) : names_(files, folder + "/") {}

  std::optional<Error> read_kernels();
  std::optional<Error> read_launches();
  std::optional<Error> read_stamps();
  std::vector<CapturedKernel> take() { return std::move(kernels_); }

 private:
  using Rows = std::vector<std::vector<std::string_view>>;
  // Rows of a file of the folder, whose text stays.
  Result<Rows> rows_of(const std::string& path, size_t columns) {
    Result<FileBytes> file = names_.read(path);
    if (!file) return file.error();
    texts_.push_back(std::move(*file));
    return read_table(path, texts_.back().text(), columns);
  }

  const launch::NamedFiles names_;
  std::vector<FileBytes> texts_;
  std::vector<CapturedKernel> kernels_;
  std::map<std::string, size_t, std::less<>> by_name_;
};

std::optional<Error> CaptureReader::read_kernels() {
  const std::string path = names_.path("kernels.tsv");
  const Result<Rows> rows = rows_of(path, 6);
  if (!rows) return rows.error();
  for (const auto& row : *rows) {
    const auto [at, is_new] = by_name_.try_emplace(std::string(row[0]), kernels_.size());
    if (is_new) kernels_.emplace_back().name = row[0];
    CapturedKernel& kernel = kernels_[at->second];
    const auto size = number(row[3]);
    if (number(row[1]) != kernel.text.size() || !size || *size % 4 != 0)
      return Error{
          fmt::format("{}: instruction {} of {} is out of order or has an invalid size", path, row[1], row[0])};
    kernel.text.emplace_back(row[5]);
    kernel.size_bytes.push_back(*size);
  }
  return std::nullopt;
}

std::optional<Error> CaptureReader::read_launches() {
  const Result<Rows> rows = rows_of(names_.path("launch.tsv"), 6);
  if (!rows) return rows.error();
  for (const auto& row : *rows)
    if (const auto at = by_name_.find(row[0]); at != by_name_.end()) {
      kernels_[at->second].family = row[1];
      kernels_[at->second].workgroup_size = number(row[3]).value_or(0);
    }
  return std::nullopt;
}

std::optional<Error> CaptureReader::read_stamps() {
  const std::string path = names_.path("stamps.tsv");
  const Result<Rows> rows = rows_of(path, 5);
  if (!rows) return rows.error();
  for (const auto& row : *rows) {
    const auto at = by_name_.find(row[0]);
    if (at == by_name_.end())
      return Error{fmt::format("{}: {} has no code in {}", path, row[0], names_.path("kernels.tsv"))};
    CapturedKernel& kernel = kernels_[at->second];
    Result<std::vector<uint32_t>> instructions = instruction_numbers(row[4], kernel.text.size());
    if (!instructions)
      return Error{fmt::format("{}: {}, wave {}: {}", path, row[0], row[1], instructions.error().message)};
    std::vector<double> times = times_of(row, instructions->size());
    kernel.waves.push_back({std::string(row[1]), std::move(*instructions), std::move(times)});
  }
  return std::nullopt;
}

}  // namespace

Result<std::vector<CapturedKernel>> read_captures(const std::string& folder, const Files& files) {
  CaptureReader reader(folder, files);
  if (auto error = reader.read_kernels()) return *error;
  if (auto error = reader.read_launches()) return *error;
  if (auto error = reader.read_stamps()) return *error;
  return reader.take();
}

Result<std::vector<PredictedWave>> predict(const CapturedKernel& kernel, const timing::Parameters& parameters,
                                           Bound* bound) {
  const isa::TargetLimits& limits = *parameters.product().chip->limits;
  const isa::Target& target = *isa::find_target(limits.target);
  std::vector<std::byte> code;
  std::vector<uint64_t> offsets;
  for (size_t i = 0; i < kernel.text.size(); ++i) {
    const auto bytes = assemble(target, kernel.text[i], kernel.size_bytes[i]);
    if (!bytes) return Error{fmt::format("{}: {}", kernel.name, bytes.error().message)};
    offsets.push_back(code.size());
    code.insert(code.end(), bytes->begin(), bytes->end());
  }
  Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error();
  machine->compute_units = machine->units_per_cluster;
  code::CodeFacts facts(target, 0x100000, code);
  timing::CodeInfo info(facts, *machine, parameters);
  Builder builder(kernel, facts, offsets);

  // A full SIMD of 16 waves is one of two of a compute unit, whose other one runs the other half of the workgroup.
  const uint32_t full = machine->waves_per_simd;
  std::map<std::string, std::vector<const CapturedWave*>> traces;
  for (const CapturedWave& wave : kernel.waves) {
    const size_t colon = wave.name.find(':');
    traces[colon == std::string::npos ? "" : wave.name.substr(0, colon)].push_back(&wave);
  }
  std::vector<PredictedWave> result;
  for (const auto& [name, waves] : traces) {
    const uint32_t copies = waves.size() == full ? machine->simds : 1;
    auto group = std::make_shared<trace::GroupTrace>();
    for (const CapturedWave* wave : waves)
      for (uint32_t copy = 0; copy < copies; ++copy)
        group->waves.push_back(builder.build(*wave, static_cast<uint32_t>(group->waves.size())));
    std::vector<std::vector<uint64_t>> times(group->waves.size());
    timing::Dispatch dispatch;
    dispatch.resources.wave_size = 32;
    dispatch.resources.workgroup_size = static_cast<uint32_t>(32 * group->waves.size());
    dispatch.resources.wgp_mode = false;
    const timing::Observer observer{
        .issued = [&](const timing::Issued& issued) { times[issued.wave->number].push_back(issued.time); },
        .window = {},
    };
    trace::SameGroups source(group, 1);
    const auto timed = timing::simulate(*machine, info, dispatch, source, {.observer = &observer});
    if (!timed) return timed.error();
    if (bound != nullptr)
      *bound = timing::analyse(parameters, *machine, info, dispatch, *timed, {.what_ifs = false},
                               {.kept = [&group] { return std::make_unique<trace::SameGroups>(group, 1); }})
                   .bound_by;
    for (size_t w = 0; w < waves.size(); ++w) result.push_back({waves[w]->name, std::move(times[w * copies])});
  }
  return result;
}

}  // namespace lw::study
