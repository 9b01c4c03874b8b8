#include "app/complete.h"

#include <algorithm>
#include <map>

#include "app/typed_words.h"
#include "isa/isa.h"
#include "isa/machines.h"
#include "lanewise/info.h"
#include "shader/language.h"

namespace lw::app {
namespace {

class Completer {
 public:
  Completer(std::string word, const Session& session) : word_(std::move(word)), session_(session) {}

  Completion take() { return std::move(result_); }

  void offer(const std::string& text, std::string_view help = {}) {
    if (text.starts_with(word_)) result_.words.push_back({text, std::string(help)});
  }

  // Values in the place that begins at `begin` of the word.
  void offer_values(const ValueName& value, size_t begin, const TypedWords& line) {
    std::vector<std::string> taken;
    if (value.is_list)
      for (size_t comma; (comma = word_.find(',', begin)) != std::string::npos; begin = comma + 1)
        taken.push_back(word_.substr(begin, comma - begin));
    const std::string head = word_.substr(0, begin);
    const auto offer_name = [&](std::string_view name, std::string_view help = {}) {
      if (std::ranges::find(taken, name) == taken.end()) offer(head + std::string(name), help);
    };
    if (value.words != nullptr)
      for (const std::string& name : value.words())
        offer_name(name, value.words == &command_names ? summary(name) : "");
    if (value.text.find('|') != std::string_view::npos) {
      for (size_t at = 0; at < value.text.size();) {
        const size_t end = std::min(value.text.find('|', at), value.text.size());
        offer_name(value.text.substr(at, end - at));
        at = end + 1;
      }
    }
    switch (value.offer) {
      case Offer::targets: offer_targets(head, begin); break;
      case Offer::devices:
        for (const isa::Product& product : isa::products()) offer_name(product.name, product.marketing_name);
        offer_targets(head, begin);
        break;
      case Offer::kernels: offer_kernels(head, line); break;
      case Offer::nothing: offer_named_file(begin); break;
      default: offer_path(value, begin); break;
    }
  }

 private:
  static std::string_view summary(std::string_view command) { return find_command(command)->summary; }

  // gfx names; with a colon, the sizes of waves that one has.
  void offer_targets(const std::string& head, size_t begin) {
    const size_t colon = word_.find(':', begin);
    const std::string name = word_.substr(begin, colon - begin);
    for (const isa::Target& target : isa::targets()) {
      if (colon == std::string::npos) {
        offer(head + std::string(target.name));
      } else if (target.name == name && isa::with_wave_size(target, 96 - target.wave_size) != nullptr) {
        offer(head + name + ":wave32");
        offer(head + name + ":wave64");
      }
    }
  }

  // A compiler would keep the user waiting.
  bool needs_compiler(const std::string& file, const std::string& language) const {
    const Result<std::optional<shader::Language>> found = shader::language_of(file, language);
    return !found || (*found && **found != shader::Language::assembly);
  }

  void offer_kernels(const std::string& head, const TypedWords& line) {
    std::map<std::string, std::string> kernels;  // several targets have kernels of one name
    for (const std::string& file : line.files) {
      if (needs_compiler(file, line.language)) continue;
      lanewise::InfoRequest request{.file = file};
      request.target = line.target;
      request.language = line.language;
      const auto report = lanewise::info(request, session_);
      if (!report) continue;
      for (const lanewise::CodeObjectInfo& object : report->code_objects)
        for (const lanewise::KernelInfo& kernel : object.kernels)
          kernels.emplace(kernel.name, kernel.demangled.value_or(""));
    }
    for (const auto& [name, demangled] : kernels) offer(head + name, demangled);
  }

  // Arrays and images are read from files after an @.
  void offer_named_file(size_t begin) {
    const size_t at = word_.find('@', begin);
    if (at == std::string::npos) return;
    result_.names = Offer::files;
    result_.before = word_.substr(0, at + 1);
  }

  // A path, which begins behind the equals sign of N=FILE and the @ of N=@FILE.
  void offer_path(const ValueName& value, size_t begin) {
    if (value.text.find('=') != std::string_view::npos) {
      const size_t equals = word_.find('=', begin);
      if (equals == std::string::npos) return;
      begin = equals + 1;
      if (begin < word_.size() && word_[begin] == '@') ++begin;
    }
    result_.names = value.offer;
    result_.before = word_.substr(0, begin);
  }

  std::string word_;
  const Session& session_;
  Completion result_;
};

void offer_options(const Declarations& declared, const TypedWords& line, Completer& completer) {
  for (const DeclaredOption& option : declared.options) {
    const bool is_given = std::ranges::find(line.given, &option) != line.given.end();
    if (is_given && !option.is_repeated) continue;
    for (const std::string& name : option.names) completer.offer(name, option.help);
  }
}

void complete_argument(const Declarations& declared, const std::string& word, const TypedWords& line,
                       Completer& completer) {
  const size_t equals = word.find('=');
  if (line.open != nullptr) {
    completer.offer_values(line.open->value, 0, line);
  } else if (line.is_after_dashes && !declared.flags.empty()) {
    completer.offer_values({declared.flags.front().value.text, Offer::files}, 0, line);
  } else if (!line.is_after_dashes && word.starts_with("--") && equals != std::string::npos) {
    if (const DeclaredOption* option = declared.find(word.substr(0, equals));
        option != nullptr && option->kind != DeclaredOption::Kind::flag)
      completer.offer_values(option->value, equals + 1, line);
  } else if (!line.is_after_dashes && word.starts_with('-')) {
    offer_options(declared, line, completer);
  } else if (const DeclaredArgument* argument = argument_at(declared, line.arguments)) {
    ValueName value = argument->value;
    if (value.offer == Offer::programs && line.arguments > 0) value.offer = Offer::files;  // the program's arguments
    completer.offer_values(value, 0, line);
  } else {
    offer_options(declared, line, completer);
  }
}

}  // namespace

Completion complete(std::span<const std::string> words, const Session& session) {
  if (words.size() < 2) return {};
  Completer completer(words.back(), session);
  if (words.size() == 2) {
    for (const CommandEntry& entry : commands()) completer.offer(std::string(entry.name), entry.summary);
    if (words.back().starts_with('-'))
      for (const char* option : {"-h", "--help", "-V", "--version"}) completer.offer(option);
    return completer.take();
  }
  const std::optional<CommandEntry> entry = find_command(words[1]);
  if (!entry) return {};
  const std::unique_ptr<Command> command = entry->make();
  const Declarations declared(*command);
  TypedWords line;
  for (const std::string& word : words.subspan(2, words.size() - 3)) line.take(declared, word);
  complete_argument(declared, words.back(), line, completer);
  return completer.take();
}

}  // namespace lw::app
