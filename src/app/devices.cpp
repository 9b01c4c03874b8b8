#include "lanewise/devices.h"

#include "app/command.h"
#include "report/devices.h"
#include "report/json_document.h"

namespace lw::app {
std::unique_ptr<Command> make_devices();
namespace {

class Devices : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(ValueName("NAME", Offer::devices), &request_.name,
                 "product (vega-64) or target (gfx900) whose numbers are shown, with their sources", false);
    a.example("lanewise devices");
    a.example("lanewise devices vega-64");
    a.example("lanewise devices gfx1030 --json");
  }

  int run(const Console& console) override {
    const auto report = lanewise::devices(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.print(console.json ? report::document_text(report::devices_document(*report))
                               : report::devices_text(*report));
    return kDone;
  }

 private:
  lanewise::DevicesRequest request_;
};

}  // namespace

std::unique_ptr<Command> make_devices() { return std::make_unique<Devices>(); }

}  // namespace lw::app
