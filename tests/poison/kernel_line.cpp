#include "kernel_line.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <random>

#include "bytes/bytes.h"
#include "contents.h"
#include "interp/straight_line.h"
#include "poison.h"
#include "sem/sem.h"
#include "support/lanewise_runner.h"

namespace lw::poison {
namespace {

constexpr size_t kMostBufferBytes = 16384, kMostInstructions = 200;
constexpr unsigned kInputs = 4, kNoises = 8;

// Private memory where flat pointers lead there: of a lane, where it lies, and how far behind its begin the pointers
// point, so that no byte of the least size is 0.
constexpr uint64_t kPrivateBytes = 8192, kPrivateAddress = 0x1230000, kPrivateOffset = 16;
constexpr unsigned kSizes = 3, kTurns = 16;

bool is_straight(const flow::Code& code, const flow::Graph& graph, const flow::Function& function) {
  size_t instructions = 0;
  for (flow::BlockId id : function.blocks) {
    const flow::Block& block = graph.blocks[id];
    if (graph.call_at(id) != nullptr) return false;
    for (flow::BlockId next : {block.next, block.target})
      if (next != flow::kNoBlock && graph.blocks[next].first <= block.first) return false;
    if (block.ends != flow::BlockEnd::falls_through && block.ends != flow::BlockEnd::branches &&
        block.ends != flow::BlockEnd::ends_wave)
      return false;
    for (size_t i = block.first; i < block.end; ++i) {
      if (!code.at(i).is_instruction) return false;
      const flow::Effects& effects = code.effects(i);
      if (effects.from_operands || effects.reads_any_vgpr || effects.may_write_any_vgpr) return false;
      if (effects.control == flow::ControlFlow::none || effects.control == flow::ControlFlow::end) continue;
      if (effects.control != flow::ControlFlow::conditional || effects.condition != flow::Condition::execz)
        return false;
    }
    instructions += block.end - block.first;
  }
  return instructions <= kMostInstructions;
}

bool fits_a_line(const sem::Program& program) {
  return std::none_of(program.nodes.begin(), program.nodes.end(), [](const sem::Node& node) {
    const std::string_view name = sem::info(node.op).name;
    if (node.op == sem::Uop::load || node.op == sem::Uop::store || node.op == sem::Uop::atomic_begin)
      return sem::MemoryAccess::unpack(node.imm).space == sem::AddressSpace::scratch;
    return name.starts_with("read_pc") || name == "pc" || name.find("clock") != std::string_view::npos;
  });
}

std::optional<inst::Instruction> decode_at(const object::CodeObject& object, const isa::Target& target,
                                           uint64_t address) {
  for (const object::Section& section : object.sections) {
    if (!section.is_executable() || address < section.address || address >= section.address + section.bytes.size())
      continue;
    const bytes::Decoded decoded =
        bytes::decode(target, std::span(section.bytes).subspan(static_cast<size_t>(address - section.address)));
    if (decoded.instruction.valid()) return decoded.instruction;
  }
  return std::nullopt;
}

// Runs the kernel's instructions once for each input, one by one, and keeps what each of them found.
class KernelWorld : public World {
 public:
  KernelWorld(const Line& line, state::Memory& memory, const state::Wave& entry, size_t lds_bytes, uint64_t seed)
      : line_(line),
        straight_(line.programs, exec::machine_model(*line.target)),
        memory_(memory),
        lds_(lds_bytes),
        other_(entry.vgpr_count()),
        constants_(compared_constants(line)),
        seed_(seed) {
    for (const state::Buffer* buffer : memory.buffers())
      if (buffer->info.writable && buffer->info.name.starts_with("buffer "))
        buffers_.push_back(memory_.view(buffer->address, buffer->size_bytes));
    before_ = bytes_of_buffers();
    for (unsigned input = 0; input < kInputs; ++input) {
      Input found{.first = first_contents(input, seed)};
      if (record(entry, found)) inputs_.push_back(std::move(found));
    }
    ordinary_ = static_cast<unsigned>(inputs_.size());
    record_private(entry);
  }
  ~KernelWorld() override {
    put_back(before_);
    point(nullptr);
  }

