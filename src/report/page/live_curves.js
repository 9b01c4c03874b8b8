'use strict';
// How curves are told apart: by colour, by dashes and, once the colours are used up, by marks along the curve.

const liveCurves = (() => {
  // Okabe and Ito's colours, told apart by people with any colour vision.
  const kStrokes = [
    { light: '#0072b2', dark: '#56b4e9', dash: [] },
    { light: '#b84f00', dark: '#e69f00', dash: [7, 3] },
    { light: '#007a5a', dark: '#2fc79b', dash: [2, 2] },
    { light: '#a34e80', dark: '#e39cc5', dash: [10, 3, 2, 3] },
    { light: '#6b5b00', dark: '#f0e442', dash: [4, 2] },
    { light: '#333333', dark: '#dddddd', dash: [12, 4] },
    { light: '#7a3db8', dark: '#bb9af7', dash: [1, 3] },
  ];
  // Drawn in a square of 2 around the origin; the first seven curves have none.
  const kMarks = [
    null,
    (c) => c.arc(0, 0, 1, 0, 7),
    (c) => c.rect(-0.9, -0.9, 1.8, 1.8),
    (c) => { c.moveTo(0, -1.2); c.lineTo(1.1, 0.9); c.lineTo(-1.1, 0.9); c.closePath(); },
    (c) => { c.moveTo(0, -1.3); c.lineTo(1.3, 0); c.lineTo(0, 1.3); c.lineTo(-1.3, 0); c.closePath(); },
    (c) => { c.moveTo(-1, -1); c.lineTo(1, 1); c.moveTo(-1, 1); c.lineTo(1, -1); },
  ];
  const kMarkSize = 4;

  const strokeOf = (i) => kStrokes[i % kStrokes.length];
  const markOf = (i) => kMarks[Math.floor(i / kStrokes.length) % kMarks.length];

  function drawMark(c, i, x, y) {
    const mark = markOf(i);
    if (!mark) return;
    c.save();
    c.translate(x, y);
    c.scale(kMarkSize, kMarkSize);
    c.beginPath();
    mark(c);
    c.restore();
    c.setLineDash([]);
    c.fill();
    c.stroke();
  }

  // A piece of the curve for the legend.
  function sample(i, colour, back) {
    const canvas = document.createElement('canvas'), ratio = window.devicePixelRatio || 1;
    canvas.width = 36 * ratio;
    canvas.height = 12 * ratio;
    canvas.style.width = '36px';
    canvas.style.height = '12px';
    const c = canvas.getContext('2d');
    c.scale(ratio, ratio);
    c.strokeStyle = colour;
    c.fillStyle = back;
    c.lineWidth = 2;
    c.setLineDash(strokeOf(i).dash);
    c.beginPath();
    c.moveTo(0, 6);
    c.lineTo(36, 6);
    c.stroke();
    c.lineWidth = 1.5;
    drawMark(c, i, 18, 6);
    return canvas;
  }

  return { strokeOf, markOf, drawMark, sample };
})();
