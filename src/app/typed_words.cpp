#include "app/typed_words.h"

#include <utility>

namespace lw::app {
namespace {

void set_option(const DeclaredOption& option, const std::string& value, TypedWords& line) {
  if (option.is_called("--target")) line.target = value;
  if (option.is_called("--language")) line.language = value;
}

}  // namespace

const DeclaredArgument* argument_at(const Declarations& declared, size_t index) {
  if (index < declared.arguments.size()) return &declared.arguments[index];
  const bool goes_on = !declared.arguments.empty() && declared.arguments.back().is_repeated;
  return goes_on ? &declared.arguments.back() : nullptr;
}

void TypedWords::take(const Declarations& declared, const std::string& word) {
  if (open != nullptr) {
    set_option(*std::exchange(open, nullptr), word, *this);
  } else if (is_after_dashes && !declared.flags.empty()) {
    return;
  } else if (!is_after_dashes && word == "--") {
    is_after_dashes = true;
  } else if (!is_after_dashes && word.starts_with('-') && word != "-") {
    const size_t equals = word.find('=');
    const DeclaredOption* option = declared.find(word.substr(0, equals));
    if (option == nullptr) return;
    given.push_back(option);
    if (equals != std::string::npos) set_option(*option, word.substr(equals + 1), *this);
    if (equals == std::string::npos && option->kind == DeclaredOption::Kind::value) open = option;
  } else {
    const DeclaredArgument* argument = argument_at(declared, arguments++);
    if (argument != nullptr && argument->value.offer == Offer::files && word != "-") files.push_back(word);
  }
}

}  // namespace lw::app