  unsigned inputs() const { return ordinary_; }
  unsigned states() const override {
    return ordinary_ * kNoises + (static_cast<unsigned>(inputs_.size()) - ordinary_) * kSizes * kTurns;
  }
  unsigned first_state(flow::Register reg) const override {
    const bool flat_scratch = reg == state::flat_scratch_lo || reg == state::flat_scratch_hi;
    return flat_scratch ? ordinary_ * kNoises : 0;
  }
  // What a launch left there, and from the second state on anything in the registers that hold no address: code from
  // any instruction on is straight-line code, too.
  void enter(size_t instruction, unsigned state, state::Wave& wave) override {
    if (free_of_ != instruction) find_free(instruction);
    put(instruction, state, wave);
    if (state == 0 || state >= ordinary_ * kNoises) return;
    std::mt19937_64 random(mixed(seed_ + 0x10001 * instruction + 0x7fffffff * uint64_t{state}));
    fill_free(random, free_, wave);
  }
  const state::Memory& memory() const override { return memory_; }
  std::span<std::byte> lds() override { return lds_; }
  std::span<std::byte> private_memory() override { return private_; }
  std::vector<std::byte> results() override {
    std::vector<std::byte> bytes = bytes_of_buffers();
    bytes.insert(bytes.end(), private_.begin(), private_.end());
    return bytes;
  }

 private:
  struct Before {
    std::unique_ptr<state::Wave> wave;
    std::shared_ptr<const std::vector<std::byte>> memory, lds, private_memory;
  };
  // A word of the kernel's arguments that is changed.
  struct Pointer {
    std::byte* at;
    uint64_t value, instead;
  };
  // What the kernel's instructions find, one by one, when it begins with these contents of its buffers.
  struct Input {
    std::vector<std::byte> first;
    std::vector<Pointer> pointers{};  // that lead to private memory
    uint64_t private_bytes = 0;       // the least of a lane with which the kernel does not fault
    std::vector<Before> before{};
  };

  void put(size_t instruction, unsigned state, state::Wave& wave) {
    const bool to_private = state >= ordinary_ * kNoises;
    const unsigned number = state - ordinary_ * kNoises;
    const Input& input = inputs_[to_private ? ordinary_ + number / (kSizes * kTurns) : state % ordinary_];
    const Before& found = input.before[instruction];
    copy(*found.wave, wave);
    put_back(*found.memory);
    lds_ = *found.lds;
    private_ = *found.private_memory;
    point(&input);
    if (!to_private) return;
    const uint64_t size = input.private_bytes;
    const std::array<uint64_t, kSizes> sizes{size, std::max<uint64_t>((size + 0xff) & ~uint64_t{0xff}, 0x100), 0x10000};
    set_flat_scratch(sizes[number / kTurns % kSizes], wave);
  }

  void set_flat_scratch(uint64_t private_bytes, state::Wave& wave) const {
    wave.scratch_address = kPrivateAddress;
    if (exec::machine_model(*line_.target).flat_scratch == exec::MachineModel::FlatScratch::address)
      return wave.set_sgpr_pair(state::flat_scratch_lo, kPrivateAddress);
    wave.sgpr[state::flat_scratch_lo] = static_cast<uint32_t>(private_bytes);
    wave.sgpr[state::flat_scratch_hi] = kPrivateAddress >> 8;
  }

  // Makes the arguments those of an input, or what they were.
  void point(const Input* input) {
    for (const Pointer& pointer : pointed_) std::memcpy(pointer.at, &pointer.value, sizeof pointer.value);
    pointed_.clear();
    if (input == nullptr) return;
    pointed_ = input->pointers;
    for (const Pointer& pointer : pointed_) std::memcpy(pointer.at, &pointer.instead, sizeof pointer.instead);
  }

  void fill_free(std::mt19937_64& random, const std::vector<flow::Register>& registers, state::Wave& wave) {
    fill_registers(random, constants_, other_);
    for (flow::Register reg : registers) {
      if (random() % 4 == 0) continue;
      if (reg == flow::kScc) {
        wave.scc = random() & 1;
      } else if (flow::is_vgpr(reg)) {
        std::copy_n(other_.vgpr(reg - flow::kVgpr), 64, wave.vgpr(reg - flow::kVgpr));
      } else if (reg == flow::kM0) {
        wave.sgpr[reg] = end_of_lds(random);
      } else {
        wave.sgpr[reg] = other_.sgpr[reg];
      }
    }
  }

  // LDS ends where M0 says on gfx8: behind everything, by little or by far, or in the midst.
  uint32_t end_of_lds(std::mt19937_64& random) const {
    switch (random() % 4) {
      case 0: return 1u << (16 + random() % 16);
      case 1: return static_cast<uint32_t>(lds_.size());
      case 2: return static_cast<uint32_t>((lds_.size() + 0xff) & ~size_t{0xff});
      default: return static_cast<uint32_t>(random() % (lds_.size() + 1));
    }
  }

