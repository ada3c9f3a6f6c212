import { mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { plastics } from '#tools/pictures/materials.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, rod } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { black, white } = plastics;
const view = { around: 34, above: 18 };

/** Screw holes through the leg against the wall. */
const wallHoles = [0.45, -0.2, -0.85].map((y) => moved(turned(cylinder(0.06, 0.4, 0), 'z', 90), -0.9, y, 0));

const hollow: Outline = [
  [-0.88, 0.82],
  [0.9, 0.82],
  ...Array.from({ length: 13 }, (_, at) => {
    const turn = (at / 12) * (Math.PI / 2);
    return [0.9 - 1.5 * Math.sin(turn), -0.85 + 1.5 * Math.cos(turn)] as const;
  }),
  [-0.88, -0.85],
];

/** Two pressed legs, and a rib that curves from one to the other. */
export const shelfBracket: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: without(
        union(moved(box(0.03, 1.05, 0.24, 0.02), -0.9, -0.15, 0), moved(box(1.05, 0.03, 0.24, 0.02), 0.12, 0.87, 0)),
        ...wallHoles.map((hole) => mirrored(moved(hole, 0, 0, 0.15), 'z')),
      ),
    },
    { slot: 'body', solid: extrude(hollow, 0.06, 0.02) },
  ],
  finishes: inFinishes('body', { white, black }),
  view,
};

const strut = rod([-0.86, -0.75, 0], [0.78, 0.8, 0], 0.1);

/** Square legs with a strut welded across the corner. */
export const gallowsBracket: Recipe = {
  parts: [
    { slot: 'body', solid: without(moved(box(0.1, 1.15, 0.14, 0.02), -0.95, -0.1, 0), ...wallHoles) },
    { slot: 'body', solid: moved(box(1.1, 0.1, 0.14, 0.02), 0.1, 0.95, 0) },
    { slot: 'body', solid: strut },
  ],
  finishes: inFinishes('body', { white, black }),
  view,
};
