import { moved, ring, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cone, cylinder, thread, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

const { white, black, orange, blue, charcoal } = plastics;

const flange = without(
  turned(cylinder(1.0, 0.06, 0.03), 'x', 90),
  turned(cylinder(0.13, 1, 0), 'x', 90),
  turned(ring(moved(cylinder(0.2, 1, 0.0), 0.62, 0, 0), 5), 'x', 90),
);
const strand = 0.062;
/** Layers of cable on the drum, each turn a ring. */
const winding: Sdf = (x, y, z) => {
  const radius = Math.sqrt(x * x + y * y);
  let best = Infinity;
  for (const layer of [4, 5, 6]) {
    const shift = layer % 2 === 0 ? 0 : strand;
    const turn = Math.max(-5, Math.min(5, Math.round((z - shift) / (2 * strand)))) * 2 * strand + shift;
    const dr = radius - (0.3 + layer * strand * 1.74 - 0.2);
    best = Math.min(best, Math.sqrt(dr * dr + (z - turn) ** 2) - strand);
  }
  return Math.min(best, Math.max(radius - 0.7, Math.abs(z) - 0.66));
};

export const cableReel: Recipe = {
  parts: [
    { slot: 'drum', solid: moved(flange, 0, 0, 0.76) },
    { slot: 'drum', solid: moved(flange, 0, 0, -0.76) },
    { slot: 'drum', solid: turned(tube(0.3, 0.13, 0.76, 0.01), 'x', 90) },
    { slot: 'body', solid: winding },
    {
      slot: 'body',
      solid: cable(
        [
          [0.78, 0, 0.4],
          [0.82, -0.4, 0.44],
          [0.98, -0.86, 0.52],
          [1.35, -0.945, 0.62],
          [1.7, -0.945, 0.85],
        ],
        strand,
        6,
      ),
    },
  ],
  materials: { drum: charcoal },
  finishes: {
    grey: { body: plastics.silver },
    orange: { body: orange },
    black: { body: black, drum: plastic('#c9a36a', 0.7) },
    blue: { body: blue },
  },
  view: { around: 36, above: 18 },
};

const bulb = lathe(
  rounded(
    [
      [0, 1.33],
      [0.02, 1.33],
      [0.22, 1.3],
      [0.42, 1.18],
      [0.57, 1.0],
      [0.64, 0.78],
      [0.63, 0.56],
      [0.56, 0.32],
      [0.45, 0.08],
      [0.38, -0.12],
      [0, -0.12],
    ],
    0.2,
    6,
  ),
);
const cap = union(
  moved(thread(0.27, 0.24, 0.15, 0.05), 0, -0.72, 0),
  moved(cylinder(0.235, 0.26, 0.03), 0, -0.72, 0),
  moved(cone(0.07, 0.08, 0.2, 0.02), 0, -1.03, 0),
);

export const lamp: Recipe = {
  parts: [
    { slot: 'glass', solid: bulb },
    { slot: 'collar', solid: moved(cone(0.2, 0.26, 0.39, 0.02), 0, -0.3, 0) },
    { slot: 'cap', solid: cap },
    { slot: 'tip', solid: moved(cylinder(0.09, 0.04, 0.02), 0, -1.12, 0) },
  ].map((part) => ({ ...part, solid: turned(turned(part.solid, 'z', 76), 'y', -30) })),
  materials: { cap: metals.stainless, tip: charcoal },
  finishes: {
    white: { glass: plastic('#fbfaf5', 0.4), collar: white },
    clear: { glass: plastic('#d8dcd6', 0.02), collar: metals.stainless },
  },
  view: { around: 14, above: 20 },
};

const tieStrip = box(1.72, 0.022, 0.085, 0.01);
const tie = union(
  moved(tieStrip, 0.05, 0, 0),
  moved(row(box(0.012, 0.012, 0.065, 0.004), 'x', 46, 0.06), 0.28, 0.024, 0),
  moved(without(box(0.15, 0.11, 0.15, 0.03), box(0.05, 1, 0.1, 0.01)), -1.7, 0.06, 0),
  moved(turned(box(0.22, 0.02, 0.05, 0.01), 'z', 8), 1.85, 0.03, 0),
);

export const cableTie: Recipe = {
  parts: [-24, -9, 5, 19].map((heading, index) => ({
    slot: 'body',
    solid: moved(turned(moved(tie, 1.5, 0, 0), 'y', heading), -1.5, index * 0.045, index * 0.05),
  })),
  finishes: inFinishes('body', { white, black }),
  view: { around: -28, above: 36 },
};
