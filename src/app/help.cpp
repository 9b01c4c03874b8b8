#include "app/command.h"
#include "app/declarations.h"
#include "report/json_document.h"

namespace lw::app {
std::unique_ptr<Command> make_help();
namespace {

using report::OrderedJson;

OrderedJson json_of(const DeclaredArgument& argument) {
  return {{"name", argument.value.text},
          {"required", argument.is_required},
          {"repeated", argument.is_repeated},
          {"help", argument.help}};
}

OrderedJson json_of(const std::vector<DeclaredArgument>& arguments) {
  OrderedJson list = OrderedJson::array();
  for (const DeclaredArgument& argument : arguments) list.push_back(json_of(argument));
  return list;
}

OrderedJson json_of(const DeclaredOption& option) {
  OrderedJson json{{"names", option.names}};
  if (option.kind != DeclaredOption::Kind::flag) {
    json["value"] = option.value.text;
    json["value_required"] = option.kind == DeclaredOption::Kind::value;
  }
  json["required"] = option.is_required;
  json["repeated"] = option.is_repeated;
  json["help"] = option.help;
  return json;
}

OrderedJson json_of(const CommandEntry& entry) {
  const std::unique_ptr<Command> command = entry.make();
  const Declarations declared(*command);
  OrderedJson options = OrderedJson::array();
  for (const DeclaredOption& option : declared.options) options.push_back(json_of(option));
  OrderedJson json{{"name", entry.name},      {"summary", entry.summary}, {"arguments", json_of(declared.arguments)},
                   {"after_dashes", nullptr}, {"options", options},       {"examples", declared.examples}};
  if (!declared.flags.empty()) json["after_dashes"] = json_of(declared.flags.front());
  return json;
}

class Help : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(ValueName("COMMAND", &command_names), &name_, "the command; all of them without it", false);
    a.example("lanewise help");
    a.example("lanewise help run");
    a.example("lanewise help run --json");
  }

  int run(const Console& console) override {
    const std::optional<CommandEntry> entry = find_command(name_);
    if (!name_.empty() && !entry) return console.bad_input(unknown_command(name_));
    if (!console.json) {
      console.print(console.help_text(name_));
      return kDone;
    }
    OrderedJson list = OrderedJson::array();
    for (const CommandEntry& one : commands())
      if (!entry || one.name == entry->name) list.push_back(json_of(one));
    console.print(report::ordered_document("help", 1, {{"commands", std::move(list)}}, {}).dump(2) + "\n");
    return kDone;
  }

 private:
  std::string name_;
};

}  // namespace

std::unique_ptr<Command> make_help() { return std::make_unique<Help>(); }

}  // namespace lw::app
