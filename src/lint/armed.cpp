#include "lint/armed.h"

namespace lw::lint {
namespace {

class ArmedRows {
 public:
  explicit ArmedRows(const Subject& subject)
      : subject_(subject), graph_(subject.graph()), before_(graph_.blocks.size()), queued_(graph_.blocks.size()) {}

  std::vector<Rows> run() {
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      if (!subject_.is_reached(b)) continue;
      if (subject_.is_kernel_entry(b)) before_[b] = subject_.rows().from_kernel_entry();
      queue(b);
    }
    while (!work_.empty()) {
      const flow::BlockId b = work_.back();
      work_.pop_back();
      queued_[b] = false;
      follow(b);
    }
    return std::move(before_);
  }

 private:
  void queue(flow::BlockId b) {
    if (queued_[b]) return;
    queued_[b] = true;
    work_.push_back(b);
  }
  void arm(flow::BlockId b, Rows rows) {
    if ((rows & ~before_[b]) == 0) return;
    before_[b] |= rows;
    queue(b);
  }

  void follow(flow::BlockId b) {
    const flow::Block& block = graph_.blocks[b];
    Rows armed = before_[b];
    for (size_t i = block.first; i < block.end; ++i) armed = armed_after(subject_.facts(i), armed);
    subject_.for_each_successor(b, [&](flow::BlockId to) { arm(to, armed); });
  }

  const Subject& subject_;
  const flow::Graph& graph_;
  std::vector<Rows> before_;
  std::vector<bool> queued_;
  std::vector<flow::BlockId> work_;
};

}  // namespace

std::vector<Rows> armed_rows(const Subject& subject) { return ArmedRows(subject).run(); }

}  // namespace lw::lint
