#include "isa/hazards.h"

#include "isa/tables.h"

namespace lw::isa {
namespace {

bool is_in(uint64_t targets, const Target& target) { return ((targets >> (target.limits - kTargetLimits)) & 1) != 0; }

}  // namespace

std::span<const Hazard> hazards() { return {kHazards, kHazardsCount}; }

std::string_view role_words(Role role) { return kRoleWords[static_cast<size_t>(role)]; }

const Roles& groups_of(const Record& record) { return kGroupsOfRecords[static_cast<size_t>(record.op)]; }

bool Hazard::concerns(const Target& target) const { return is_in(targets, target); }

// A later row is about fewer instructions.
const MatrixPasses* matrix_passes(const Target& target, Op op) {
  for (size_t i = kMatrixPassesCount; i-- > 0;)
    if (kMatrixPasses[i].record == static_cast<uint16_t>(op) && is_in(kMatrixPasses[i].targets, target))
      return &kMatrixPasses[i];
  return nullptr;
}

}  // namespace lw::isa
