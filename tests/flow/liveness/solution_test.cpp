// Random code with branches around lanes and loops within loops: what liveness keeps of blocks and counts is what its
// rows, which step anew, find.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <map>
#include <random>
#include <string>

#include "flow_case.h"

namespace lw {
namespace {

constexpr unsigned kRegisters = 12;  // few, so that what is live changes from block to block
constexpr unsigned kDeepest = 3;

class Generator {
 public:
  explicit Generator(unsigned seed) : random_(seed) {}

  std::string code() {
    for (unsigned i = 0; i < 6; ++i) part(0);
    return lines_ + "s_endpgm\n";
  }

 private:
  unsigned some(unsigned count) { return static_cast<unsigned>(random_() % count); }
  void line(const std::string& text) { lines_ += text + "\n"; }

  void arithmetic() {
    for (unsigned i = some(4); i-- > 0;) {
      const unsigned a = some(kRegisters), b = some(kRegisters), c = some(kRegisters);
      switch (some(6)) {
        case 0: line(fmt::format("v_add_f32_e32 v{}, v{}, v{}", a, b, c)); break;
        case 1: line(fmt::format("v_and_b32_e32 v{}, 0xff, v{}", a, b)); break;
        case 2:
          line(fmt::format("v_mov_b32_sdwa v{}, v{} dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD", a, b));
          break;
        case 3: line(fmt::format("s_add_u32 s{}, s{}, s{}", a, b, c)); break;
        case 4: line(fmt::format("v_add_co_u32_e32 v{}, vcc, v{}, v{}", a, b, c)); break;
        default: line(fmt::format("global_store_byte v[{}:{}], v{}, off", a, a + 1, c)); break;
      }
    }
  }

  void part(unsigned depth) {
    arithmetic();
    const unsigned label = labels_++;
    switch (depth < kDeepest ? some(4) : 3) {
      case 0: {
        const unsigned mask = 16 + 2 * depth;
        line(fmt::format("v_cmp_lt_u32_e32 vcc, v{}, v{}", some(kRegisters), some(kRegisters)));
        line(fmt::format("s_and_saveexec_b64 s[{}:{}], vcc", mask, mask + 1));
        line(fmt::format("s_cbranch_execz L{}", label));
        part(depth + 1);
        line("s_nop 0");
        line(fmt::format("L{}: s_or_b64 exec, exec, s[{}:{}]", label, mask, mask + 1));
        break;
      }
      case 1:
        line("s_nop 0");
        line(fmt::format("L{}:", label));
        part(depth + 1);
        line(fmt::format("s_sub_u32 s{}, s{}, 1", 24 + depth, 24 + depth));
        line(fmt::format("s_cbranch_scc0 L{}", label));
        break;
      case 2:
        line(fmt::format("s_cmp_lt_u32 s{}, s{}", some(kRegisters), some(kRegisters)));
        line(fmt::format("s_cbranch_scc1 L{}", label));
        part(depth + 1);
        line("s_nop 0");
        line(fmt::format("L{}:", label));
        break;
      default: break;
    }
    arithmetic();
  }

