#include <bit>

#include "lint/armed.h"
#include "lint/lint.h"
#include "lint/special_rules.h"

namespace lw::lint {
namespace {

class HazardFinder {
 public:
  explicit HazardFinder(const Subject& subject) : subject_(subject), search_(subject) {
    for (size_t i = 0; i < subject.rows().size(); ++i) {
      const isa::Hazard& row = subject.rows().row(i);
      special_.push_back(row.checked == isa::Checked::special ? special_rule(row.name) : nullptr);
    }
  }

  std::vector<Finding> run() {
    for (flow::BlockId b = 0; b < subject_.graph().blocks.size(); ++b) {
      const flow::Block& block = subject_.graph().blocks[b];
      if (!subject_.is_reached(b)) continue;
      Rows before = subject_.armed_before(b);
      for (size_t i = block.first; i < block.end; ++i) {
        const Facts& facts = subject_.facts(i);
        if (facts.alone != 0) add_alone(i, facts.alone);
        if (const Rows open = facts.second & before; open != 0) before &= ~add_pairs(i, open);
        before = armed_after(facts, before);
      }
    }
    return std::move(findings_);
  }

 private:
  void add_alone(size_t i, Rows rows) {
    for (; rows != 0; rows &= rows - 1) {
      const auto row = static_cast<size_t>(std::countr_zero(rows));
      if (special_[row] == nullptr)
        add(i, {row, kNoInstruction, 0, 0, {}});
      else
        add_special(i, row);
    }
  }

  // Returns the rows that are reported once per block: those of something that a kernel has not done since its
  // beginning.
  Rows add_pairs(size_t i, Rows open) {
    const Rows from_entry = subject_.graph().calls.empty() ? open & subject_.rows().from_kernel_entry() : 0;
    for (Rows rows = from_entry; rows != 0; rows &= rows - 1)
      add(i, {static_cast<size_t>(std::countr_zero(rows)), kNoInstruction, 0, 0, {}});
    add_searched(i, open & ~from_entry);
    return from_entry;
  }

  void add_searched(size_t i, Rows open) {
    for (Rows special = open & subject_.rows().special(); special != 0; special &= special - 1)
      add_special(i, static_cast<size_t>(std::countr_zero(special)));
    open &= ~subject_.rows().special();
    if (open == 0) return;
    for (const TooNear& near : search_.find(i, open)) add(i, near);
  }

  void add_special(size_t i, size_t row) {
    std::optional<TooNear> near = special_[row](subject_, i);
    if (!near) return;
    near->row = row;
    add(i, *near);
  }

  void add(size_t i, const TooNear& near) {
    const isa::Hazard& row = subject_.rows().row(near.row);
    Finding finding;
    finding.kind = LintKind::hazard;
    finding.severity = row.severity;
    finding.name = row.name;
    finding.hazard = &row;
    finding.at = i;
    finding.first = near.first;
    finding.path = near.path;
    if (near.needed != 0) {
      finding.needed = near.needed;
      finding.present = near.present;
    }
    findings_.push_back(std::move(finding));
  }

  const Subject& subject_;
  RowSearch search_;
  std::vector<SpecialRule> special_;  // by row; nullptr: the row is the rule
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> find_hazards(const Subject& subject) { return HazardFinder(subject).run(); }

}  // namespace lw::lint
