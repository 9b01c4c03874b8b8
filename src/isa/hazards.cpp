#include "isa/hazards.h"

#include "isa/tables.h"

namespace lw::isa {

std::span<const Hazard> hazards() { return {kHazards, kHazardsCount}; }

Roles groups_of(const Record& record) { return kGroupsOfRecords[static_cast<size_t>(record.op)]; }

bool Hazard::concerns(const Target& target) const { return ((targets >> (target.limits - kTargetLimits)) & 1) != 0; }

}  // namespace lw::isa
