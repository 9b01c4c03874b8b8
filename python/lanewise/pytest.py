"""A plugin of pytest for kernels: `-p lanewise.pytest`, or `pytest_plugins = ["lanewise.pytest"]` in conftest.py.

    def test_saxpy(lanewise):
        kernel = lanewise.compile("saxpy.cl", target="gfx900").kernels["saxpy"]
        x, y = np.arange(1024, dtype=np.float32), np.ones(1024, np.float32)
        wanted = 2 * x + y
        lanewise.check(kernel, grid=4, block=256, args=[x, y, 2.0], expect={1: wanted}, rtol=1e-6,
                       max_vgprs=24, min_waves={"vega-64": 8}, max_cycles={"vega-64": 8000})
"""

import pytest

import lanewise as lw

__all__ = ["Checks", "lanewise"]


class Checks:
    """The fixture `lanewise`: the functions of the package, and `check`."""

    def __getattr__(self, name):
        return getattr(lw, name)

    def check(self, kernel, *, args, expect=None, rtol=0.0, atol=0.0, races="memory,races,waits", max_vgprs=None,
              max_sgprs=None, max_lds=None, max_spills=0, min_waves=None, max_cycles=None, **launch):
        """Runs a kernel and fails the test if something is wrong.

        `expect` has the wanted contents of array arguments by number; they are compared with NumPy, with `rtol` and
        `atol`. `races` names the checks of the run; "" stands for none. The budgets are the requested VGPRs and SGPRs,
        bytes of LDS and the number of spilled registers; `min_waves` has waves per SIMD and `max_cycles` modelled
        cycles, both by device. `launch` has the other options of `lanewise.run`. Returns the report of the run.
        """
        __tracebackhide__ = True
        wrong = list(_over_budget(kernel, max_vgprs, max_sgprs, max_lds, max_spills, min_waves))
        try:
            for device, most in (max_cycles or {}).items():
                cycles = kernel.time(device=device, args=args, **launch).cycles
                if cycles > most:
                    wrong.append(f"{cycles} cycles on {device}; at most {most} are allowed")
            report = kernel.run(args=args, check=races, **launch)
        except lw.Fault as fault:
            wrong.append(str(fault))
            report = fault.report
        wrong += [finding.message for finding in report.findings if finding.severity == "error"]
        if report.outcome == "finished":
            wrong += list(_differences(args, expect or {}, rtol, atol))
        if wrong:
            pytest.fail("\n".join(f"{kernel.name}: {one}" for one in wrong), pytrace=False)
        return report


def _over_budget(kernel, max_vgprs, max_sgprs, max_lds, max_spills, min_waves):
    for name, used, most in (("VGPRs", kernel.vgprs, max_vgprs), ("SGPRs", kernel.sgprs, max_sgprs),
                             ("bytes of LDS", kernel.lds_bytes, max_lds),
                             ("spilled registers", kernel.vgpr_spills + kernel.sgpr_spills, max_spills)):
        if most is not None and used > most:
            yield f"{used} {name}; at most {most} are allowed"
    for device, least in (min_waves or {}).items():
        waves = kernel.occupancy(device).waves_per_simd
        if waves < least:
            yield f"{waves} waves per SIMD on {device}; at least {least} are required"


def _differences(args, expect, rtol, atol):
    import numpy as np

    for number, wanted in expect.items():
        got = np.asarray(args[number])
        wanted = np.asarray(wanted)
        if got.shape != wanted.shape:
            yield f"argument {number} has the shape {got.shape}; {wanted.shape} is expected"
            continue
        different = got != wanted
        if got.dtype.kind in "fc":
            different &= ~np.isclose(got, wanted, rtol=rtol, atol=atol, equal_nan=True)
        elif rtol != 0 or atol != 0:
            different &= ~np.isclose(got, wanted, rtol=rtol, atol=atol)
        if different.any():
            first = tuple(int(i) for i in np.argwhere(different)[0])
            yield (f"argument {number}: {int(different.sum())} of {got.size} elements differ; the first is "
                   f"[{', '.join(map(str, first))}]: {got[first]}, expected {wanted[first]}")


@pytest.fixture(name="lanewise")
def lanewise():
    """The functions of the package lanewise, and `check`."""
    return Checks()
