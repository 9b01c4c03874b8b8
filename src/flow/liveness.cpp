#include "flow/liveness.h"

#include <algorithm>

#include "flow/components.h"
#include "flow/live_analysis.h"

namespace lw::flow {
namespace {

// Rows are made in pieces of so many instructions: what has to be kept of a long block is a state for each piece.
constexpr size_t kPiece = 2048;

}  // namespace

struct Liveness::Parts {
  Parts(const Code& c, const Graph& g, const LivenessOptions& options)
      : code(c),
        graph(g),
        components(g),
        masks(c, g, components, options.full_waves),
        analysis(c, g, components, masks, options) {}
  const Code& code;
  const Graph& graph;
  GraphComponents components;
  Masks masks;
  LiveAnalysis analysis;
};

Liveness::Liveness(const Code& code, const Graph& graph, const LivenessOptions& options)
    : parts_(std::make_unique<Parts>(code, graph, options)) {
  parts_->analysis.run();
}
Liveness::~Liveness() = default;
Liveness::Liveness(Liveness&&) noexcept = default;

const Code& Liveness::code() const { return parts_->code; }
const Graph& Liveness::graph() const { return parts_->graph; }
const Unwritten& Liveness::unwritten() const { return parts_->analysis.unwritten(); }
const Masks& Liveness::masks() const { return parts_->masks; }

uint32_t Liveness::vgprs(size_t i) const { return parts_->analysis.counts()[i].vgprs; }
uint32_t Liveness::sgprs(size_t i) const { return parts_->analysis.counts()[i].sgprs; }
uint32_t Liveness::agprs(size_t i) const { return parts_->analysis.counts()[i].agprs; }

bool Liveness::is_unwanted(size_t i) const { return parts_->analysis.is_unwanted(i); }

namespace {

// The function and all that it calls, directly or not.
std::vector<uint32_t> with_callees(const Graph& graph, uint32_t function) {
  std::vector<uint32_t> list{function};
  for (size_t next = 0; next < list.size(); ++next)
    for (const Call& call : graph.calls)
      if (graph.blocks[call.block].reachable && graph.blocks[call.block].function == list[next] &&
          call.callee != Graph::kUnknownFunction && std::find(list.begin(), list.end(), call.callee) == list.end())
        list.push_back(call.callee);
  return list;
}

template <class Count>
Peak peak_of(const Graph& graph, uint32_t function, const Count& count) {
  Peak peak;
  bool any = false;
  for (uint32_t f : with_callees(graph, function))
    for (BlockId id : graph.functions[f].blocks)
      for (size_t i = graph.blocks[id].first; i < graph.blocks[id].end; ++i) {
        const uint32_t here = count(i);
        if (any && (here < peak.count || (here == peak.count && i >= peak.instruction))) continue;
        peak = {here, i};
        any = true;
      }
  return peak;
}

}  // namespace

Peak Liveness::peak_vgprs(uint32_t function) const {
  return peak_of(graph(), function, [this](size_t i) { return vgprs(i); });
}
Peak Liveness::peak_sgprs(uint32_t function) const {
  return peak_of(graph(), function, [this](size_t i) { return sgprs(i); });
}

// Registers that a block does not name are live through all of it, or nowhere in it.
Liveness::Peaks Liveness::peaks_among(uint32_t function, const std::bitset<kRegisterCount>& wanted) const {
  const LiveAnalysis& analysis = parts_->analysis;
  Peaks peaks;
  const auto raise = [&](uint32_t vgprs, uint32_t sgprs) {
    peaks.vgprs = std::max(peaks.vgprs, vgprs);
    peaks.sgprs = std::max(peaks.sgprs, sgprs);
  };
  for (const BlockId id : graph().functions[function].blocks) {
    const Block& block = graph().blocks[id];
    bool indirect = false;
    Peaks all;
    for (size_t i = block.first; i < block.end; ++i) {
      all.vgprs = std::max(all.vgprs, vgprs(i));
      all.sgprs = std::max(all.sgprs, sgprs(i));
      indirect = indirect || analysis.step().is_indirect(i);
    }
    if (!indirect) {
      Peaks others;
      analysis.blocks().for_each(id, [&](Register reg, const LiveCell&) {
        others.vgprs += is_vgpr(reg) && !wanted[reg] ? 1 : 0;
        others.sgprs += is_sgpr(reg) && !wanted[reg] ? 1 : 0;
      });
      raise(all.vgprs - others.vgprs, all.sgprs - others.sgprs);
      continue;
    }
    rows(block.first, block.end, [&](const Row& row) {
      std::bitset<kRegisterCount> held;
      for (const Live& live : row.live) held.set(live.reg);
      for (const InstructionAccess& access : row.accesses)
        if (access.live_after) held.set(access.reg);
      held &= wanted;
      uint32_t vgprs = 0, sgprs = 0;
      for (Register reg = 0; reg < kRegisterCount; ++reg) {
        vgprs += held[reg] && is_vgpr(reg) ? 1 : 0;
        sgprs += held[reg] && is_sgpr(reg) ? 1 : 0;
      }
      raise(vgprs, sgprs);
    });
  }
  return peaks;
}

namespace {

// The rows of one piece, made backwards and shown forwards.
class Piece {
 public:
  Piece(const LiveAnalysis& analysis, const Code& code) : analysis_(analysis), code_(code) {}

