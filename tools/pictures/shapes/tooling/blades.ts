import { mirrored, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import { plierGrip } from '#tools/pictures/shapes/grips.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { steel, dark, chrome } = metals;

const trapeze: Outline = [
  [-1.5, -0.42],
  [1.5, -0.42],
  [0.92, 0.42],
  [-0.92, 0.42],
];
const blade = without(
  extrude(trapeze, 0.025, 0.006),
  mirrored(moved(box(0.07, 0.14, 1, 0.02), 0.24, 0.42, 0), 'x'),
  turned(cylinder(0.1, 1, 0), 'x', 90),
);
const edge = extrude(
  [
    [-1.5, -0.42],
    [1.5, -0.42],
    [1.4, -0.28],
    [-1.4, -0.28],
  ],
  0.029,
  0.004,
);
const fan = [
  { turn: 22, dx: -0.1, dz: -0.62 },
  { turn: 2, dx: 0.05, dz: 0.02 },
  { turn: -16, dx: 0.1, dz: 0.66 },
];

/** Three blades, fanned out, with their ground edges to the front. */
export const knifeBlade: Recipe = {
  parts: fan.flatMap(({ turn, dx, dz }, at) =>
    laid(
      [
        { slot: 'body', solid: blade },
        { slot: 'edge', solid: edge },
      ],
      turn,
    ).map((part) => ({ ...part, solid: moved(part.solid, dx, at * 0.06, dz) })),
  ),
  materials: { edge: chrome },
  finishes: { steel: { body: dark } },
  view: { around: 12, above: 42 },
};

const teeth = Array.from({ length: 19 }, (_, at) => [0.72 - at * 0.08, at % 2 === 0 ? -1.5 : -1.34] as const);
const plunge: Outline = [
  [-0.72, -1.5],
  [-0.72, -0.7],
  [-0.3, -0.35],
  [-0.3, 0.7],
  [0.3, 0.7],
  [0.3, -0.35],
  [0.72, -0.7],
  ...teeth,
];

/** Plunge blade with the mount that fits the tool. */
export const multiToolBlade: Recipe = {
  parts: laid(
    [
      { slot: 'body', solid: extrude(plunge, 0.03, 0.006) },
      {
        slot: 'hub',
        solid: moved(
          turned(
            without(
              cylinder(0.55, 0.07, 0.02),
              cylinder(0.2, 1, 0),
              ring(moved(cylinder(0.055, 1, 0), 0.38, 0, 0), 12),
              moved(box(0.2, 1, 0.6, 0), 0, 0, -0.6),
            ),
            'x',
            90,
          ),
          0,
          0.95,
          0.06,
        ),
      },
      { slot: 'mark', solid: moved(box(0.2, 0.3, 0.03, 0.01), 0, 0.0, 0.012) },
    ],
    -34,
  ),
  materials: { hub: dark, mark: plastics.red },
  finishes: { steel: { body: steel } },
  view: { around: -6, above: 46 },
};

const cutter: Outline = [
  [0.02, 0.05],
  [0.36, 0.02],
  [0.44, 0.3],
  [0.3, 0.72],
  [0.02, 0.86],
];
const bevel: Outline = [
  [0.0, 0.24],
  [0.14, 0.3],
  [0.12, 0.74],
  [0.0, 0.84],
];

/** Short broad jaws that meet in a cutting edge. */
export const sideCutters: Recipe = {
  parts: laid(
    [
      {
        slot: 'jaws',
        solid: union(
          mirrored(extrude(cutter, 0.16, 0.05), 'x'),
          turned(cylinder(0.36, 0.14, 0.04), 'x', 90),
          mirrored(moved(turned(box(0.13, 0.34, 0.13, 0.05), 'z', 34), 0.24, -0.26, 0), 'x'),
        ),
      },
      { slot: 'edge', solid: mirrored(extrude(bevel, 0.168, 0.004), 'x') },
      { slot: 'gap', solid: moved(box(0.012, 0.3, 0.172, 0), 0, 0.54, 0) },
      { slot: 'edge', solid: turned(cylinder(0.13, 0.19, 0.03), 'x', 90) },
      { slot: 'grip', solid: mirrored(plierGrip, 'x') },
    ],
    28,
  ),
  materials: { jaws: dark, edge: chrome, gap: plastics.black },
  finishes: { orange: { grip: plastics.orange } },
  view: { around: -6, above: 44 },
};
