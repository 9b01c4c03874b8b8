#!/usr/bin/env python3
"""One plan by every engine that schedules its cells: engines_test.py --lanewise PROGRAM --package FOLDER [--cells N]

The command's own processes, a process pool of Python, GNU parallel, MPI, a Slurm cluster of this host and dask make the
same table, byte for byte; so does a sweep by MPI that was killed and begun again. FOLDER has the Python package.
"""
import argparse
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

LANEWISE = PACKAGE = ""
CELLS = 24

WAVE = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
wave:
{body}s_endpgm
.amdhsa_kernel wave
.amdhsa_next_free_vgpr {vgprs}
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
"""


def environment(**more):
    return {**os.environ, "PYTHONPATH": PACKAGE, "PYTHONDONTWRITEBYTECODE": "1", **more}


class Engines(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-engines-")
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.folder.chmod(0o755)
        names = []
        for i in range(CELLS):
            # One in twelve does not assemble: a failure is a row.
            body = "v_nothing v0\n" if i % 12 == 5 else f"v_mov_b32 v{i % 64}, {i % 60}\n" * (i % 7 + 1)
            names.append(f"w{i}.s")
            (cls.folder / names[-1]).write_text(WAVE.format(body=body, vgprs=64 + i % 64))
        cls.plan = cls.folder / "plan.toml"
        cls.plan.write_text(f'measure = ["info", "live"]\n[axes]\nsources = {names}\n')
        cls.wanted = cls.tables_of("command", [LANEWISE, "sweep", cls.plan, "-o", cls.folder / "command"])
        assert cls.wanted[0].count(b"\n") == CELLS + 1

    @classmethod
    def tables_of(cls, name, command, **options):
        """Runs a command, and returns the three files of results in the folder `name`."""
        done = subprocess.run(command, capture_output=True, env=environment(), cwd=cls.folder, **options)
        if done.returncode != 0:
            raise AssertionError((command, done.returncode, done.stdout, done.stderr))
        return [(cls.folder / name / file).read_bytes() for file in ("results.csv", "results.jsonl", "index.html")]

    def assert_same(self, tables):
        self.assertTrue(tables == self.wanted, "the results differ from those of the command")

    def collected(self, name):
        return self.tables_of(name, [LANEWISE, "sweep", self.plan, "-o", self.folder / name, "--collect"])

    def test_process_pool_of_python(self):
        command = [sys.executable, "-m", "lanewise.sweep", self.plan, "-o", "pool", "--jobs", "2"]
        self.assert_same(self.tables_of("pool", command))

    def test_parallel(self):
        line = f"{LANEWISE} sweep {self.plan} --list | parallel -j2 --joblog log {LANEWISE} sweep {self.plan} -o parallel --cell {{}}"
        # The exit code of parallel counts the cells that failed.
        subprocess.run(["bash", "-c", line], cwd=self.folder, env=environment(), capture_output=True)
        self.assert_same(self.collected("parallel"))

    def mpi(self, output):
        # Open MPI has a slot per core, and none for root, unless told otherwise.
        return ["mpiexec", "--allow-run-as-root", "--oversubscribe", "-n", "3", sys.executable, "-m", "mpi4py.futures", "-m",
                "lanewise.sweep", self.plan, "-o", output]

    def test_mpi(self):
        self.assert_same(self.tables_of("mpi", self.mpi("mpi")))

    def test_mpi_killed_and_resumed(self):
        program = subprocess.Popen(self.mpi("killed"), cwd=self.folder, env=environment(), start_new_session=True,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        cells = self.folder / "killed/cells"
        while program.poll() is None and len(list(cells.glob("*.json")) if cells.exists() else []) < CELLS // 4:
            time.sleep(0.002)
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        self.assert_same(self.tables_of("killed", self.mpi("killed")))

    def test_dask(self):
        script = f"""
import lanewise.sweep
from distributed import Client, LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        lanewise.sweep.run({str(self.plan)!r}, "dask", client.get_executor())
"""
        (self.folder / "dask_sweep.py").write_text(script)
        self.assert_same(self.tables_of("dask", [sys.executable, "dask_sweep.py"], timeout=200))

    @unittest.skipUnless(os.geteuid() == 0, "Slurm's daemons need root")
    def test_slurm(self):
        """Shards of a job array, on a cluster of this host that needs no munge."""
        host = socket.gethostname().split(".")[0]
        folder = self.folder / "slurm"
        for name in ("state", "spool"):
            (folder / name).mkdir(parents=True)
        conf = folder / "slurm.conf"
        ports = []
        for _ in range(2):
            with socket.socket() as free:
                free.bind(("", 0))
                ports.append(free.getsockname()[1])
        conf.write_text(f"""ClusterName=lanewise
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
""")
        slurm = environment(SLURM_CONF=str(conf))
        daemons = [subprocess.Popen([shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin"), "-D"], env=slurm,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                   for name in ("slurmctld", "slurmd")]
        try:
            wrapped = f"{LANEWISE} sweep {self.plan} -o {self.folder}/array --shard $SLURM_ARRAY_TASK_ID/4"
            submit = ["sbatch", "--wait", "--array=0-3%2", f"--output={folder}/%a.out", f"--chdir={self.folder}", "--wrap", wrapped]
            for _ in range(60):  # until the daemons answer
                idle = subprocess.run(["sinfo", "-h", "-o", "%t"], env=slurm, capture_output=True, text=True)
                if idle.stdout.strip() == "idle":
                    break
                time.sleep(0.5)
            done = subprocess.run(submit, env=slurm, capture_output=True, text=True, timeout=200)
            logs = "".join(path.read_text() for path in folder.glob("*.*") if path.suffix in (".out", ".log"))
            self.assertEqual(done.returncode, 0, done.stderr + logs)
        finally:
            for daemon in daemons:
                daemon.terminate()
            for daemon in daemons:
                daemon.wait()
        self.assert_same(self.collected("array"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--package", required=True)
    parser.add_argument("--cells", type=int, default=CELLS)
    given, rest = parser.parse_known_args()
    LANEWISE, PACKAGE, CELLS = given.lanewise, given.package, given.cells
    unittest.main(argv=sys.argv[:1] + rest)
