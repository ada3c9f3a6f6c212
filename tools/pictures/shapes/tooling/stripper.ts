import { mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import { plierGrip } from '#tools/pictures/shapes/grips.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const flat = (radius: number, half: number) => turned(cylinder(radius, half, 0.01), 'x', 90);
const jaw = extrude(
  [
    [0.015, 0.1],
    [0.34, 0.05],
    [0.34, 1.2],
    [0.18, 1.5],
    [0.015, 1.5],
  ],
  0.09,
  0.02,
);

/** Notches for each size of wire, and below them dies for three colours of terminal. */
export const wireStripper: Recipe = {
  parts: laid(
    [
      {
        slot: 'jaws',
        solid: union(
          without(
            mirrored(jaw, 'x'),
            ...[1.38, 1.26, 1.13, 0.99].map((y, at) => moved(flat(0.035 + at * 0.012, 1), 0, y, 0)),
            ...[0.8, 0.6, 0.4].map((y) => moved(flat(0.075, 1), 0, y, 0)),
          ),
          flat(0.34, 0.09),
          mirrored(moved(turned(box(0.12, 0.34, 0.1, 0.05), 'z', 34), 0.24, -0.26, 0), 'x'),
        ),
      },
      { slot: 'red', solid: moved(flat(0.06, 0.1), 0.22, 0.8, 0) },
      { slot: 'blue', solid: moved(flat(0.06, 0.1), 0.22, 0.6, 0) },
      { slot: 'yellow', solid: moved(flat(0.06, 0.1), 0.22, 0.4, 0) },
      { slot: 'pivot', solid: flat(0.13, 0.13) },
      { slot: 'grip', solid: mirrored(plierGrip, 'x') },
    ],
    28,
  ),
  materials: {
    jaws: metals.dark,
    pivot: metals.chrome,
    red: plastics.red,
    blue: plastics.blue,
    yellow: plastics.yellow,
  },
  finishes: { orange: { grip: plastics.orange } },
  view: { around: -6, above: 48 },
};
