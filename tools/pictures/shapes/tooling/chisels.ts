import { moved, turned, union } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { cone, cylinder, hexPrism } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const edge = turned(
  extrude(
    [
      [-0.2, -0.4],
      [0.2, -0.4],
      [0.16, 0.2],
      [0.02, 1.0],
      [-0.02, 1.0],
      [-0.16, 0.2],
    ],
    0.2,
    0.02,
  ),
  'y',
  90,
);
const blade = extrude(
  [
    [-0.2, 0.2],
    [0.2, 0.2],
    [0.66, 0.75],
    [0.66, 1.3],
    [-0.66, 1.3],
    [-0.66, 0.75],
  ],
  0.09,
  0.03,
);

/** Cold chisel beside a bolster with its hand guard. */
export const coldChisel: Recipe = {
  parts: [
    ...laid(
      [
        {
          slot: 'body',
          solid: union(moved(hexPrism(0.2, 1.1, 0.03), -0.75, -0.5, 0), moved(edge, -0.75, 0.9, 0)),
        },
        { slot: 'steel', solid: moved(cone(0.1, 0.14, 0.2, 0.03), -0.75, -1.68, 0) },
      ],
      -58,
    ),
    ...laid(
      [
        { slot: 'body', solid: union(moved(hexPrism(0.2, 1.1, 0.03), 0.6, -0.6, 0), moved(blade, 0.6, 0.1, 0)) },
        { slot: 'steel', solid: moved(cylinder(0.18, 0.1, 0.03), 0.6, -1.75, 0) },
        { slot: 'guard', solid: moved(cylinder(0.3, 0.55, 0.1), 0.6, -0.85, 0) },
        { slot: 'guard', solid: moved(cylinder(0.52, 0.07, 0.06), 0.6, -1.4, 0) },
      ],
      -58,
    ),
  ],
  materials: { steel: metals.steel, guard: plastics.yellow },
  finishes: inFinishes('body', { black: metals.black }),
  view: { around: 10, above: 40 },
};
