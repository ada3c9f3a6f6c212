import { mirrored, moved, ring, row, turned, union } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, ellipsoid, rod, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { white, charcoal, silver } = plastics;
const lit = plastic('#fff6d8', 0.25);

/** Fitting that faces the camera, its can and spring clips behind it. */
export const downlight: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: lathe(
        [
          [0.62, 0.1],
          [0.74, 0.16],
          [1.02, 0.06],
          [1.04, 0],
          [0.62, 0],
        ],
        0.02,
      ),
    },
    { slot: 'lens', solid: moved(ellipsoid(0.64, 0.1, 0.64), 0, 0.06, 0) },
    { slot: 'can', solid: moved(cylinder(0.74, 0.24, 0.03), 0, -0.24, 0) },
    {
      slot: 'fins',
      solid: union(
        moved(cylinder(0.5, 0.3, 0.02), 0, -0.75, 0),
        moved(ring(moved(box(0.13, 0.28, 0.025, 0.01), 0.56, 0, 0), 20), 0, -0.75, 0),
      ),
    },
    {
      slot: 'clip',
      solid: mirrored(
        cable(
          [
            [0.7, -0.35, 0.12],
            [1.0, -0.5, 0.14],
            [1.42, -0.28, 0.14],
            [1.42, -0.28, -0.14],
            [1.0, -0.5, -0.14],
            [0.7, -0.35, -0.12],
          ],
          0.035,
        ),
        'x',
      ),
    },
  ].map((part) => ({ ...part, solid: turned(turned(part.solid, 'x', 62), 'y', 22) })),
  materials: { lens: lit, can: silver, fins: metals.dark, clip: metals.steel },
  finishes: inFinishes('body', { white, chrome: metals.chrome, black: metals.black }),
  view: { around: 4, above: 20 },
};

export const bulkhead: Recipe = {
  parts: [
    { slot: 'body', solid: cylinder(1.05, 0.16, 0.06) },
    { slot: 'lens', solid: moved(ellipsoid(0.88, 0.36, 0.88), 0, 0.12, 0) },
    { slot: 'body', solid: moved(tube(1.05, 0.86, 0.12, 0.05), 0, 0.14, 0) },
    { slot: 'screw', solid: moved(ring(moved(cylinder(0.06, 0.03, 0.02), 0.955, 0, 0), 4), 0, 0.26, 0) },
  ].map((part) => ({ ...part, solid: turned(turned(turned(part.solid, 'y', 45), 'x', 72), 'y', 14) })),
  materials: { lens: lit, screw: metals.steel },
  finishes: inFinishes('body', { white }),
  view: { around: -14, above: 16 },
};

export const floodlight: Recipe = {
  parts: [
    ...[
      { slot: 'body', solid: box(1.1, 0.8, 0.14, 0.06) },
      { slot: 'glass', solid: moved(box(0.96, 0.66, 0.03, 0.02), 0, 0, 0.13) },
      {
        slot: 'chip',
        solid: row(row(moved(box(0.09, 0.09, 0.02, 0.01), 0, 0, 0.155), 'x', 6, 0.28), 'y', 4, 0.28),
      },
      { slot: 'body', solid: moved(row(box(0.025, 0.7, 0.12, 0.02), 'x', 13, 0.16), 0, 0, -0.2) },
    ].map((part) => ({ ...part, solid: turned(part.solid, 'x', 14) })),
    {
      slot: 'bracket',
      solid: union(
        mirrored(moved(turned(box(0.03, 0.62, 0.12, 0.02), 'x', -10), 1.18, -0.5, -0.1), 'x'),
        moved(box(1.2, 0.03, 0.14, 0.02), 0, -1.1, -0.2),
      ),
    },
    { slot: 'screw', solid: mirrored(rod([1.1, 0, 0], [1.26, 0, 0], 0.12), 'x') },
  ],
  materials: {
    glass: plastic('#dfe4e4', 0.08),
    chip: plastic('#f0c93a', 0.4),
    bracket: metals.black,
    screw: metals.steel,
  },
  finishes: inFinishes('body', { black: charcoal }),
  view: { around: 26, above: 14 },
};

export const ledBatten: Recipe = {
  parts: [
    { slot: 'body', solid: box(1.75, 0.12, 0.36, 0.04) },
    { slot: 'lens', solid: moved(turned(cylinder(0.33, 1.62, 0.04), 'z', 90), 0, 0.06, 0) },
    { slot: 'cap', solid: mirrored(moved(box(0.09, 0.26, 0.38, 0.06), 1.68, 0.08, 0), 'x') },
  ].map((part) => ({ ...part, solid: turned(part.solid, 'x', 48) })),
  materials: { lens: lit, cap: silver },
  finishes: inFinishes('body', { white }),
  view: { around: 32, above: 22 },
};
