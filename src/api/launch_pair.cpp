#include "api/launch_pair.h"

#include <algorithm>
#include <map>
#include <span>
#include <unordered_set>

#include "api/launch_setup.h"
#include "timing/occupancy.h"
#include "watch/clock.h"

namespace lw::api {
namespace {

using events::OutcomeKind;

// More wave instructions than kernels need on a few workgroups; a loop over a random number ends here.
constexpr uint64_t kMostInstructions = 1'000'000;
// A rule with the line `faster` may replace instructions by a larger number of them.
constexpr uint64_t kMostOfNewCode = 2 * kMostInstructions;

// Memory that a kernel can change.
struct Region {
  std::string name;
  std::span<const std::byte> bytes;
  std::span<const std::byte> given;  // what the code object put there; empty for all other memory
};

// A launch of one of the two, in memory of its own.
class Side {
 public:
  Side(const KernelCode& code, const launch::LaunchFile& launch, const Session& session)
      : session_(session), setup_(launch, code.loaded, code.name, session, messages_) {
    setup_.read_arguments({}, {});
    setup_.place(0);
    const isa::Target& target = setup_.device().target_of(setup_.kernel());
    if (const auto why = timing::why_it_does_not_fit(
            *target.limits, watch::resources_of(target, setup_.kernel(), setup_.placed().dispatch)))
      throw bad_input(code::kKernel, *why);
    for (const state::Buffer* buffer : changeable())
      if (is_of_object(*buffer)) given_[buffer->address].assign(buffer->host, buffer->host + buffer->size_bytes);
  }

  // Waves take turns at barriers alone: their order must not depend on the number of instructions.
  events::Outcome run(uint64_t most_instructions, uint64_t fill_seed, events::Sink* sink = nullptr) {
    exec::DispatchOptions options{.threads = 1, .max_instructions = most_instructions, .sink = sink};
    options.slice = most_instructions;
    options.fill_seed = fill_seed;
    options.cancel = {&session_.cancel.flag()};
    events::Outcome outcome = setup_.device().run(setup_.placed(), options);
    throw_if_requested(session_.cancel);
    return outcome;
  }

  // All but private memory: first that of arguments, then that of the code object.
  std::vector<Region> memory() const {
    std::vector<Region> regions;
    for (const state::Buffer* buffer : changeable())
      if (!is_of_object(*buffer)) regions.push_back({buffer->info.name, {buffer->host, buffer->size_bytes}, {}});
    for (const state::Buffer* buffer : changeable())
      if (is_of_object(*buffer))
        regions.push_back({buffer->info.name, {buffer->host, buffer->size_bytes}, given_.at(buffer->address)});
    return regions;
  }

  // Of the memory of the code object, the variable with the symbol; nullopt if the kernel cannot change it.
  std::optional<Region> variable(const object::Symbol& symbol) const {
    const uint64_t address = setup_.device().base() + symbol.address;
    for (const state::Buffer* buffer : changeable()) {
      if (!is_of_object(*buffer) || !buffer->contains(address, symbol.size_bytes)) continue;
      const uint64_t at = address - buffer->address;
      return Region{"variable " + symbol.name,
                    {buffer->host + at, symbol.size_bytes},
                    std::span<const std::byte>(given_.at(buffer->address)).subspan(at, symbol.size_bytes)};
    }
    return std::nullopt;
  }

  LaunchSetup& setup() { return setup_; }
  const LaunchSetup& setup() const { return setup_; }

 private:
  std::vector<const state::Buffer*> changeable() const {
    std::vector<const state::Buffer*> buffers;
    for (const state::Buffer* buffer : setup_.device().memory().buffers())
      if (buffer->info.writable && !buffer->info.executable) buffers.push_back(buffer);
    return buffers;
  }

  bool is_of_object(const state::Buffer& buffer) const {
    const uint64_t base = setup_.device().base();
    return buffer.address >= base && buffer.address < base + setup_.loaded().code.memory_end();
  }

  Messages messages_;
  const Session& session_;
  LaunchSetup setup_;
  std::map<uint64_t, std::vector<std::byte>> given_;  // contents of the code object's own memory before the launch
};

bool reads_clock(const code::InstructionFacts& facts) {
  if (!facts.valid()) return false;
  const std::string_view text = facts.text;
  return text.starts_with("s_memtime") || text.starts_with("s_memrealtime") ||
         text.starts_with("s_get_shader_cycles") || text.find("SHADER_CYCLES") != std::string_view::npos ||
         text.find("REALTIME") != std::string_view::npos;
}

class ExecutedAddresses : public events::Sink {
 public:
  void before(const events::ExecutedInstruction& executed) override { addresses_.insert(executed.pc); }
  const std::unordered_set<uint64_t>& addresses() const { return addresses_; }