  bool survives(size_t instruction, const std::vector<flow::Register>& registers, unsigned tries) {
    state::Wave wave(other_.vgpr_count());
    for (unsigned t = 0; t < tries; ++t) {
      put(instruction, t, wave);
      std::mt19937_64 random(mixed(seed_ + t));
      fill_free(random, registers, wave);
      if (!straight_.run(instruction, line_.programs.size(), wave, {&memory_, lds_}).finished()) return false;
    }
    return true;
  }

  // Registers that may hold anything without the code reaching beyond its memory.
  void find_free(size_t instruction) {
    free_of_ = instruction;
    free_.clear();
    for (const flow::Live& live : line_.live[instruction]) {
      if (live.reg == flow::kExec || live.reg == flow::kExec + 1) continue;
      if (live.reg < 128 && line_.fixed[instruction][live.reg]) continue;
      if (survives(instruction, {live.reg}, 4)) free_.push_back(live.reg);
    }
    while (!free_.empty() && !survives(instruction, free_, 4)) free_.pop_back();
  }

  std::vector<std::byte> bytes_of_buffers() const {
    std::vector<std::byte> bytes;
    for (const std::span<std::byte> buffer : buffers_) bytes.insert(bytes.end(), buffer.begin(), buffer.end());
    return bytes;
  }
  void put_back(const std::vector<std::byte>& bytes) {
    size_t at = 0;
    for (const std::span<std::byte> buffer : buffers_) {
      std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), buffer.size(), buffer.begin());
      at += buffer.size();
    }
  }

  // Input 0 is the case's own; the others are made of random bits.
  std::vector<std::byte> first_contents(unsigned input, uint64_t seed) const {
    std::vector<std::byte> bytes = before_;
    if (input == 0) return bytes;
    std::mt19937_64 random(seed + input);
    for (size_t at = 0; at + 4 <= bytes.size(); at += 4) {
      const uint32_t value = random_value(random);
      std::memcpy(&bytes[at], &value, 4);
    }
    return bytes;
  }

  // False where the kernel faults.
  bool record(const state::Wave& entry, Input& input) {
    put_back(input.first);
    std::fill(lds_.begin(), lds_.end(), std::byte{0});
    private_.assign(input.pointers.empty() ? 0 : state::kLanes * kPrivateBytes, std::byte{0});
    point(&input);
    state::Wave wave(entry.vgpr_count());
    copy(entry, wave);
    if (!input.pointers.empty()) set_flat_scratch(input.private_bytes, wave);
    input.before.clear();
    std::shared_ptr<const std::vector<std::byte>> memory, lds, private_memory;
    const auto keep = [](std::shared_ptr<const std::vector<std::byte>>& kept, std::vector<std::byte> now) {
      if (kept == nullptr || *kept != now) kept = std::make_shared<std::vector<std::byte>>(std::move(now));
    };
    for (size_t i = 0; i < line_.programs.size(); ++i) {
      keep(memory, bytes_of_buffers());
      keep(lds, lds_);
      keep(private_memory, private_);
      input.before.push_back({std::make_unique<state::Wave>(entry.vgpr_count()), memory, lds, private_memory});
      copy(wave, *input.before.back().wave);
      if (!straight_.run(i, i + 1, wave, {&memory_, lds_, private_}).finished()) return false;
    }
    return true;
  }

  // Whether some instruction's result depends on FLAT_SCRATCH shows only where pointers lead to private memory: all
  // that are arguments, or one of them.
  void record_private(const state::Wave& entry) {
    const uint64_t base = exec::machine_model(*line_.target).apertures.private_base;
    std::vector<Pointer> all;
    for (const state::Buffer* buffer : memory_.buffers()) {
      if (buffer->info.name != "the kernel's arguments") continue;
      const std::span<std::byte> bytes = memory_.view(buffer->address, buffer->size_bytes);
      for (size_t at = 0; at + 8 <= bytes.size(); at += 8) {
        uint64_t value = 0;
        std::memcpy(&value, &bytes[at], 8);
        const bool is_pointer =
            std::any_of(memory_.buffers().begin(), memory_.buffers().end(), [&](const state::Buffer* other) {
              return other->info.name.starts_with("buffer ") && value - other->address < other->size_bytes;
            });
        if (is_pointer) all.push_back({&bytes[at], value, base + kPrivateOffset});
      }
    }
    std::vector<std::vector<Pointer>> choices{all};
    if (all.size() > 1)
      for (const Pointer& one : all) choices.push_back({one});
    for (std::vector<Pointer>& pointers : choices) {
      Input input{.first = before_, .pointers = std::move(pointers), .private_bytes = kPrivateBytes};
      if (input.pointers.empty() || !record(entry, input)) continue;
      uint64_t too_small = 0;
      while (input.private_bytes - too_small > 1) {
        Input smaller{.first = before_, .pointers = input.pointers};
        smaller.private_bytes = (too_small + input.private_bytes) / 2;
        if (record(entry, smaller)) {
          input = std::move(smaller);
        } else {
          too_small = smaller.private_bytes;
        }
      }
      inputs_.push_back(std::move(input));
    }
  }

