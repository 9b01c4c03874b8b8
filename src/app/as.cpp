#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/run_requests.h"
#include "base/json_text.h"
#include "host/files.h"
#include "input/assemble.h"

namespace lw::app {
std::unique_ptr<Command> make_as();
namespace {

class As : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &file_, "assembly text, or a listing: of llvm-objdump, SP3, RGA or RADV");
    a.option("-o,--output", "OUT", &out_, "code object to write; raw words of .text where OUT ends in .bin", true);
    a.option("--target", "T", &target_, "target where the text does not say (.amdgcn_target); gfx803");
    a.option("--dialect", "D", &dialect_, "llvm (as llvm-mc reads it), clrx or sp3; llvm");
    a.option("--code-object-version", "N", &version_, kCodeObjectVersionHelp);
    a.flag("--allow-excess-registers", &allow_excess_registers_,
           "take kernels that use more registers than their descriptor grants");
    a.flag("--no-hazard-warnings", &no_hazard_warnings_,
           "do not warn of wait states that are missing on gfx8 and gfx9");
    a.example("lanewise as examples/sdwa/packed_add_sdwa.s -o packed_add.hsaco");
    a.example("lanewise as snippet.s -o snippet.bin --target gfx900");
    a.example("lanewise as listing.txt -o words.bin --target gfx900 --dialect sp3");
  }

  host::CommandFiles files() const override { return {{file_}, {out_}}; }

  int run(const Console& console) override {
    const auto dialect = text::find_dialect(dialect_.empty() ? "llvm" : dialect_);
    if (!dialect) return console.bad_input(fmt::format("--dialect {}: expected llvm, clrx or sp3", dialect_));
    int version = 0;
    if (const auto error = parse_code_object_version(version_, version)) return console.bad_input(error->message);
    if (version != 0 && out_.ends_with(".bin"))
      return console.bad_input(fmt::format("--code-object-version {}: raw words have no version", version));
    Result<input::Assembled, Messages> file = input::assemble_or_read_listing(
        console.session, file_, {target_, *dialect, allow_excess_registers_, !no_hazard_warnings_});
    if (!file) return console.rejected(file.error());
    console.tell(file->warnings);
    text::Assembly& assembly = file->assembly;
    if (version != 0) assembly.code_object_version = version;
    std::vector<std::byte> bytes;
    if (out_.ends_with(".bin")) {
      text::Section& code = assembly.sections.front();
      if (!code.relocations.empty() && !file->undefined.empty()) return console.rejected(file->undefined);
      if (!code.relocations.empty())
        return console.bad_input(
            fmt::format("{}: {} place{} in .text refer to symbols a linker must find; raw words cannot",
                        host::shown_path(file_), code.relocations.size(), code.relocations.size() == 1 ? "" : "s"));
      bytes = std::move(code.bytes);
    } else {
      if (assembly.is_listing && assembly.kernels.empty())
        fmt::print(console.err,
                   "{}: note: a listing has no kernel descriptors and no metadata: {} holds the code and no kernels; "
                   "`lanewise dis --assembly` prints an object with its kernels\n",
                   host::shown_path(file_), host::shown_path(out_));
      Result<std::vector<std::byte>, Messages> linked = input::link(*file, host::shown_path(file_));
      if (!linked) return console.rejected(linked.error());
      bytes = std::move(*linked);
    }
    if (const std::optional<Error> error = write_file(out_, bytes)) return console.bad_input(error->message);
    if (console.json) {
      nlohmann::json kernels = nlohmann::json::array();
      for (const text::Kernel& kernel : assembly.kernels) kernels.push_back(kernel.name);
      const nlohmann::json json{{"target", assembly.target->name},
                                {"output", out_},
                                {"size_bytes", bytes.size()},
                                {"instructions", assembly.instruction_count},
                                {"kernels", std::move(kernels)}};
      console.print(json_text(json, 2) + "\n");
    }
    return kDone;
  }

 private:
  std::string file_, out_, target_, dialect_, version_;
  bool allow_excess_registers_ = false;
  bool no_hazard_warnings_ = false;
};

}  // namespace

std::unique_ptr<Command> make_as() { return std::make_unique<As>(); }

}  // namespace lw::app
