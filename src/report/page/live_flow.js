'use strict';
// Branches and loops beside a listing: which lines jump where, in lanes that do not cross, and a row's share of the
// drawing. Lines count from 1.

const liveFlow = (() => {
  const kMostLanes = 8, kTipWidth = 12;
  const laneWidth = () => (window.innerWidth < 600 ? 5 : 9);

  // The jumps of a kernel, short ones in inner lanes, so that a nested loop stands inside the one around it. A jump
  // for which no lane is free has lane -1 and only its ends are drawn.
  function jumpsOf(k) {
    if (k.jumps) return k.jumps;
    const lineOfLabel = new Map(Object.entries(k.labels).map(([line, label]) => [label, Number(line)]));
    const jumps = [];
    for (const [line, label] of Object.entries(k.targets)) {
      const to = lineOfLabel.get(label);
      if (to !== undefined) jumps.push({ from: Number(line), to, label, lane: -1 });
    }
    for (const jump of jumps) {
      jump.first = Math.min(jump.from, jump.to);
      jump.last = Math.max(jump.from, jump.to);
      jump.isLoop = jump.to <= jump.from;
    }
    jumps.sort((a, b) => a.last - a.first - (b.last - b.first) || a.first - b.first);
    // Of each lane the stretches that are taken, by first line; they do not overlap.
    const lanes = [];
    for (const jump of jumps) {
      for (let lane = 0; lane < kMostLanes && jump.lane < 0; ++lane) {
        const taken = lanes[lane] || (lanes[lane] = []);
        let low = 0, high = taken.length;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (taken[middle].last < jump.first) low = middle + 1; else high = middle;
        }
        if (low < taken.length && taken[low].first <= jump.last) continue;
        taken.splice(low, 0, jump);
        jump.lane = lane;
      }
    }
    k.jumps = jumps;
    k.jumpLanes = Math.max(0, ...jumps.map((jump) => jump.lane + 1));
    return jumps;
  }

  const widthOf = (k) => (jumpsOf(k).length === 0 ? 0 : Math.max(1, k.jumpLanes) * laneWidth() + kTipWidth);

  const isAt = (jump, line) => jump.from === line || jump.to === line;

  // The cell of a row: lines that pass, corners where a jump begins or ends, a tip where it arrives.
  function cell(k, jumps, line, marked, rowHeight) {
    const width = widthOf(k), middle = rowHeight / 2;
    const svgName = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(svgName, 'svg');
    svg.setAttribute('class', 'flow');
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(rowHeight));
    svg.setAttribute('aria-hidden', 'true');
    const add = (jump, d, extra = '') => {
      const path = document.createElementNS(svgName, 'path');
      path.setAttribute('d', d);
      path.setAttribute('class', (jump.isLoop ? 'loop' : 'branch') + extra + (isAt(jump, marked) ? ' marked' : ''));
      svg.append(path);
    };
    const notes = [];
    for (const jump of jumps) {
      if (line < jump.first || line > jump.last) continue;
      const ends = isAt(jump, line);
      if (jump.lane < 0 && !ends) continue;
      const x = jump.lane < 0 ? width - kTipWidth - 2 : width - kTipWidth - laneWidth() * (jump.lane + 0.5);
      const right = width - 3;
      if (jump.lane >= 0) {
        const top = line === jump.first ? middle : 0, bottom = line === jump.last ? middle : rowHeight;
        if (bottom > top) add(jump, `M${x} ${top}V${bottom}`);
      }
      if (!ends) continue;
      add(jump, `M${x} ${middle}H${right}`);
      if (jump.to === line) add(jump, `M${right - 5} ${middle - 4}L${right} ${middle}L${right - 5} ${middle + 4}`, ' tip');
      notes.push(jump.from === line
        ? `${jump.isLoop ? 'jumps back' : 'jumps forward'} to line ${jump.to} (${jump.label})`
        : `${jump.isLoop ? 'loop' : 'branch'} from line ${jump.from}`);
    }
    if (notes.length > 0) {
      const title = document.createElementNS(svgName, 'title');
      title.textContent = notes.join('; ');
      svg.append(title);
    }
    return svg;
  }

  // The jumps that touch the lines from `first` to `last`.
  const within = (k, first, last) => jumpsOf(k).filter((jump) => jump.first <= last && first <= jump.last);

  const targetOf = (k, line) => {
    const jump = jumpsOf(k).find((j) => j.from === line);
    return jump ? jump.to : 0;
  };

  return { jumpsOf, widthOf, cell, within, targetOf };
})();
