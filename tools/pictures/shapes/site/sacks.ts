import { blend, embossed, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, plastic, plastics } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, ellipsoid, rod, torus } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { white } = plastics;

const sack = embossed(
  blend(
    0.3,
    moved(ellipsoid(0.86, 0.9, 0.74), 0, -0.1, 0),
    moved(box(0.68, 0.3, 0.56, 0.25), 0, -0.65, 0),
    moved(cone(0.24, 0.5, 0.16, 0.02), 0, 0.86, 0),
    moved(cone(0.2, 0.14, 0.44, 0.02), 0, 1.28, 0),
  ),
  (x, y, z) => {
    const folds = Math.cos(Math.atan2(z, x) * 15 + Math.sin(y * 5) * 1.5);
    const near = Math.min(1, Math.max(0, (y - 0.1) / 0.8));
    return 0.035 * near * folds + 0.03 * Math.sin(x * 6 + y * 3) * Math.sin(y * 5 - z * 6);
  },
  0.6,
);

/** Filled, and tied at the top. */
export const rubbleBag: Recipe = {
  parts: [
    { slot: 'body', solid: sack },
    { slot: 'tie', solid: moved(torus(0.2, 0.05), 0, 1.08, 0) },
  ],
  materials: { tie: white },
  finishes: inFinishes('body', { blue: plastic('#2a5aa0', 0.28) }),
  view: { around: 24, above: 14 },
};

const cloth = (at: number) => box(1.0 - (at % 2) * 0.06, 0.15, 0.74 - (at % 3) * 0.04, 0.14);
const weave = (hex: string) => grained(plastic(hex, 0.95), (x, y, z) => 0.84 + 0.2 * noise(x * 26, y * 26, z * 26));

/** Folded cloths of several colours, tied into a bale. */
export const rags: Recipe = {
  parts: [
    ...['red', 'body', 'blue', 'yellow', 'body', 'green'].map((slot, at) => ({
      slot,
      solid: moved(turned(cloth(at), 'y', (at % 3) * 4 - 4), 0, at * 0.27, 0),
    })),
    {
      slot: 'string',
      solid: moved(without(box(0.035, 0.88, 0.8, 0.03), box(1, 0.82, 0.74, 0.02)), 0.0, 0.68, 0),
    },
  ],
  materials: {
    red: weave('#b8443c'),
    blue: weave('#3f6ea6'),
    yellow: weave('#d8b24a'),
    green: weave('#55855c'),
    string: plastic('#c9b487', 0.9),
  },
  finishes: inFinishes('body', { mixed: weave('#e7e4da') }),
  view: { around: 30, above: 22 },
};

const bottle = (x: number): Recipe['parts'] => [
  {
    slot: 'bottle',
    solid: moved(blend(0.1, cylinder(0.3, 0.5, 0.08), moved(cone(0.16, 0.26, 0.12, 0.02), 0, 0.56, 0)), x, -0.28, 0.42),
  },
  {
    slot: 'cap',
    solid: moved(union(cylinder(0.16, 0.14, 0.03), moved(cylinder(0.26, 0.05, 0.02), 0, 0.14, 0)), x, 0.44, 0.42),
  },
  { slot: 'body', solid: moved(without(cylinder(0.307, 0.2, 0), cylinder(0.2, 1, 0)), x, -0.32, 0.42) },
];

/** Two bottles on a board below an eye symbol. */
export const eyewash: Recipe = {
  parts: [
    { slot: 'body', solid: box(1.15, 1.2, 0.08, 0.05) },
    { slot: 'body', solid: moved(box(0.95, 0.1, 0.36, 0.03), 0, -0.88, 0.42) },
    {
      slot: 'sign',
      solid: moved(
        union(
          ...[1, -1].map((side) => rod([-0.42, 0, 0], [0, side * 0.2, 0], 0.035)),
          ...[1, -1].map((side) => rod([0.42, 0, 0], [0, side * 0.2, 0], 0.035)),
          turned(cylinder(0.1, 0.03, 0.01), 'x', 90),
        ),
        0,
        0.86,
        0.09,
      ),
    },
    ...bottle(-0.45),
    ...bottle(0.45),
  ],
  materials: { sign: white, bottle: white, cap: plastics.charcoal },
  finishes: inFinishes('body', { green: plastics.green }),
  view: { around: 24, above: 12 },
};
