// Lines that are instructions: read, encoded, written; or found among those that were.
#include <algorithm>
#include <cstring>

#include "bytes/bytes.h"
#include "text/assembly_state.h"

namespace lw::text {

// Where lines have no meaning but that of their text.
bool AssemblyState::lines_stand_alone() const { return dialect_ == Dialect::llvm && macros_.empty() && reading(); }

bool AssemblyState::run_known_line() {
  looks_ = lines_stand_alone() && repetition_.is_worth_looking() && line_shape_.read(lexer().statement_begin());
  if (!looks_) return false;
  LineCode code;
  if (!known_lines_.find(line_shape_, code)) {
    repetition_.missed();
    return false;
  }
  if (!has_room(code.size_bytes)) return false;
  register_uses_.note(current_section_, offset(), code.used_vgprs, code.used_sgprs,
                      [&] { return place(lexer().statement_begin()); });
  repetition_.found(1);
  if (places_ != nullptr) keep_place(offset(), place(lexer().statement_begin()));
  std::memcpy(append(code.size_bytes), code.words.data(), code.size_bytes);
  use(vgprs_, code.used_vgprs);
  use(sgprs_, code.used_sgprs);
  ++assembly_.instruction_count;
  lexer().resume_at(line_shape_.line_end());
  return true;
}

// Remembers what the line at which the lexer is was assembled to.
void AssemblyState::keep_line(const Token& mnemonic, const bytes::Encoded& encoded) {
  if (!looks_ || mnemonic.begin != lexer().statement_begin()) return;
  LineCode code;
  // A comment may have gone on in the next line.
  if (encoded.words > code.words.size() || token().begin > line_shape_.line_end()) return;
  std::copy_n(encoded.word.begin(), encoded.words, code.words.begin());
  code.size_bytes = static_cast<uint8_t>(4 * encoded.words);
  code.used_vgprs = static_cast<uint16_t>(instruction_reader_.used_vgprs());
  code.used_sgprs = static_cast<uint8_t>(instruction_reader_.used_sgprs());
  known_lines_.keep(line_shape_, code,
                    [&] { return learn(*target_, line_shape_, instruction_reader_, instruction_text_, encoded); });
}

void AssemblyState::run_instruction(const Token& mnemonic) {
  const Location at = place(mnemonic.begin);
  const size_t mark = expressions.mark();
  const size_t names_read = expressions.names_read();
  const size_t complaints = diagnostics_.all().size();
  InstructionReader& reader = instruction_reader_;
  InstructionText& text = instruction_text_;
  reader.start(*target_, instruction_context());
  if (!reader.read(mnemonic, text)) {
    lexer().skip_statement();
    return;
  }
  Result<bytes::Encoded> encoded = encode(*target_, text);
  if (!encoded) {
    error(at, encoded.error().message);
    return;
  }
  use(vgprs_, reader.used_vgprs());
  use(sgprs_, reader.used_sgprs());
  const uint64_t begin = offset();
  const uint64_t size_bytes = 4u * encoded->words;
  std::byte* bytes = append(size_bytes);
  if (bytes == nullptr) return;
  std::memcpy(bytes, encoded->word.data(), size_bytes);
  register_uses_.note(current_section_, begin, reader.used_vgprs(), reader.used_sgprs(), [&] { return at; });
  ++assembly_.instruction_count;
  if (places_ != nullptr) keep_place(begin, at);
  if (text.pending == kNone) {
    // A warning is given for every line.
    if (expressions.names_read() == names_read && diagnostics_.all().size() == complaints)
      keep_line(mnemonic, *encoded);
    expressions.release(mark);
    return;
  }
  const bool is_branch = text.pending_is_branch;
  add_fixup(is_branch ? FixupKind::branch16 : FixupKind::literal32, is_branch ? begin : begin + size_bytes - 4,
            text.pending, place(text.pending_at));
  if (!is_branch) return;
  fixups_.back().branch = branch_count_++;
  if (!assumed_.padded.contains(fixups_.back().branch)) return;
  constexpr uint32_t kNop = 0xbf800000;
  if (std::byte* after = append(sizeof kNop)) std::memcpy(after, &kNop, sizeof kNop);
}

}  // namespace lw::text
