"""Calls from several threads, signals, and processes that fork."""

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import lanewise as lw

ENDLESS = "kernel void endless(global volatile int *x) { while (x[0] == 0) {} }"


def test_threads_at_once(saxpy):
    wrong = []

    def work(seed):
        random = np.random.default_rng(seed)
        for _ in range(20):
            x, y = random.random(1024, np.float32), random.random(1024, np.float32)
            wanted = (2 * x.astype(np.float64) + y).astype(np.float32)
            saxpy.run(grid=4, block=256, args=[x, y, 2])
            if not np.allclose(y, wanted, rtol=1e-6) or lw.explain(0x68000501).text != "v_add_u32_e32 v0, v1, v2":
                wrong.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_the_gil_is_released():
    kernel = lw.compile("endless.cl", target="gfx900", source=ENDLESS).kernels["endless"]
    x = np.zeros(1, np.int32)
    done = []
    thread = threading.Thread(target=lambda: done.append(kernel.run(grid=1, block=64, args=[x]).outcome))
    thread.start()
    while thread.is_alive():  # Python runs while the kernel does
        x[0] = 1
        thread.join(0.01)
    assert done == ["finished"]


def test_timeout():
    kernel = lw.compile("endless.cl", target="gfx900", source=ENDLESS).kernels["endless"]
    with pytest.raises(lw.Fault) as caught:
        kernel.run(grid=1, block=64, args=[np.zeros(1, np.int32)], timeout=0.2)
    assert caught.value.kind == "interrupted" and "timeout" in str(caught.value)


SCRIPT = f"""
import lanewise as lw, numpy as np, signal, sys, time
kernel = lw.compile("endless.cl", target="gfx900", source={ENDLESS!r}).kernels["endless"]
x = np.zeros(1, np.int32)
"""


def test_ctrl_c():
    program = subprocess.Popen([sys.executable, "-c", SCRIPT + """
print("begin", flush=True)
try:
    kernel.run(grid=1, block=64, args=[x])
except KeyboardInterrupt:
    print("ended", flush=True)
"""], stdout=subprocess.PIPE, text=True)
    assert program.stdout.readline() == "begin\n"
    time.sleep(0.3)
    program.send_signal(signal.SIGINT)
    assert program.communicate(timeout=60)[0] == "ended\n"


def test_signal_handlers_run_during_a_call():
    subprocess.run([sys.executable, "-c", SCRIPT + """
def stop(number, frame):
    x[0] = 1  # the kernel ends by itself
signal.signal(signal.SIGALRM, stop)
signal.setitimer(signal.ITIMER_REAL, 0.2)
assert kernel.run(grid=1, block=64, args=[x]).outcome == "finished"
"""], check=True, timeout=60)


def test_fork(saxpy):
    child = os.fork()
    if child == 0:
        x, y = np.ones(1024, np.float32), np.zeros(1024, np.float32)
        saxpy.run(grid=4, block=256, args=[x, y, 2])
        os._exit(0 if np.all(y == 2) else 1)
    assert os.waitpid(child, 0)[1] == 0


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_no_growth(saxpy):
    """`./dev soak` takes 100,000 runs (LW_RUNS)."""
    runs = int(os.environ.get("LW_RUNS", 1000))
    x, y = np.ones(256, np.float32), np.zeros(256, np.float32)

    def once():
        saxpy.run(grid=1, block=256, args=[x, y, 0.0], threads=1)
        with pytest.raises(lw.Fault):
            saxpy.run(grid=2, block=256, args=[x, y, 0.0], threads=1)
        lw.explain(0x68000501).text
        saxpy.live().vgprs

    for _ in range(300):
        once()
    before = resident_bytes()
    for _ in range(runs // 2):
        once()
    assert resident_bytes() - before < 2 << 20