  const Line& line_;
  interp::StraightLine straight_;
  state::Memory& memory_;
  std::vector<std::span<std::byte>> buffers_;
  std::vector<std::byte> lds_;
  std::vector<std::byte> before_;
  std::vector<std::byte> private_;
  std::vector<Input> inputs_;  // ordinary ones, then those with pointers to private memory
  unsigned ordinary_ = 0;
  std::vector<Pointer> pointed_;  // arguments that are changed now
  state::Wave other_;
  std::vector<uint32_t> constants_;
  uint64_t seed_;
  std::vector<flow::Register> free_;  // before instruction free_of_
  size_t free_of_ = ~size_t{0};
};

// Measures when the kernel's first wave is about to begin, and lets it go on from there as it was.
class AtEntry : public exec::Probe {
 public:
  AtEntry(Line line, state::Memory& memory, size_t lds_bytes, unsigned wanted, uint64_t seed, unsigned one_in,
          std::string where)
      : line_(std::move(line)),
        memory_(memory),
        lds_bytes_(lds_bytes),
        wanted_(wanted),
        seed_(seed),
        one_in_(one_in),
        where_(std::move(where)) {}
  // In the second workgroup where there are two: numbers of the first are 0.
  void before(state::Wave& wave, uint64_t) override {
    if (wave.retired != 0 || ++entered_ != wanted_) return;
    KernelWorld world(line_, memory_, wave, lds_bytes_, seed_);
    tally = world.inputs() == 0 ? Tally{} : measure(line_, world, wave.vgpr_count(), seed_, where_, one_in_);
  }
  std::optional<Tally> tally;

 private:
  Line line_;
  state::Memory& memory_;
  size_t lds_bytes_;
  unsigned entered_ = 0, wanted_;
  uint64_t seed_;
  unsigned one_in_;
  std::string where_;
};

struct Placed {
  uint64_t address;
  inst::Instruction instruction;
  bool dead = false;  // nothing wants its results
};

// The instructions of a kernel that is straight-line code.
std::optional<std::vector<Placed>> straight_instructions(const object::CodeObject& object,
                                                         const object::Kernel& kernel) {
  const Analysed analysed(object);
  const flow::Code& code = analysed.code();
  const flow::Graph& graph = analysed.graph();
  const auto function = std::find_if(graph.functions.begin(), graph.functions.end(), [&](const flow::Function& f) {
    return f.is_kernel && f.address == kernel.entry_address;
  });
  if (function == graph.functions.end() || !is_straight(code, graph, *function)) return std::nullopt;
  std::vector<flow::BlockId> blocks = function->blocks;
  std::sort(blocks.begin(), blocks.end());
  std::vector<Placed> instructions;
  for (flow::BlockId id : blocks) {
    for (size_t i = graph.blocks[id].first; i < graph.blocks[id].end; ++i) {
      const auto instruction = decode_at(object, code.target(), code.address(i));
      LW_CHECK(instruction.has_value(), "what was analysed decodes");
      instructions.push_back({code.address(i), *instruction});
    }
  }
  return instructions;
}

