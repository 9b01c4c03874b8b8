#include <fmt/format.h>

#include "app/command.h"
#include "lanewise/info.h"
#include "report/info.h"
#include "report/json_document.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_info();
namespace {

class Info : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &request_.file, "code object, offload bundle, HIP executable or source; - is standard input");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    a.option("--target", kTargetValue, &request_.target, "target of the code to list, or to compile source for");
    a.option("--block-size", "N", &block_size_,
             "work-items per workgroup, for the occupancy (default: the kernel's own limit, at most 256)");
    a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
    a.example("lanewise info saxpy.hsaco");
    a.example("lanewise info saxpy.cl --target gfx900 -- -O1");
  }

  host::CommandFiles files() const override { return {{request_.file}, {}}; }

  int run(const Console& console) override {
    if (!block_size_.empty()) {
      const std::optional<uint64_t> value = parse_unsigned(block_size_);
      if (!value || *value == 0 || *value > 1024)
        return console.bad_input(fmt::format("--block-size {}: expected 1 to 1024", block_size_));
      request_.workgroup_size = static_cast<uint32_t>(*value);
    }
    const auto report = lanewise::info(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    console.print(console.json ? report::document_text(report::info_document(*report)) : report::info_text(*report));
    return kDone;
  }

 private:
  lanewise::InfoRequest request_;
  std::string block_size_;
};

}  // namespace

std::unique_ptr<Command> make_info() { return std::make_unique<Info>(); }

}  // namespace lw::app
