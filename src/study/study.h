// Published experiments, repeated: a folder per study. experiments.h is the model of studies that consist of
// experiments.
#pragma once

#include "study/experiments.h"
#include "study/fp16/fp16.h"
#include "study/rdna/rdna.h"
#include "study/sdwa/sdwa.h"
#include "study/spd/spd.h"
#include "study/timing/captures.h"
#include "study/timing/report.h"
