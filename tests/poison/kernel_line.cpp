#include "kernel_line.h"

#include <algorithm>
#include <cstring>
#include <random>

#include "bytes/bytes.h"
#include "contents.h"
#include "exec/straight_line.h"
#include "poison.h"
#include "sem/sem.h"
#include "support/lanewise_runner.h"

namespace lw::poison {
namespace {

constexpr size_t kMostBufferBytes = 16384, kMostInstructions = 200;
constexpr unsigned kInputs = 4, kNoises = 8;

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
      if (effects.control == flow::Control::none || effects.control == flow::Control::end) continue;
      if (effects.control != flow::Control::conditional || effects.condition != flow::Condition::execz) return false;
    }
    instructions += block.end - block.first;
  }
  return instructions <= kMostInstructions;
}

bool fits_a_line(const sem::Program& program) {
  return std::none_of(program.nodes.begin(), program.nodes.end(), [](const sem::Node& node) {
    const std::string_view name = sem::info(node.op).name;
    if (node.op == sem::Uop::load || node.op == sem::Uop::store || node.op == sem::Uop::atomic_begin)
      return sem::MemoryAccess::unpack(node.imm).space == sem::Space::scratch;
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
    for (const state::Buffer& buffer : memory.buffers())
      if (buffer.info.writable && buffer.info.name.starts_with("buffer "))
        buffers_.push_back(memory_.view(buffer.address, buffer.size_bytes));
    before_ = bytes_of_buffers();
    for (unsigned input = 0; input < kInputs; ++input) record(line, entry, input, seed);
  }
  ~KernelWorld() override { put_back(before_); }

  unsigned inputs() const { return static_cast<unsigned>(recorded_.size()); }
  unsigned states() const override { return inputs() * kNoises; }
  // What a launch left there, and from the second state on anything in the registers that hold no address: code from
  // any instruction on is straight-line code, too.
  void enter(size_t instruction, unsigned state, state::Wave& wave) override {
    if (free_of_ != instruction) find_free(instruction);
    put(instruction, state, wave);
    if (state == 0) return;
    std::mt19937_64 random(mixed(seed_ + 0x10001 * instruction + 0x7fffffff * uint64_t{state}));
    fill_free(random, free_, wave);
  }
  const state::Memory& memory() const override { return memory_; }
  std::span<std::byte> lds() override { return lds_; }
  std::vector<std::byte> results() override { return bytes_of_buffers(); }

 private:
  void put(size_t instruction, unsigned state, state::Wave& wave) {
    const Before& found = recorded_[state % inputs()][instruction];
    copy(*found.wave, wave);
    put_back(*found.memory);
    lds_ = *found.lds;
  }

  void fill_free(std::mt19937_64& random, const std::vector<flow::Register>& registers, state::Wave& wave) {
    fill_registers(random, constants_, other_);
    for (flow::Register reg : registers) {
      if (random() % 4 == 0) continue;
      if (reg == flow::kScc) {
        wave.scc = random() & 1;
      } else if (flow::is_vgpr(reg)) {
        std::copy_n(other_.vgpr(reg - flow::kVgpr), 64, wave.vgpr(reg - flow::kVgpr));
      } else {
        wave.sgpr[reg] = other_.sgpr[reg];
      }
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
      if (live.reg == flow::kExec || live.reg == flow::kExec + 1 || live.reg == flow::kM0) continue;
      if (survives(instruction, {live.reg}, 4)) free_.push_back(live.reg);
    }
    while (!free_.empty() && !survives(instruction, free_, 4)) free_.pop_back();
  }

  struct Before {
    std::unique_ptr<state::Wave> wave;
    std::shared_ptr<const std::vector<std::byte>> memory, lds;
  };

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

  // Input 0 is the case's own; the others are made of random bits. An input with which the kernel faults is left out.
  void record(const Line& line, const state::Wave& entry, unsigned input, uint64_t seed) {
    put_back(before_);
    std::fill(lds_.begin(), lds_.end(), std::byte{0});
    if (input != 0) {
      std::mt19937_64 random(seed + input);
      for (const std::span<std::byte> buffer : buffers_)
        for (size_t at = 0; at + 4 <= buffer.size(); at += 4) {
          const uint32_t value = random_value(random);
          std::memcpy(&buffer[at], &value, 4);
        }
    }
    state::Wave wave(entry.vgpr_count());
    copy(entry, wave);
    std::vector<Before> found;
    std::shared_ptr<const std::vector<std::byte>> memory, lds;
    const exec::MachineModel model = exec::machine_model(*line.target);
    for (size_t i = 0; i < line.programs.size(); ++i) {
      std::vector<std::byte> now = bytes_of_buffers();
      if (memory == nullptr || *memory != now) memory = std::make_shared<std::vector<std::byte>>(std::move(now));
      if (lds == nullptr || *lds != lds_) lds = std::make_shared<std::vector<std::byte>>(lds_);
      Before before{std::make_unique<state::Wave>(entry.vgpr_count()), memory, lds};
      copy(wave, *before.wave);
      found.push_back(std::move(before));
      if (!exec::run_straight_line(std::span(line.programs).subspan(i, 1), wave, model, {&memory_, lds_}).finished())
        return;
    }
    recorded_.push_back(std::move(found));
  }

  const Line& line_;
  exec::StraightLine straight_;
  state::Memory& memory_;
  std::vector<std::span<std::byte>> buffers_;
  std::vector<std::byte> lds_;
  std::vector<std::byte> before_;
  std::vector<std::vector<Before>> recorded_;  // by input, then instruction
  state::Wave other_;
  std::vector<uint32_t> constants_;
  uint64_t seed_;
  std::vector<flow::Register> free_;  // before instruction free_of_
  size_t free_of_ = ~size_t{0};
};

// Measures when the kernel's first wave is about to begin, and lets it go on from there as it was.
class AtEntry : public exec::Probe {
 public:
  AtEntry(Line line, state::Memory& memory, size_t lds_bytes, unsigned wanted, uint64_t seed, std::string where)
      : line_(std::move(line)),
        memory_(memory),
        lds_bytes_(lds_bytes),
        wanted_(wanted),
        seed_(seed),
        where_(std::move(where)) {}
  // In the second workgroup where there are two: numbers of the first are 0.
  void before(state::Wave& wave, uint64_t) override {
    if (wave.retired != 0 || ++entered_ != wanted_) return;
    KernelWorld world(line_, memory_, wave, lds_bytes_, seed_);
    tally = world.inputs() == 0 ? Tally{} : measure(line_, world, wave.vgpr_count(), seed_, where_);
  }
  std::optional<Tally> tally;

 private:
  Line line_;
  state::Memory& memory_;
  size_t lds_bytes_;
  unsigned entered_ = 0, wanted_;
  uint64_t seed_;
  std::string where_;
};

std::optional<Line> line_of(const object::CodeObject& object, const object::Kernel& kernel) {
  const Analysed analysed(object);
  const flow::Code& code = analysed.code();
  const flow::Graph& graph = analysed.graph();
  const auto function = std::find_if(graph.functions.begin(), graph.functions.end(), [&](const flow::Function& f) {
    return f.is_kernel && f.address == kernel.entry_address;
  });
  if (function == graph.functions.end() || !is_straight(code, graph, *function)) return std::nullopt;
  std::vector<flow::BlockId> blocks = function->blocks;
  std::sort(blocks.begin(), blocks.end());
  Line line;
  line.target = &code.target();
  for (flow::BlockId id : blocks) {
    for (size_t i = graph.blocks[id].first; i < graph.blocks[id].end; ++i) {
      const auto instruction = decode_at(object, code.target(), code.address(i));
      LW_CHECK(instruction.has_value(), "what was analysed decodes");
      sem::Specialised meaning = sem::specialise(code.target(), *instruction);
      if (!fits_a_line(meaning.program)) return std::nullopt;
      if (instruction->op() == isa::Op::s_barrier) meaning.program = {};  // one wave waits for nobody
      line.programs.push_back(std::move(meaning.program));
      line.names.emplace_back(instruction->enc().mnemonic());
      line.live.emplace_back(analysed.live(i).begin(), analysed.live(i).end());
    }
  }
  return line;
}

}  // namespace

std::optional<Tally> measure_kernel(const kernels::Case& test, const std::string& hsaco, uint64_t seed,
                                    const std::string& where, std::string& error) {
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
    const auto prepare = [&](const object::CodeObject& code, const app::Device& device, exec::Options& options) {
      const object::Kernel* kernel = code.find_kernel(run.kernel);
      if (kernel == nullptr || kernel->descriptor.private_segment_fixed_bytes != 0) return;
      std::optional<Line> line = line_of(code, *kernel);
      if (!line) return;
      // The launch is this thread's own: nothing else looks at the memory meanwhile.
      auto& memory = const_cast<app::Device&>(device).memory();
      probe =
          std::make_unique<AtEntry>(std::move(*line), memory, lds_bytes + kernel->descriptor.group_segment_fixed_bytes,
                                    groups, seed, where + " " + run.kernel);
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
