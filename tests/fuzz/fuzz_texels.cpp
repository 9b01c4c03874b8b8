// One image instruction on a wave, with descriptors that are made well and then changed: byte 0 chooses the target,
// bytes 1 and 2 the encoding, byte 3 how the rest is used, bytes 4 to 7 seed registers, memory and modifiers; then come
// up to twelve words for T# and S#, in whose place they stand or which they change. Whatever these say, the outcome is
// one that has a name, and no byte changes but those of texels.
#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <vector>

#include "base/bits.h"
#include "base/check.h"
#include "image/bound_image.h"
#include "image/layout.h"
#include "inputs.h"
#include "interp/straight_line.h"
#include "sem/sem.h"

namespace {

using namespace lw;

constexpr size_t kHead = 8;
constexpr unsigned kImageWords = 8, kWords = 12;
constexpr size_t kAround = 4096;  // bytes of the buffers before and behind the image's
enum Use : uint8_t { replace_words = 1, keep_address = 2 };

// Those whose images can be laid out.
const std::vector<const isa::Target*>& targets() {
  static const auto found = [] {
    std::vector<const isa::Target*> list;
    for (const isa::Target& target : isa::targets()) {
      if (!image::has_images(target)) continue;
      image::Surface surface;
      surface.mode = image::linear_mode(target);
      if (image::ImageLayout::make(target, surface)) list.push_back(&target);
    }
    return list;
  }();
  return found;
}

std::vector<isa::EncodingId> image_encodings(const isa::Target& target) {
  std::vector<isa::EncodingId> list;
  for (const isa::Encoding& encoding : isa::encodings())
    if (encoding.id != 0 && encoding.in(target.column) && inst::is_image(encoding.format) &&
        encoding.record().meaning != isa::MeaningKind::gap)
      list.push_back(encoding.id);
  return list;
}

// The image's memory between two buffers, as close as buffers come.
struct Device {
  state::Memory memory;
  std::array<uint64_t, 3> address{};
  std::array<uint64_t, 3> bytes{};

  explicit Device(uint64_t image_bytes) : bytes{kAround, image_bytes, kAround} {
    for (size_t i = 0; i < address.size(); ++i) {
      const Result<uint64_t> found = memory.allocate(bytes[i], {"buffer"});
      LW_CHECK(found.ok(), "memory for a small buffer");
      address[i] = *found;
    }
  }
  std::span<std::byte> view(size_t i) { return memory.view(address[i], bytes[i]); }
};

void put(const direct::World& world, state::Wave& wave) {
  std::ranges::copy(world.sgpr, wave.sgpr.begin());
  wave.scc = world.scc;
  wave.mode = world.mode;
  for (unsigned n = 0; n < direct::kVgprs; ++n) std::ranges::copy(world.vgpr[n], wave.vgpr(n));
}

// Bytes that differ must be texels of the image that the descriptor in the wave shows.
void check_stores(const isa::Target& target, const inst::Instruction& instruction, const state::Wave& wave,
                  Device& device, std::span<const std::vector<std::byte>> before) {
  uint64_t begin = 0, end = 0;
  if (isa::has(instruction.enc().record().writes, isa::Implicit::memory)) {
    image::ImageResourceWords words{};
    const unsigned count = instruction.mod(isa::Modifier::r128) != 0 ? 4 : kImageWords;
    std::copy_n(&wave.sgpr[instruction.operand[inst::kImageDescriptor]], count, words.begin());
    const auto image = image::BoundImage::make(target, words);
    if (image.ok() && !image->is_unbound()) {
      begin = image->view().address;
      end = begin + image->layout().size_bytes();
    }
  }
  for (size_t i = 0; i < before.size(); ++i) {
    const std::span<const std::byte> now = device.view(i);
    for (size_t at = 0; at < now.size(); ++at) {
      const uint64_t address = device.address[i] + at;
      LW_CHECK(now[at] == before[i][at] || (address >= begin && address < end), "a byte outside the image changes");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < kHead) return 0;
  const isa::Target& target = *targets()[data[0] % targets().size()];
  const std::vector<isa::EncodingId> encodings = image_encodings(target);
  const isa::Encoding& encoding = isa::encoding(encodings[load_le<uint16_t>(data + 1) % encodings.size()]);
  direct::Random random(load_le<uint32_t>(data + 4));
  const inst::Instruction instruction = direct::random_instruction(target, encoding, random);
  const sem::Specialised meaning = sem::specialise(target, instruction);
  if (meaning.refusal != sem::ProgramRefusal::none) {
    LW_CHECK(!meaning.note.empty(), "a refusal without a reason");
    return 0;
  }
  const direct::Extent extent = direct::extent_of(encoding.record());
  Device device(extent.global_bytes);
  direct::World world;
  direct::Surroundings around;
  around.global_address = device.address[1];
  constexpr std::array<uint32_t, 1> kModes{0xf0};
  direct::fill(world, around, extent, target, instruction, kModes, random);
  std::ranges::copy(world.global, device.view(1).begin());

  const std::span rest(data + kHead, std::min(size - kHead, size_t{4} * kWords));
  const bool has_sampler = encoding.operand_count > inst::kImageSampler;
  for (unsigned n = 0; 4 * (n + 1) <= rest.size() && (n < kImageWords || has_sampler); ++n) {
    const bool is_image = n < kImageWords;
    const unsigned operand = is_image ? inst::kImageDescriptor : inst::kImageSampler;
    uint32_t& word = world.sgpr[instruction.operand[operand] + (is_image ? n : n - kImageWords)];
    const uint32_t given = load_le<uint32_t>(&rest[size_t{4} * n]);
    if (n == 0 && (data[3] & keep_address) != 0) continue;
    word = (data[3] & replace_words) != 0 ? given : word ^ given;
  }

  std::array<std::vector<std::byte>, 3> before;
  for (size_t i = 0; i < before.size(); ++i) before[i].assign(device.view(i).begin(), device.view(i).end());
  state::Wave wave(direct::kVgprs);
  put(world, wave);
  const std::array<sem::Program, 1> programs{meaning.program};
  const events::Outcome outcome =
      interp::run_straight_line(programs, wave, exec::machine_model(target), {&device.memory}, interp::HostLevel::best);
  using Kind = events::OutcomeKind;
  LW_CHECK(outcome.kind == Kind::finished || outcome.kind == Kind::not_modelled || outcome.kind == Kind::memory_fault,
           outcome.text());
  LW_CHECK(!outcome.text().empty(), "an outcome without words");
  put(world, wave);  // the descriptor may have been overwritten
  check_stores(target, instruction, wave, device, before);
  return 0;
}
