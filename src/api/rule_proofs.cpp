#include "api/rule_proofs.h"

#include "api/api.h"
#include "host/files.h"
#include "interp/straight_line.h"
#include "rewrite/rule_check.h"

namespace lw::api {

std::vector<rewrite::Rule> read_rule_files(const std::vector<std::string>& paths, const Session& session) {
  std::vector<rewrite::Rule> rules;
  Messages errors;
  for (const std::string& path : paths) {
    const std::string shown = host::shown_path(path);
    const lanewise::Result<lanewise::FileBytes> bytes = session.files->read(path);
    if (!bytes) throw bytes.failure();
    const std::string text(bytes->text());
    Diagnostics diagnostics(shown, text);
    std::vector<rewrite::Rule> of_file = rewrite::read_rules(text, diagnostics);
    if (!diagnostics.has_errors()) rewrite::check_rules(of_file, diagnostics);
    rules.insert(rules.end(), std::make_move_iterator(of_file.begin()), std::make_move_iterator(of_file.end()));
    if (diagnostics.has_errors()) add_messages(errors, diagnostics.messages());
  }
  if (!errors.empty()) throw Failure{FailureKind::bad_input, std::move(errors)};
  return rules;
}

ObligationSides sides_of(const rewrite::Obligation& obligation, const isa::Target& target) {
  ObligationSides sides;
  sides.left.target = sides.right.target = &target;
  sides.left.snippet = obligation.left_snippet;
  sides.right.snippet = obligation.right_snippet;
  return sides;
}

rewrite::Answered prove_rule(const rewrite::RuleOnTarget& on, unsigned timeout_ms, const Session& session) {
  prove::ProveOptions options;
  options.evaluate = interp::evaluate_float;
  options.cancel = session.cancel;
  options.timeout_ms = timeout_ms;
  // The solver knows little of floats: most wrong rules about them are refuted here.
  const auto random = [&](const rewrite::Obligation& obligation, const prove::ProveOptions& one) {
    const ObligationSides sides = sides_of(obligation, *on.target);
    snippets::RandomInputs inputs;
    inputs.count = 1024;
    inputs.mode = one.mode;
    inputs.assumptions = one.assumptions;
    if (!snippets::can_execute(sides.left) || !snippets::can_execute(sides.right))
      return std::optional<prove::Answer>();
    return snippets::random_difference(sides.left, sides.right, obligation.live_out, inputs, session.cancel);
  };
  Result<rewrite::Answered> answered = rewrite::prove_rule(on, options, random);
  if (!answered) throw bad_input(code::kFile, answered.error().message);
  return std::move(*answered);
}

}  // namespace lw::api
