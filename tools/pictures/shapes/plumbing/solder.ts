import { moved, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, torus } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

/** Tin of paste and a reel of solder. */
export const fluxAndSolder: Recipe = {
  parts: [
    { slot: 'tin', solid: moved(cylinder(0.66, 0.3, 0.03), -0.68, -0.22, 0.2) },
    { slot: 'lid', solid: moved(cylinder(0.7, 0.12, 0.04), -0.68, 0.14, 0.2) },
    { slot: 'print', solid: moved(cylinder(0.5, 0.02, 0), -0.68, 0.25, 0.2) },
    { slot: 'lid', solid: moved(box(0.34, 0.02, 0.07, 0), -0.68, 0.265, 0.2) },
    ...[-0.36, 0.36].map((y) => ({
      slot: 'reel',
      solid: moved(without(cylinder(0.62, 0.05, 0.02), cylinder(0.16, 1, 0)), 0.78, y - 0.1, -0.2),
    })),
    {
      slot: 'wire',
      solid: moved(
        union(...[-3, -2, -1, 0, 1, 2, 3].map((at) => moved(torus(0.46, 0.052), 0, at * 0.1, 0))),
        0.78,
        -0.1,
        -0.2,
      ),
    },
    {
      slot: 'wire',
      solid: cable(
        [
          [0.78, -0.2, 0.28],
          [1.2, -0.35, 0.2],
          [1.5, -0.46, 0.45],
          [1.2, -0.46, 0.9],
        ],
        0.045,
        5,
      ),
    },
  ],
  materials: { lid: plastics.yellow, print: plastics.white, reel: plastics.black, wire: metals.zinc },
  finishes: inFinishes('tin', { yellow: plastics.yellow }),
  view: { around: 12, above: 26 },
};
