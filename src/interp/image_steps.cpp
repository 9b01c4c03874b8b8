// Images: the step says which places of the wave's registers the operands of exec/image_access.h are.
#include "interp/lower.h"
#include "interp/operands.h"

namespace lw::interp {
namespace {

template <void (*operation)(exec::WaveContext&, const exec::ImageOperands&)>
void image_step(StepContext& c, const Step& step) {
  if (c.stop != Stop::none) return;
  operation(c, operands_of(c, *reinterpret_cast<const ImageStep*>(step.imm)));
}

}  // namespace

exec::ImageOperands operands_of(StepContext& c, const ImageStep& s) {
  exec::ImageOperands operands;
  for (size_t i = 0; i < operands.descriptor.size(); ++i) operands.descriptor[i] = *at<uint32_t>(c, s.descriptor[i]);
  operands.has_sampler = s.has_sampler;
  if (s.has_sampler)
    for (size_t i = 0; i < operands.sampler.size(); ++i) operands.sampler[i] = *at<uint32_t>(c, s.sampler[i]);
  operands.access = s.access;
  operands.argument_count = s.argument_count;
  for (size_t i = 0; i < s.argument_count; ++i) operands.arguments[i] = at<const uint32_t>(c, s.argument[i]);
  if (s.kind != ImageStep::Kind::store)
    for (size_t i = 0; i < operands.results.size(); ++i) operands.results[i] = at<uint32_t>(c, s.word[i]);
  return operands;
}

StepFunction image_function(ImageStep::Kind kind) {
  switch (kind) {
    case ImageStep::Kind::texel: return image_step<exec::find_texels>;
    case ImageStep::Kind::load: return image_step<exec::load_texels>;
    case ImageStep::Kind::store: return image_step<exec::store_texels>;
    case ImageStep::Kind::sizes: return image_step<exec::find_image_sizes>;
    case ImageStep::Kind::sample: return image_step<exec::sample_texels>;
    case ImageStep::Kind::level: return image_step<exec::find_image_levels>;
  }
  return nullptr;
}

}  // namespace lw::interp
