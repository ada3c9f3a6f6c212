import { across } from './sizes.ts';
import type { Sizes } from './sizes.ts';
import { circle, clamp, flat, middle as y, n, polygon, rect, threads, upright } from './sketch.ts';
import type { Sketch } from './sketch.ts';

const [start, end] = [96, 320];

/** Half the thickness of a shank in true proportion to its length, kept within a readable range. */
function halfShank({ number }: Sizes, low: number, high: number): number {
  const length = number(60, 'length');
  return clamp(
    ((end - start) * number(length / 6, 'thread', 'diameter', 'outer-diameter', 'gauge')) / length / 2,
    low,
    high,
  );
}

export function bolt(sizes: Sizes): Sketch {
  const half = halfShank(sizes, 13, 34);
  const head = half * 1.75;
  const turn = start + 90;
  return {
    tint: rect(start - 34, y - head, 34, head * 2),
    ink: `M${start - 34} ${n(y - head / 2)}h34m0 ${n(head)}h-34${rect(start, y - half, turn - start, half * 2)}${polygon([turn, y - half + 2], [end - 10, y - half + 2], [end, y - half + 10], [end, y + half - 10], [end - 10, y + half - 2], [turn, y + half - 2])}`,
    fine: threads(turn, end - 8, half - 2),
    centre: `M${start - 54} ${y}H${end + 20}`,
    dimensions: [
      flat(start, end, y + head, sizes.text('length')),
      upright(y - half, y + half, end, sizes.text('thread', 'diameter')),
    ],
  };
}

export function screw(sizes: Sizes): Sketch {
  const half = halfShank(sizes, 9, 22);
  const head = half * 2.2;
  const tip = end - half * 2.4;
  return {
    tint: polygon([start - 34, y - head], [start, y - half], [start, y + half], [start - 34, y + head]),
    ink: polygon([start, y - half], [tip, y - half], [end, y], [tip, y + half], [start, y + half]),
    fine: `${threads(start + 60, tip, half + 4)}M${start - 34} ${n(y - 7)}h14v14h-14`,
    centre: `M${start - 54} ${y}H${end + 20}`,
    dimensions: [
      flat(start - 34, end, y + head, sizes.text('length')),
      upright(y - half, y + half, end, across(sizes.text('gauge', 'diameter', 'thread'))),
    ],
  };
}

export function anchor(sizes: Sizes): Sketch {
  const half = halfShank(sizes, 18, 32);
  let barbs = '';
  for (let x = 130; x < 300; x += 34) barbs += 'l8 -6l26 6';
  return {
    tint: rect(start - 14, y - half - 10, 14, half * 2 + 20),
    ink: `M${start} ${n(y - half)}h34${barbs}L${end} ${n(y - half + 10)}V${n(y + half - 10)}L300 ${n(y + half)}H${start}`,
    fine: `M${end} ${y - 4}H150v8H${end}`,
    centre: `M62 ${y}H${end + 20}`,
    dimensions: [
      flat(start - 14, end, y + half + 10, sizes.text('length')),
      upright(y - half, y + half, end, across(sizes.text('diameter', 'hole', 'size', 'thread'))),
    ],
  };
}

export function nut(sizes: Sizes): Sketch {
  const [x, radius] = [140, 80];
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3 + Math.PI / 6;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
  return {
    tint: polygon(...corners) + circle(x, y, 36),
    ink: `${rect(252, y - radius, 52, radius * 2)}M252 ${y - 40}h52m0 80h-52${circle(x, y, 66)}`,
    // Three quarters of a thin circle is the drafting symbol for an internal thread.
    fine: `M${x} ${y - 43}a43 43 0 1 0 43 43`,
    centre: `M${x - 96} ${y}H324M${x} ${y - 96}v192`,
    dimensions: [
      flat(252, 304, y + radius, sizes.text('thickness', 'head-height', 'height')),
      upright(y - radius, y + radius, 304, sizes.text('thread', 'size', 'diameter')),
    ],
  };
}

export function washer(sizes: Sizes): Sketch {
  const [x, outer] = [146, 84];
  const inner = clamp(
    (outer * sizes.number(10, 'inner-diameter', 'thread', 'bore')) /
      sizes.number(21, 'outer-diameter', 'diameter', 'width'),
    26,
    62,
  );
  return {
    tint: circle(x, y, outer) + circle(x, y, inner),
    ink: rect(272, y - outer, 16, outer * 2),
    fine: `M272 ${n(y - inner)}h16m0 ${n(inner * 2)}h-16`,
    centre: `M${x - 102} ${y}H308M${x} ${y - 102}v204`,
    dimensions: [
      flat(272, 288, y + outer, sizes.text('thickness')),
      upright(y - outer, y + outer, 288, across(sizes.text('outer-diameter', 'diameter', 'thread', 'size'))),
    ],
  };
}