 private:
  std::unordered_set<uint64_t> addresses_;
};

// Asked only where the two differ, because it runs the kernel again.
bool reads_clock(const KernelCode& code, const launch::LaunchFile& launch, uint64_t fill_seed, const Session& session) {
  Side side(code, launch, session);
  ExecutedAddresses executed;
  side.run(kMostInstructions, fill_seed, &executed);
  const std::unique_ptr<code::CodeFacts> facts = side.setup().code_facts();
  return std::ranges::any_of(executed.addresses(), [&](uint64_t pc) { return reads_clock(facts->at(pc)); });
}

// A byte that neither code changed does not count: addresses of code that the object has may differ.
std::optional<lanewise::DifferentByte> different_byte(const Region& a, const Region& b) {
  if (std::ranges::equal(a.bytes, b.bytes)) return std::nullopt;
  for (size_t i = 0; i < a.bytes.size(); ++i)
    if (a.bytes[i] != b.bytes[i] && (a.given.empty() || a.bytes[i] != a.given[i] || b.bytes[i] != b.given[i]))
      return lanewise::DifferentByte{a.name, i, std::to_integer<uint8_t>(a.bytes[i]),
                                     std::to_integer<uint8_t>(b.bytes[i])};
  return std::nullopt;
}

// Assembly that becomes shorter has its variables at other addresses.
std::vector<std::pair<Region, Region>> pairs_of_regions(const Side& before, const Side& after) {
  const std::vector<Region> old_memory = before.memory(), new_memory = after.memory();
  std::vector<std::pair<Region, Region>> pairs;
  const auto are_alike = [](const Region& a, const Region& b) { return a.bytes.size() == b.bytes.size(); };
  if (std::ranges::equal(old_memory, new_memory, are_alike)) {
    for (size_t i = 0; i < old_memory.size(); ++i) pairs.emplace_back(old_memory[i], new_memory[i]);
    return pairs;
  }
  const auto of_object = [](const Region& region) { return !region.given.empty(); };
  const auto old_end = std::ranges::find_if(old_memory, of_object);
  const auto new_end = std::ranges::find_if(new_memory, of_object);
  LW_CHECK(std::equal(old_memory.begin(), old_end, new_memory.begin(), new_end, are_alike),
           "one launch with buffers of two sizes");
  for (auto a = old_memory.begin(), b = new_memory.begin(); a != old_end; ++a, ++b) pairs.emplace_back(*a, *b);
  for (const object::Symbol& symbol : before.setup().loaded().code.symbols) {
    const object::Symbol* now = after.setup().loaded().code.find_symbol(symbol.name);
    if (symbol.kind != object::SymbolKind::object || now == nullptr || now->size_bytes != symbol.size_bytes) continue;
    const std::optional<Region> a = before.variable(symbol), b = after.variable(*now);
    if (a && b) pairs.emplace_back(*a, *b);
  }
  return pairs;
}

std::optional<lanewise::DifferentByte> different_byte(const Side& before, const Side& after) {
  for (const auto& [a, b] : pairs_of_regions(before, after))
    if (auto byte = different_byte(a, b)) return byte;
  return std::nullopt;
}

}  // namespace

PairOutcome launch_pair(const KernelCode& before, const KernelCode& after, const launch::LaunchFile& launch,
                        uint64_t fill_seed, const Session& session) {
  Side old_side(before, launch, session);
  const events::Outcome old_end = old_side.run(kMostInstructions, fill_seed);
  if (old_end.kind == OutcomeKind::not_modelled) return {old_end.fault.detail, true, {}};
  if (!old_end.finished()) return {std::string(events::outcome_name(old_end.kind)), false, {}};
  Side new_side(after, launch, session);
  const events::Outcome new_end = new_side.run(kMostOfNewCode, fill_seed);
  lanewise::VerificationDifference difference;
  if (!new_end.finished())
    difference.end = new_end.text();
  else if (!(difference.byte = different_byte(old_side, new_side)))
    return {};
  if (reads_clock(before, launch, fill_seed, session)) return {"the kernel reads the clock", false, {}};
  return {{}, false, std::move(difference)};
}

}  // namespace lw::api
