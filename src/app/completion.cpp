#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "app/command.h"
#include "app/complete.h"
#include "app/completion_scripts.h"
#include "base/json_text.h"
#include "report/json_document.h"

namespace lw::app {
std::unique_ptr<Command> make_completion();
namespace {

struct Shell {
  std::string_view name;
  const std::string_view* script;
  bool quotes;  // words come and go as the user types them, with quotes and backslashes
};
const Shell kShells[] = {
    {"bash", &kCompletion_bash, true}, {"zsh", &kCompletion_zsh, false}, {"fish", &kCompletion_fish, false}};

std::vector<std::string> shell_names() {
  std::vector<std::string> names;
  for (const Shell& shell : kShells) names.emplace_back(shell.name);
  return names;
}

// A word of bash without quotes and backslashes. Nothing is expanded.
struct Unquoted {
  std::string word;
  bool is_open = false;  // the last quote has no end
};
Unquoted unquoted(std::string_view text) {
  std::string word;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote == 0 && (c == '\'' || c == '"'))
      quote = c;
    else if (c == quote)
      quote = 0;
    else if (c == '\\' && quote != '\'' && i + 1 < text.size())
      word += text[++i];
    else
      word += c;
  }
  return {word, quote != 0};
}

std::string escaped(std::string_view word) {
  constexpr std::string_view kSpecial = " \t\"'\\$`&|;<>()[]{}*?!#~";
  std::string text;
  for (const char c : word) {
    if (kSpecial.find(c) != kSpecial.npos) text += '\\';
    text += c;
  }
  return text;
}

// The name of a file as a shell would give it to the program.
std::string expanded(const std::string& word) {
  const char* home = std::getenv("HOME");
  return home != nullptr && word.starts_with("~/") ? home + word.substr(1) : word;
}

std::string_view name_of(Offer offer) {
  switch (offer) {
    case Offer::files: return "files";
    case Offer::folders: return "folders";
    case Offer::programs: return "programs";
    default: return "nothing";
  }
}

class CompletionCommand : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(ValueName("SHELL", &shell_names), &shell_, "bash, zsh or fish");
    a.after_dashes("WORDS", &words_,
                   "the words of a command line, as the scripts pass them: prints what the last one may become. The "
                   "first line says whether the shell should offer files, folders, programs or nothing besides, and "
                   "which part of the word stands before their names; the others have a word and its help each");
    a.example("eval \"$(lanewise completion bash)\"");
    a.example("lanewise completion zsh > ~/.zfunc/_lanewise");
    a.example("lanewise completion fish > ~/.config/fish/completions/lanewise.fish");
    a.example("lanewise completion bash -- lanewise dis --target gfx9");
  }

  int run(const Console& console) override {
    const auto* const shell = std::ranges::find(kShells, shell_, &Shell::name);
    if (shell == std::end(kShells)) return console.bad_input(fmt::format("'{}' is not one of bash, zsh, fish", shell_));
    if (words_.empty()) {
      if (console.json)
        console.print(document({{"shell", shell->name}, {"script", *shell->script}}));
      else
        console.print(*shell->script);
      return kDone;
    }
    const bool is_open = shell->quotes && unquoted(words_.back()).is_open;
    if (shell->quotes)
      for (std::string& word : words_) word = unquoted(word).word;
    for (size_t i = 0; i + 1 < words_.size(); ++i) words_[i] = expanded(words_[i]);
    Completion found = complete(words_, console.session);
    if (shell->quotes && !is_open) {
      for (Candidate& word : found.words) word.text = escaped(word.text);
      found.before = escaped(found.before);
    }
    console.print(console.json ? json_of(*shell, found) : text_of(found));
    return kDone;
  }

 private:
  static std::string document(const report::OrderedJson& json) {
    return json_text(report::ordered_document("completion", 1, json, {}), 2) + "\n";
  }

  static std::string json_of(const Shell& shell, const Completion& found) {
    report::OrderedJson words = report::OrderedJson::array();
    for (const Candidate& word : found.words) words.push_back({{"text", word.text}, {"help", word.help}});
    return document(
        {{"shell", shell.name}, {"names", name_of(found.names)}, {"before", found.before}, {"words", words}});
  }

  static std::string text_of(const Completion& found) {
    std::string text = fmt::format("{}\t{}\n", name_of(found.names), found.before);
    for (const Candidate& word : found.words) text += fmt::format("{}\t{}\n", word.text, word.help);
    return text;
  }

  std::string shell_;
  std::vector<std::string> words_;
};

}  // namespace

std::unique_ptr<Command> make_completion() { return std::make_unique<CompletionCommand>(); }

}  // namespace lw::app
