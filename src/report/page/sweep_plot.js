// Scatter plots of two numbers, with the points that no other point beats.

// Points that no other point beats in both numbers, by x. `better` is "lower" or "higher" for each axis.
function paretoFront(points, betterX, betterY) {
  const signX = betterX === "higher" ? -1 : 1, signY = betterY === "higher" ? -1 : 1;
  const sorted = [...points].sort((a, b) => signX * (a.x - b.x) || signY * (a.y - b.y));
  const front = [];
  let best = Infinity;
  for (const point of sorted) {
    if (signY * point.y >= best) continue;
    best = signY * point.y;
    front.push(point);
  }
  return front;
}

// Steps of 1, 2 or 5 times a power of ten.
function ticks(least, most, count) {
  const raw = (most - least) / Math.max(1, count) || 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].find(factor => factor * power >= raw) * power;
  const values = [];
  for (let value = Math.ceil(least / step) * step; value <= most + step * 1e-9; value += step) values.push(value);
  return values;
}

function shortNumber(value) {
  const size = Math.abs(value);
  for (const [scale, unit] of [[1e9, " G"], [1e6, " M"], [1e4, " k"]])
    if (size >= scale) return +(value / (scale === 1e4 ? 1e3 : scale)).toPrecision(4) + unit;
  return String(+value.toPrecision(6));
}

class Plot {
  constructor(canvas) {
    this.canvas = canvas;
    this.points = [];
  }

  // points: {x, y, row, colour}; front: some of them; names: of both axes.
  show(points, front, names, selected) {
    Object.assign(this, {points, front, names, selected});
    this.draw();
  }

  range(key) {
    let least = Infinity, most = -Infinity;
    for (const point of this.points) {
      least = Math.min(least, point[key]);
      most = Math.max(most, point[key]);
    }
    if (!(least <= most)) return [0, 1];
    const room = (most - least) * 0.05 || Math.abs(most) * 0.1 || 1;
    return [least >= 0 ? Math.max(0, least - room) : least - room, most + room];
  }

  place(point) {
    const [left, right] = this.rangeX, [low, high] = this.rangeY, box = this.box;
    return [box.left + (point.x - left) / (right - left) * box.width,
            box.top + box.height - (point.y - low) / (high - low) * box.height];
  }

  draw() {
    const style = getComputedStyle(document.documentElement), colour = name => style.getPropertyValue(name).trim();
    const width = this.canvas.clientWidth, height = this.canvas.clientHeight, scale = devicePixelRatio || 1;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    const pen = this.canvas.getContext("2d");
    pen.scale(scale, scale);
    pen.font = "11px system-ui, sans-serif";
    this.rangeX = this.range("x");
    this.rangeY = this.range("y");
    this.box = {left: 56, top: 26, width: Math.max(10, width - 72), height: Math.max(10, height - 64)};
    const box = this.box;
    pen.fillStyle = colour("--soft");
    pen.strokeStyle = colour("--line");
    pen.lineWidth = 1;
    for (const value of ticks(...this.rangeX, width / 110)) {
      const [x] = this.place({x: value, y: this.rangeY[0]});
      pen.beginPath();
      pen.moveTo(x, box.top);
      pen.lineTo(x, box.top + box.height);
      pen.stroke();
      pen.textAlign = "center";
      pen.fillText(shortNumber(value), x, box.top + box.height + 15);
    }
    for (const value of ticks(...this.rangeY, height / 60)) {
      const [, y] = this.place({x: this.rangeX[0], y: value});
      pen.beginPath();
      pen.moveTo(box.left, y);
      pen.lineTo(box.left + box.width, y);
      pen.stroke();
      pen.textAlign = "right";
      pen.fillText(shortNumber(value), box.left - 6, y + 4);
    }
    pen.fillStyle = colour("--text");
    pen.textAlign = "left";
    pen.fillText(this.names[1], 8, 16);
    pen.textAlign = "right";
    pen.fillText(this.names[0], box.left + box.width, height - 8);
    if (this.front.length) {
      pen.strokeStyle = colour("--front");
      pen.lineWidth = 1.5;
      pen.beginPath();
      this.front.forEach((point, i) => {
        const [x, y] = this.place(point);
        if (i) pen.lineTo(x, this.place(this.front[i - 1])[1]);
        pen[i ? "lineTo" : "moveTo"](x, y);
      });
      pen.stroke();
    }
    const inFront = new Set(this.front);
    for (const point of this.points) {
      const [x, y] = this.place(point), isSelected = point.row === this.selected;
      pen.fillStyle = colour(`--c${point.colour}`);
      pen.globalAlpha = inFront.has(point) || isSelected ? 1 : 0.6;
      pen.beginPath();
      pen.arc(x, y, isSelected ? 7 : inFront.has(point) ? 5 : 3.5, 0, 2 * Math.PI);
      pen.fill();
      if (!isSelected) continue;
      pen.strokeStyle = colour("--front");
      pen.lineWidth = 2;
      pen.stroke();
    }
    pen.globalAlpha = 1;
  }

  // The point within 20 pixels of a place that is nearest.
  at(x, y) {
    let nearest = null, least = 400;
    for (const point of this.points) {
      const [px, py] = this.place(point), distance = (px - x) ** 2 + (py - y) ** 2;
      if (distance < least) [nearest, least] = [point, distance];
    }
    return nearest;
  }
}
