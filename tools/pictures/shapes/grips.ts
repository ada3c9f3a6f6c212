import { blend, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { extrude, rounded, star } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, ellipsoid, rod } from '#tools/pictures/solids.ts';
import { laid } from './laid.ts';

const { chrome, stainless } = metals;

const jaw = without(
  moved(extrude(rounded(star(12, 0.42), 0.1), 0.1, 0.03), 0, 1.45, 0),
  moved(turned(box(0.19, 0.5, 0.5, 0.02), 'z', 15), -0.09, 1.8, 0),
);
const ringEnd = without(
  moved(turned(cylinder(0.36, 0.11, 0.04), 'x', 90), 0, -1.45, 0),
  moved(extrude(star(12, 0.25, 0.215), 0.5, 0), 0, -1.45, 0),
);
const beam = without(
  extrude(
    rounded(
      [
        [-0.15, -1.25],
        [0.15, -1.25],
        [0.19, 1.2],
        [-0.19, 1.2],
      ],
      0.1,
    ),
    0.075,
    0.03,
  ),
  mirrored(
    moved(
      extrude(
        rounded(
          [
            [-0.07, -0.85],
            [0.07, -0.85],
            [0.09, 0.8],
            [-0.09, 0.8],
          ],
          0.06,
        ),
        0.03,
        0.01,
      ),
      0,
      0,
      0.085,
    ),
    'z',
  ),
);

export const spanner: Recipe = {
  parts: laid([{ slot: 'body', solid: blend(0.08, jaw, beam, ringEnd) }], 34),
  finishes: { chrome: { body: stainless }, black: { body: metals.dark } },
  view: { around: -6, above: 44 },
};

const jawOutline: Outline = [
  [0.012, 0.12],
  [0.3, 0.1],
  [0.34, 0.45],
  [0.2, 1.1],
  [0.012, 1.12],
];
const halfJaw = mirrored(extrude(rounded(jawOutline, 0.06), 0.15, 0.03), 'x');
const arm = rod([0.12, 0, 0], [0.34, -0.45, 0], 0.13);
export const plierGrip = union(
  rod([0.33, -0.42, 0], [0.52, -0.9, 0], 0.15, 0.17),
  rod([0.52, -0.9, 0], [0.5, -1.65, 0], 0.17, 0.13),
  moved(ellipsoid(0.09, 0.13, 0.15), 0.5, -0.42, 0),
);

export const pliers: Recipe = {
  parts: laid(
    [
      { slot: 'jaws', solid: union(halfJaw, mirrored(arm, 'x'), turned(cylinder(0.33, 0.13, 0.04), 'x', 90)) },
      { slot: 'pivot', solid: turned(cylinder(0.14, 0.19, 0.03), 'x', 90) },
      { slot: 'grip', solid: mirrored(plierGrip, 'x') },
    ],
    28,
  ),
  materials: { jaws: metals.dark, pivot: chrome },
  finishes: { red: { grip: plastics.red }, blue: { grip: plastics.blue } },
  view: { around: -6, above: 44 },
};