  void step(LiveWalk& walk, size_t i) {
    Kept row;
    row.instruction = i;
    row.accesses_first = accesses_.size();
    if (code_.at(i).is_instruction) note_writes(walk.state(), i);
    analysis_.step().before(walk, i, &needed_);
    if (code_.at(i).is_instruction) note_reads(i, row.accesses_first);
    for (size_t k = row.accesses_first; k < accesses_.size(); ++k)
      accesses_[k].keeps = accesses_[k].partial && walk.state().bytes(accesses_[k].reg) != 0;
    const auto begin = accesses_.begin() + static_cast<std::ptrdiff_t>(row.accesses_first);
    std::sort(begin, accesses_.end(),
              [](const InstructionAccess& a, const InstructionAccess& b) { return a.reg < b.reg; });
    row.accesses_count = accesses_.size() - row.accesses_first;
    row.live_first = live_.size();
    walk.state().append_to(live_);
    row.live_count = live_.size() - row.live_first;
    row.counts_in = walk.state().counts();
    rows_.push_back(row);
  }

  void show(size_t first, size_t last, bool reachable, const std::function<void(const Row&)>& visit) const {
    for (auto kept = rows_.rbegin(); kept != rows_.rend(); ++kept) {
      if (kept->instruction < first || kept->instruction >= last) continue;
      const LiveCounts& counts = analysis_.counts()[kept->instruction];
      Row row;
      row.instruction = kept->instruction;
      row.live = std::span(live_).subspan(kept->live_first, kept->live_count);
      row.accesses = std::span(accesses_).subspan(kept->accesses_first, kept->accesses_count);
      row.vgprs = counts.vgprs, row.sgprs = counts.sgprs, row.agprs = counts.agprs;
      const LiveCounts& in = kept->counts_in;
      row.vgprs_in = in.vgprs, row.sgprs_in = in.sgprs, row.agprs_in = in.agprs;
      row.reachable = reachable;
      visit(row);
    }
  }

 private:
  struct Kept {
    size_t instruction, live_first, live_count, accesses_first, accesses_count;
    LiveCounts counts_in;
  };

  void note_writes(const LiveState& after, size_t i) {
    for (const Write& write : code_.effects(i).writes) {
      const Register reg = code_.resolve(i, write.slot);
      const bool partial = write.bytes != (reg == kScc ? 1 : kAllBytes) || write.lanes == Lanes::some ||
                           write.lanes == Lanes::one || write.lanes == Lanes::unknown || ~write.lane_mask != 0;
      accesses_.push_back({reg, 0, write.bytes, partial, false, (after.bytes(reg) & write.bytes) != 0});
    }
  }

  void note_reads(size_t i, size_t first) {
    const Effects& effects = code_.effects(i);
    for (size_t r = 0; r < effects.reads.size(); ++r) {
      const Register reg = code_.resolve(i, effects.reads[r].slot);
      const ByteMask bytes = needed_.empty() ? 0 : needed_[r];
      if (bytes == 0) continue;
      const auto begin = accesses_.begin() + static_cast<std::ptrdiff_t>(first);
      const auto at = std::find_if(begin, accesses_.end(), [reg](const InstructionAccess& a) { return a.reg == reg; });
      if (at != accesses_.end()) {
        at->read |= bytes;
      } else {
        accesses_.push_back({reg, bytes, 0, false, false, false});
      }
    }
  }

  const LiveAnalysis& analysis_;
  const Code& code_;
  ReadBytes needed_;
  std::vector<Kept> rows_;
  std::vector<Live> live_;
  std::vector<InstructionAccess> accesses_;
};

}  // namespace

void Liveness::rows(size_t first, size_t last, const std::function<void(const Row&)>& visit) const {
  const LiveAnalysis& analysis = parts_->analysis;
  last = std::min(last, parts_->code.size());
  for (size_t i = first; i < last;) {
    const BlockId id = parts_->graph.block_of(i);
    const Block& block = parts_->graph.blocks[id];
    const size_t stop = std::min<size_t>(last, block.end);
    // States at the ends of the pieces that are wanted, last piece first.
    LiveWalk walk = analysis.walk();
    walk.go_to(id);
    analysis.start(walk);
    std::vector<std::pair<size_t, LiveWalk::Saved>> ends;
    size_t at = block.end;
    while (true) {
      const size_t piece_begin = at == block.first ? at : block.first + (at - 1 - block.first) / kPiece * kPiece;
      if (piece_begin < stop) ends.emplace_back(at, walk.save());
      if (piece_begin <= i) break;
      for (; at > piece_begin; --at) analysis.step().before(walk, at - 1, nullptr);
    }
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
      Piece piece(analysis, parts_->code);
      LiveWalk again = analysis.walk();
      again.go_to(id);
      again.restore(end->second);
      const size_t piece_begin = block.first + (end->first - 1 - block.first) / kPiece * kPiece;
      for (size_t k = end->first; k > std::max<size_t>(piece_begin, i); --k) piece.step(again, k - 1);
      piece.show(i, stop, block.reachable, visit);
    }
    i = stop;
  }
}

std::vector<Live> Liveness::live_before(size_t instruction) const {
  std::vector<Live> live;
  rows(instruction, instruction + 1, [&](const Row& row) { live.assign(row.live.begin(), row.live.end()); });
  return live;
}

size_t Liveness::memory_bytes() const {
  return parts_->code.memory_bytes() + parts_->graph.memory_bytes() + parts_->components.memory_bytes() +
         parts_->masks.memory_bytes() + parts_->analysis.memory_bytes();
}

}  // namespace lw::flow
