#include "check/image_reads.h"

#include <algorithm>

#include "image/bound_image.h"
#include "inst/image_address.h"

namespace lw::check {
bool is_behind_address(const isa::Target& target, const events::ExecutedInstruction& instruction,
                       const code::InstructionFacts& facts, const flow::RegisterSlot& slot) {
  if (slot.operand != inst::kImageAddress || slot.number == 0 || target.has(isa::Feature::image_dimension) ||
      !inst::is_image(facts.instruction.enc().format) || !image::has_images(target))
    return false;
  const uint32_t first = facts.instruction.operand[inst::kImageDescriptor];
  image::ImageResourceWords words{};
  constexpr uint32_t kWordsWithType = 4;  // of a descriptor with r128, all
  if (first + kWordsWithType > isa::kScalarRegisters) return false;
  std::copy_n(instruction.registers.sgprs + first, kWordsWithType, words.begin());
  const auto type = image::image_type(image::read_image_resource(target, words).type);
  if (!type || *type == image::ImageType::buffer) return false;
  const image::Coordinates coordinates{.has_slice = facts.instruction.mod(isa::Modifier::da) != 0};
  // DIM counts from the first dimension that an instruction can say.
  const unsigned dim = static_cast<unsigned>(image::dimension_of(coordinates, *type)) - 1;
  return slot.number >= inst::image_address_dwords(facts.instruction, dim);
}

}  // namespace lw::check
