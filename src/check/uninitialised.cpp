#include "check/checker.h"
namespace lw::check {
std::unique_ptr<Rule> make_uninitialised_rule(observe::CodeFacts&, Findings&, const state::Memory&) {
  return std::make_unique<Rule>();
}
}  // namespace lw::check
