import { embossed, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, plastic, plastics } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, ellipsoid, rod } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { blue, white, yellow } = plastics;

/** Side of a bin: high at the back, its front cut away above a lip. */
const binSide = [
  [-1.0, -0.5],
  [0.8, -0.5],
  [1.05, 0.05],
  [0.6, 0.12],
  [0.42, 0.5],
  [-1.05, 0.5],
] as const;
const binHollow = [
  [-0.94, -0.43],
  [0.75, -0.43],
  [0.97, 0.04],
  [0.9, 1],
  [-0.98, 1],
] as const;
const bin = union(
  without(turned(extrude(binSide, 0.72, 0.02), 'y', -90), turned(extrude(binHollow, 0.66, 0.01), 'y', -90)),
  mirrored(moved(box(0.04, 0.04, 0.72, 0.02), 0.74, 0.48, -0.32), 'x'),
);
const label = moved(turned(box(0.42, 0.12, 0.02, 0.01), 'x', 24), 0, -0.2, 0.95);

/** Two bins, stacked. */
export const storageBin: Recipe = {
  parts: [
    { slot: 'body', solid: union(moved(bin, 0, -0.5, 0), moved(bin, 0, 0.52, 0)) },
    { slot: 'label', solid: union(moved(label, 0, -0.5, 0), moved(label, 0, 0.52, 0)) },
  ],
  materials: { label: white },
  finishes: inFinishes('body', { blue }),
  view: { around: 32, above: 24 },
};

const cloth = grained(plastic('#e4dcc6', 0.95), (x, y, z) => 0.88 + 0.16 * noise(x * 70, y * 70, z * 70));
const layer = (y: number, half: number) =>
  embossed(
    moved(box(1.25, 0.085, half, 0.08), 0, y, 0),
    (x, _y, z) => 0.035 * noise(x * 2.4 + y * 9, y * 7, z * 2.4),
    0.7,
  );

/** Cotton folded many times, its last corner turned back. */
export const dustSheet: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: union(
        ...[-0.5, -0.32, -0.14, 0.04, 0.22].map((y, at) => moved(layer(y, 0.9), at % 2 === 0 ? 0 : 0.04, 0, 0)),
      ),
    },
    { slot: 'body', solid: moved(layer(0.4, 0.9), 0.02, 0, 0) },
    { slot: 'seam', solid: moved(box(0.02, 0.02, 0.86, 0.01), 1.12, 0.5, 0) },
    {
      slot: 'body',
      solid: union(...[-0.41, -0.05, 0.31].map((y) => rod([-1.2, y, 0.88], [1.2, y, 0.88], 0.14))),
    },
    { slot: 'band', solid: without(moved(box(0.28, 0.62, 1.05, 0.1), -0.1, -0.04, 0), box(2, 0.4, 0.7, 0)) },
  ],
  materials: { seam: plastic('#cfc4a6', 0.9), band: plastic('#2566a8', 0.6) },
  finishes: inFinishes('body', { cream: cloth }),
  view: { around: 30, above: 26 },
};

const tubWall = lathe(
  rounded(
    [
      [0, -0.8],
      [0.78, -0.8],
      [1.08, 0.62],
      [1.12, 0.7],
      [1.04, 0.7],
      [0.72, -0.73],
      [0, -0.73],
    ],
    0.05,
  ),
  0.01,
);
const ear = cable(
  [
    [1.0, 0.64, 0.42],
    [1.12, 0.95, 0.34],
    [1.14, 1.08, 0],
    [1.12, 0.95, -0.34],
    [1.0, 0.64, -0.42],
  ],
  0.085,
);

export const flexibleTub: Recipe = {
  parts: [
    { slot: 'body', solid: tubWall },
    { slot: 'body', solid: mirrored(ear, 'x') },
  ].map((part) => ({ ...part, solid: turned(part.solid, 'y', 14) })),
  finishes: inFinishes('body', { black: plastics.charcoal, yellow }),
  view: { around: 24, above: 26 },
};

const nitrile = plastic('#2d6fc4', 0.5);

/** Dispenser with gloves sticking out of its slot. */
export const gloveBox: Recipe = {
  parts: [
    {
      slot: (_x, y, z) => (z > 0.69 && y < -0.1 && y > -0.32 ? 'print' : 'body'),
      solid: without(box(1.25, 0.5, 0.7, 0.02), moved(ellipsoid(0.62, 0.3, 0.28), 0, 0.5, 0)),
    },
    { slot: 'glove', solid: moved(ellipsoid(0.56, 0.1, 0.22), 0, 0.42, 0) },
    {
      slot: 'glove',
      solid: embossed(
        union(
          rod([-0.1, 0.4, 0], [-0.02, 0.75, 0.04], 0.16, 0.26),
          ...[-0.28, -0.1, 0.08, 0.26].map((x, at) =>
            rod([x * 0.5, 0.72, 0.04], [x * 1.5, 1.14 - Math.abs(at - 1.4) * 0.09, 0.16], 0.1, 0.075),
          ),
          rod([0.14, 0.6, 0.04], [0.5, 0.66, 0.2], 0.09, 0.075),
        ),
        (x, y, z) => 0.03 * noise(x * 7, y * 7, z * 7),
      ),
    },
  ],
  materials: { body: white },
  finishes: {
    blue: { glove: nitrile, print: nitrile },
    black: { glove: plastics.charcoal, print: plastics.charcoal },
  },
  view: { around: 28, above: 24 },
};
