// The machine code of a report of `disassemble`, and what it refers to.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/listed_code.h"
#include "input/load.h"
#include "lanewise/disassemble.h"
#include "text/dialect.h"
#include "text/listing.h"

namespace lw::api {

struct Disassembly {
  // A code object, or what else has code: bare words, a listing.
  struct Part {
    std::string name;
    const isa::Target* target = nullptr;  // of code that is not in ListingSection::other_waves
    std::vector<text::ListingSection> sections;
  };

  text::Dialect dialect = text::Dialect::llvm;
  bool plain = false;
  std::deque<Part> parts;
  std::vector<std::pair<const Part*, const text::ListingSection*>> sections;  // as DisassembleReport has them
  const isa::Target* source_target = nullptr;  // set where the text is the source of objects.front()

  // What the parts refer to.
  FileBytes file;
  input::OpenedFile opened;
  std::deque<object::CodeObject> objects;
  std::unique_ptr<input::LoadedFile> loaded;
  std::optional<input::ListedCode> listed;
  std::vector<input::ListedStretch> stretches;
};

void write_disassembly(const Disassembly& code, const std::function<void(std::string_view)>& sink);
void visit_instructions(const Disassembly& code, size_t section,
                        const std::function<void(const lanewise::DisassembledInstruction&)>& visitor);

}  // namespace lw::api
