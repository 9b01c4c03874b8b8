// A kernel of gfx900 and the sets of lanes that it works with.
#pragma once

#include <string>

#include "flow/masks.h"
#include "flow_case.h"

namespace lw::flow::test {

struct Kernel {
  explicit Kernel(const std::string& source)
      : flow_case(lw::test::make_case(*isa::find_target("gfx900"),
                                      lw::test::assemble(*isa::find_target("gfx900"), source, "kernel"))),
        components(flow_case.graph),
        masks(code(), graph(), components, false) {}
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;

  const Code& code() const { return *flow_case.code; }
  const Graph& graph() const { return flow_case.graph; }
  // What instruction i leaves in EXEC.
  MaskId exec_after(uint32_t i) const {
    MaskId exec = masks.exec_in(graph().block_of(i));
    for (const Masks::Change& change : masks.changes(graph().block_of(i)))
      if (change.instruction <= i) exec = change.exec_after;
    return exec;
  }

  lw::test::FlowCase flow_case;
  GraphComponents components;
  Masks masks;
};

}  // namespace lw::flow::test
