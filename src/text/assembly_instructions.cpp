// Lines that are instructions: read, encoded, written; or found among those that were.
#include <algorithm>
#include <cstring>

#include "bytes/bytes.h"
#include "text/assembly_state.h"

namespace lw::text {

// Where lines have no meaning but that of their text.
bool AssemblyState::lines_stand_alone() const { return dialect_ == Dialect::llvm && macros_.empty() && reading(); }

bool AssemblyState::run_recent_line() {
  looks_ = lines_stand_alone() && repetition_.is_worth_looking();
  if (!looks_) return false;
  const std::string_view line = lexer().to_line_end();
  const RecentLines::Code* code = recent_lines_.find(line);
  if (code == nullptr) repetition_.missed();
  if (code == nullptr || !has_room(code->size_bytes)) return false;
  repetition_.found(1);
  std::memcpy(append(code->size_bytes), code->words.data(), code->size_bytes);
  used_vgprs_ = std::max<uint64_t>(used_vgprs_, code->used_vgprs);
  used_sgprs_ = std::max<uint64_t>(used_sgprs_, code->used_sgprs);
  ++assembly_.instruction_count;
  lexer().resume_at(line.data() + line.size());
  return true;
}

// Remembers what the line at which the lexer is was assembled to.
void AssemblyState::keep_line(const Token& mnemonic, const bytes::Encoded& encoded) {
  if (!looks_ || mnemonic.begin != lexer().statement_begin()) return;
  const std::string_view line = lexer().to_line_end();
  RecentLines::Code code;
  // A comment may have gone on in the next line.
  if (encoded.words > code.words.size() || token().begin > line.data() + line.size()) return;
  std::copy_n(encoded.word.begin(), encoded.words, code.words.begin());
  code.size_bytes = static_cast<uint8_t>(4 * encoded.words);
  code.used_vgprs = static_cast<uint16_t>(instruction_reader_.used_vgprs());
  code.used_sgprs = static_cast<uint8_t>(instruction_reader_.used_sgprs());
  recent_lines_.keep(line, code);
}

void AssemblyState::run_instruction(const Token& mnemonic) {
  const Location at = place(mnemonic.begin);
  const size_t mark = expressions.mark();
  const size_t names_read = expressions.names_read();
  InstructionReader& reader = instruction_reader_;
  InstructionText& text = instruction_text_;
  reader.start(*target_, expression_context());
  if (!reader.read(mnemonic, text)) {
    lexer().skip_statement();
    return;
  }
  Result<bytes::Encoded> encoded = encode(*target_, text);
  if (!encoded) {
    error(at, encoded.error().message);
    return;
  }
  used_vgprs_ = std::max<uint64_t>(used_vgprs_, reader.used_vgprs());
  used_sgprs_ = std::max<uint64_t>(used_sgprs_, reader.used_sgprs());
  const uint64_t begin = offset();
  const uint64_t size_bytes = 4u * encoded->words;
  std::byte* bytes = append(size_bytes);
  if (bytes == nullptr) return;
  std::memcpy(bytes, encoded->word.data(), size_bytes);
  ++assembly_.instruction_count;
  if (text.pending == kNone) {
    if (expressions.names_read() == names_read && text.reservations.empty()) keep_line(mnemonic, *encoded);
    expressions.release(mark);
    return;
  }
  const bool is_branch = text.pending_is_branch;
  add_fixup(is_branch ? FixupKind::branch16 : FixupKind::literal32, is_branch ? begin : begin + size_bytes - 4,
            text.pending, place(text.pending_at));
  if (!is_branch) return;
  fixups_.back().branch = branch_count_++;
  if (!padded_.contains(fixups_.back().branch)) return;
  constexpr uint32_t kNop = 0xbf800000;
  if (std::byte* after = append(sizeof kNop)) std::memcpy(after, &kNop, sizeof kNop);
}

}  // namespace lw::text
