import { mirrored, moved } from '#tools/pictures/combine.ts';
import { grained, plastic, plastics } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

const { charcoal } = plastics;

const fabric = (hex: string) => grained(plastic(hex, 0.85), (x, y, z) => 0.95 + 0.08 * noise(x * 4, y * 2, z * 6));

const vestHalf: Outline = [
  [0.02, -1.3],
  [0.86, -1.3],
  [0.82, 0.1],
  [0.66, 0.62],
  [0.8, 1.1],
  [0.42, 1.28],
  [0.02, 0.52],
];

const drape: Sdf = (x, y, z) => z + 0.05 * Math.sin(x * 5 + y) + 0.1 * (x * x);

const hanging = (outline: Outline, half: number): Sdf => {
  const flat = extrude(rounded(outline, 0.07), half, 0.03);
  return (x, y, z) => flat(Math.abs(x), y, drape(x, y, z)) * 0.8;
};

const vestBack = extrude(
  rounded(
    [
      [-0.86, -1.3],
      [0.86, -1.3],
      [0.82, 0.1],
      [0.66, 0.62],
      [0.8, 1.1],
      [0.36, 1.28],
      [0.2, 1.12],
      [-0.2, 1.12],
      [-0.36, 1.28],
      [-0.8, 1.1],
      [-0.66, 0.62],
      [-0.82, 0.1],
    ],
    0.07,
  ),
  0.03,
  0.02,
);

/** Two bands around the body and one over each shoulder. */
function bands(x: number, y: number): string {
  if (Math.abs(x) < 0.035) return 'zip';
  if (Math.abs(y + 0.95) < 0.12 || Math.abs(y + 0.42) < 0.12) return 'reflective';
  return y > -0.3 && Math.abs(Math.abs(x) - 0.55) < 0.1 ? 'reflective' : 'body';
}

export const hiVisVest: Recipe = {
  parts: [
    { slot: bands, solid: moved(hanging(vestHalf, 0.05), 0, 0, 0.16) },
    { slot: 'body', solid: moved(vestBack, 0, 0, -0.2) },
  ],
  materials: { reflective: plastic('#d5d9da', 0.25), zip: charcoal },
  finishes: { yellow: { body: fabric('#d6ec1e'), zip: charcoal } },
  view: { around: 18, above: 10 },
};

const sleeve: Outline = [
  [0.02, -1.2],
  [0.78, -1.2],
  [0.78, 0.3],
  [1.18, -0.9],
  [1.5, -0.78],
  [1.1, 0.8],
  [0.8, 1.1],
  [0.36, 1.28],
  [0.02, 1.2],
];

const shirt: Outline = [
  [0.02, -1.2],
  [0.78, -1.2],
  [0.78, 0.36],
  [1.1, 0.08],
  [1.36, 0.44],
  [0.84, 1.08],
  [0.36, 1.28],
  [0.02, 1.1],
];

const collar = (lift: number): Sdf =>
  moved((x, y, z) => tube(0.36, 0.28, 0.12, 0.04)(x, y, z * 1.7) * 0.58, 0, 1.22 + lift, 0.02);

function jacketSlot(x: number, y: number): string {
  if (Math.abs(x) < 0.03) return 'zip';
  if (Math.abs(x) < 0.8 && (Math.abs(y + 0.8) < 0.11 || Math.abs(y + 0.3) < 0.11)) return 'reflective';
  return Math.abs(x) > 0.8 && Math.abs(y + 0.3 - (1.2 - Math.abs(x)) * 0.3) < 0.1 ? 'reflective' : 'body';
}

export const jacket: Recipe = {
  parts: [
    { slot: jacketSlot, solid: hanging(sleeve, 0.16) },
    { slot: 'trim', solid: collar(0.06) },
  ],
  materials: { reflective: plastic('#d5d9da', 0.25), zip: charcoal, trim: charcoal },
  finishes: {
    yellow: { body: fabric('#d6ec1e') },
    black: { body: fabric('#2b2e31'), reflective: fabric('#2b2e31'), zip: plastics.silver },
  },
  view: { around: 18, above: 10 },
};

export const poloShirt: Recipe = {
  parts: [
    { slot: (x, y) => (Math.abs(x) < 0.06 && y > 0.5 ? 'trim' : 'body'), solid: hanging(shirt, 0.12) },
    { slot: 'trim', solid: collar(-0.02) },
  ],
  materials: { trim: fabric('#1b3d5c') },
  finishes: { blue: { body: fabric('#24507a') } },
  view: { around: 18, above: 10 },
};

const leg: Outline = [
  [0.0, 0.2],
  [0.14, -1.5],
  [0.66, -1.5],
  [0.72, 0.2],
  [0.56, 1.3],
  [0.0, 1.3],
];

export const workTrousers: Recipe = {
  parts: [
    {
      slot: (_x, y) =>
        y > 1.16 ? 'trim' : Math.abs(y + 1.0) < 0.1 || Math.abs(y + 0.65) < 0.1 ? 'reflective' : 'body',
      solid: hanging(leg, 0.15),
    },
    { slot: 'trim', solid: mirrored(moved(box(0.1, 0.34, 0.1, 0.04), 0.68, -0.1, 0.02), 'x') },
  ],
  materials: { reflective: plastic('#d5d9da', 0.25), trim: fabric('#2b2e31') },
  finishes: { yellow: { body: fabric('#d6ec1e') } },
  view: { around: 18, above: 10 },
};
