#!/usr/bin/env python3
"""Searches for the fastest variant of a kernel with Optuna, by modelled cycles.

The search may drop a variant early: one that spills registers is not timed at all.
"""

import numpy as np
import optuna

import lanewise as lw
from prune_configs import COUNT, DEVICE, code_of


def cycles_of(trial):
    """The modelled cycles of one trial's variant."""
    config = {"BLOCK": trial.suggest_categorical("BLOCK", [64, 128, 256]),
              "PER_ITEM": trial.suggest_categorical("PER_ITEM", [1, 2, 4, 8, 16])}
    kernel = lw.load(code_of(config)).kernels["norm"]
    trial.set_user_attr("vgprs", kernel.vgprs)
    if kernel.vgpr_spills or kernel.scratch_bytes:
        raise optuna.TrialPruned("spills")
    x, y = np.ones(COUNT, np.float32), np.zeros(COUNT, np.float32)
    workgroups = COUNT // (config["BLOCK"] * config["PER_ITEM"])
    return kernel.time(device=DEVICE, grid=workgroups, block=config["BLOCK"], args=[x, y]).cycles


def main(trials=12):
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=1), direction="minimize")
    study.optimize(cycles_of, n_trials=trials)
    best = study.best_trial
    print(f"best of {len(study.trials)}: {best.value:.0f} cycles with {best.params}, {best.user_attrs['vgprs']} VGPRs")
    return study


if __name__ == "__main__":
    main()