  std::mt19937 random_;
  std::string lines_;
  unsigned labels_ = 0;
};

using LiveBytes = std::map<flow::Register, flow::ByteMask>;
using LiveLanes = std::map<flow::Register, flow::MaskId>;

bool is_read_by_branches(flow::Register reg) {
  return reg == flow::kScc || reg == flow::kExec || reg == flow::kExec + 1;
}

// What is not in `whole` of a part of it.
std::string missing(const LiveBytes& part, const LiveBytes& whole) {
  std::string text;
  for (const auto& [reg, bytes] : part) {
    const auto at = whole.find(reg);
    if (at == whole.end() || (bytes & ~at->second) != 0)
      text += fmt::format(" {}:{:x}", flow::register_name(reg), bytes);
  }
  return text;
}

// Lanes, where a block goes on in one way only, and no set of lanes begins there.
void check_lanes(const flow::Graph& graph, const flow::Masks& masks, const std::vector<LiveLanes>& lanes) {
  for (const flow::Block& block : graph.blocks) {
    const flow::BlockId next = block.next != flow::kNoBlock ? block.next : block.target;
    if (!block.reachable || next == flow::kNoBlock || masks.any_begins_at(next)) continue;
    if (block.target != flow::kNoBlock && block.target != next) continue;
    for (const auto& [reg, there] : lanes[graph.blocks[next].first]) {
      if (is_read_by_branches(reg)) continue;
      const auto here = lanes[block.end - 1].find(reg);
      ASSERT_NE(here, lanes[block.end - 1].end());
      EXPECT_EQ(here->second, there) << flow::register_name(reg) << " behind instruction " << block.end - 1;
    }
  }
}

// Blocks end with an instruction that leaves all registers alone and reads none but SCC and EXEC, so that what is live
// before it is what is live behind it.
void check_edges(const flow::Code& code, const flow::Graph& graph, const std::vector<LiveBytes>& live) {
  for (const flow::Block& block : graph.blocks) {
    if (!block.reachable || block.ends == flow::BlockEnd::ends_wave) continue;
    LiveBytes least, most;
    const bool execz = code.effects(block.end - 1).condition == flow::Condition::execz;
    for (const flow::BlockId successor : {block.next, block.target}) {
      if (successor == flow::kNoBlock) continue;
      for (const auto& [reg, bytes] : live[graph.blocks[successor].first]) {
        if (is_read_by_branches(reg)) continue;
        most[reg] |= bytes;
        // Where EXEC is 0, no lane of a VGPR need be live.
        if (!(execz && successor == block.target && flow::is_vgpr(reg))) least[reg] |= bytes;
      }
    }
    LiveBytes here = live[block.end - 1];
    std::erase_if(here, [](const auto& entry) { return is_read_by_branches(entry.first); });
    EXPECT_EQ(missing(least, here), "") << "live where it goes on, not behind instruction " << block.end - 1;
    EXPECT_EQ(missing(here, most), "") << "live behind instruction " << block.end - 1 << ", not where it goes on";
  }
}

TEST(Solution, IsWhatItsRowsFind) {
  const isa::Target& target = *isa::find_target("gfx900");
  for (unsigned seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    const std::string text = Generator(seed).code();
    const test::FlowCase flow_case = test::make_case(target, test::assemble(target, text, "random code"));
    const flow::Code& code = *flow_case.code;
    const flow::Graph& graph = flow_case.graph;
    const flow::Liveness liveness(code, graph);
    std::vector<LiveBytes> live(code.size());
    std::vector<LiveLanes> lanes(code.size());
    liveness.rows(0, code.size(), [&](const flow::Row& row) {
      uint32_t vgprs = 0, sgprs = 0;
      const auto count = [&](flow::Register reg) {
        vgprs += flow::is_vgpr(reg);
        sgprs += flow::is_sgpr(reg);
      };
      for (const flow::Live& one : row.live) {
        live[row.instruction][one.reg] = one.bytes;
        lanes[row.instruction][one.reg] = one.lanes;
        count(one.reg);
      }
      EXPECT_EQ(row.vgprs_in, vgprs);
      EXPECT_EQ(row.sgprs_in, sgprs);
      for (const flow::InstructionAccess& access : row.accesses)
        if (access.live_after && !live[row.instruction].contains(access.reg)) count(access.reg);
      EXPECT_EQ(liveness.vgprs(row.instruction), vgprs) << "instruction " << row.instruction;
      EXPECT_EQ(liveness.sgprs(row.instruction), sgprs) << "instruction " << row.instruction;
    });
    check_edges(code, graph, live);
    check_lanes(graph, liveness.masks(), lanes);
    if (HasFailure()) {
      ADD_FAILURE() << text;
      return;
    }
  }
}

}  // namespace
}  // namespace lw