// The kernel without the instructions that are dead: an s_nop stands for each of their words. False, and those that
// turn out to be are marked, where others are dead, too: their operands are live by definition.
bool analyse(const isa::Target& target, std::vector<Placed>& instructions, Line& line) {
  constexpr std::array<std::byte, 4> kNop{std::byte{0}, std::byte{0}, std::byte{0x80}, std::byte{0xbf}};
  const inst::Instruction nop = bytes::decode(target, kNop).instruction;
  flow::Code code(target);
  std::vector<size_t> number;  // by instruction of the code: which one it is
  for (size_t i = 0; i < instructions.size(); ++i) {
    const Placed& placed = instructions[i];
    const uint64_t end = placed.address + placed.instruction.size_bytes;
    for (uint64_t at = placed.address; at < end; at += placed.dead ? 4 : placed.instruction.size_bytes) {
      code.add(at, placed.dead ? nop : placed.instruction);
      number.push_back(i);
    }
  }
  const std::array<flow::EntryPoint, 1> entries = {flow::EntryPoint{instructions.front().address, "kernel", true}};
  const flow::Graph graph = flow::make_graph(code, entries);
  const flow::Liveness liveness(code, graph);
  bool all_wanted = true;
  flow::RecentConstants constants;
  line = {};
  line.target = &target;
  liveness.rows(0, code.size(), [&](const flow::Row& row) {
    Placed& placed = instructions[number[row.instruction]];
    if (graph.blocks[graph.block_of(row.instruction)].first == row.instruction) constants.forget();
    if (placed.dead) return;
    const flow::Effects& effects = code.effects(row.instruction);
    const auto here = static_cast<uint32_t>(line.programs.size());
    line.fixed.emplace_back();
    if (code.effects_number(row.instruction, 0) != code.at(row.instruction).effects)
      for (const uint32_t operand : placed.instruction.operand)
        if (const auto* constant = constants.at(operand))
          for (uint32_t i = constant->since + 1; i <= here; ++i) line.fixed[i][operand] = true;
    constants.step(here, placed.instruction, effects);
    const bool wanted = effects.has_effect || effects.writes.empty() ||
                        std::any_of(row.accesses.begin(), row.accesses.end(),
                                    [](const flow::InstructionAccess& access) { return access.live_after; });
    placed.dead = !wanted;
    all_wanted = all_wanted && wanted;
    sem::Specialised meaning = sem::specialise(target, placed.instruction);
    if (placed.instruction.op() == isa::Op::s_barrier) meaning.program = {};  // one wave waits for nobody
    line.programs.push_back(std::move(meaning.program));
    line.names.emplace_back(placed.instruction.enc().mnemonic());
    line.live.emplace_back(row.live.begin(), row.live.end());
  });
  return all_wanted;
}

std::optional<Line> line_of(const object::CodeObject& object, const object::Kernel& kernel) {
  const isa::Target& target = *isa::find_target(object.target.processor);
  std::optional<std::vector<Placed>> instructions = straight_instructions(object, kernel);
  if (!instructions || instructions->empty()) return std::nullopt;
  Line line;
  while (!analyse(target, *instructions, line)) {
  }
  if (!std::all_of(line.programs.begin(), line.programs.end(), fits_a_line)) return std::nullopt;
  return line;
}

}  // namespace

std::optional<Tally> measure_kernel(const kernels::Case& test, const std::string& hsaco, uint64_t seed,
                                    const std::string& where, unsigned one_in, std::string& error) {
  for (const kernels::Run& given : test.runs) {
    kernels::Run run = given;
    run.global = run.local;
    const unsigned groups = given.global[0] >= 2 * run.local[0] ? 2 : 1;
    run.global[0] *= groups;
    if (uint64_t{run.local[0]} * run.local[1] * run.local[2] != 64) continue;
    std::vector<kernels::Buffer> buffers = test.buffers;
    size_t bytes = 0, lds_bytes = 0;
    for (const kernels::Argument& argument : run.arguments) {
      if (argument.kind == kernels::Argument::Kind::buffer) bytes += buffers[argument.buffer].bytes.size();
      if (argument.kind == kernels::Argument::Kind::local) lds_bytes += argument.local_bytes + 16;
    }
    if (bytes > kMostBufferBytes) continue;
    std::unique_ptr<AtEntry> probe;
    const auto prepare = [&](const object::CodeObject& code, const gpu::EmulatedGpu& device,
                             exec::DispatchOptions& options) {
      const object::Kernel* kernel = code.find_kernel(run.kernel);
      if (kernel == nullptr || kernel->descriptor.private_segment_fixed_bytes != 0) return;
      std::optional<Line> line = line_of(code, *kernel);
      if (!line) return;
      // The launch is this thread's own: nothing else looks at the memory meanwhile.
      auto& memory = const_cast<gpu::EmulatedGpu&>(device).memory();
      probe =
          std::make_unique<AtEntry>(std::move(*line), memory, lds_bytes + kernel->descriptor.group_segment_fixed_bytes,
                                    groups, seed, one_in, where + " " + run.kernel);
      options.probe = probe.get();
      options.threads = 1;
    };
    std::string why;
    if (!kernels::run_on_lanewise(hsaco, test, run, buffers, why, prepare) && probe != nullptr) {
      error = why;
      return std::nullopt;
    }
    if (probe != nullptr && probe->tally) return probe->tally;
  }
  return std::nullopt;
}

}  // namespace lw::poison
