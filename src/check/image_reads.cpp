#include "check/image_reads.h"

#include <algorithm>

#include "image/descriptor.h"
#include "inst/image_address.h"

namespace lw::check {
namespace {

// As DIM numbers them; nothing where loads of such a descriptor are not of an image.
std::optional<unsigned> dim_of(image::ImageType type, bool has_slice) {
  using image::ImageType;
  switch (type) {
    case ImageType::image_1d: return 0;
    case ImageType::image_2d: return 1;
    case ImageType::image_3d: return 2;
    case ImageType::cube: return 3;
    case ImageType::image_1d_array: return has_slice ? 4 : 0;
    case ImageType::image_2d_array: return has_slice ? 5 : 1;
    case ImageType::image_2d_msaa: return 6;
    case ImageType::image_2d_msaa_array: return 7;
    case ImageType::buffer: break;
  }
  return std::nullopt;
}

}  // namespace

bool is_behind_address(const isa::Target& target, const events::Instruction& instruction,
                       const code::InstructionFacts& facts, const flow::Slot& slot) {
  if (slot.operand != inst::kImageAddress || slot.number == 0 || target.has(isa::Feature::image_dimension) ||
      !inst::is_image(facts.instruction.enc().format) || !image::has_images(target))
    return false;
  const uint32_t first = facts.instruction.operand[inst::kImageDescriptor];
  image::ImageResourceWords words{};
  constexpr uint32_t kWordsWithType = 4;  // of a descriptor with r128, all
  if (first + kWordsWithType > isa::kScalarRegisters) return false;
  std::copy_n(instruction.registers.sgprs + first, kWordsWithType, words.begin());
  const auto type = image::image_type(image::read_image_resource(target, words).type);
  const auto dim = type ? dim_of(*type, facts.instruction.mod(isa::Modifier::da) != 0) : std::nullopt;
  return dim && slot.number >= inst::image_address_dwords(facts.instruction, *dim);
}

}  // namespace lw::check
