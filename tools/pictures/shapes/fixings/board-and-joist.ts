import { common, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, thread } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { pair, pairView, recess } from '#tools/pictures/shapes/fasteners/threaded.ts';

const core = lathe(
  [
    [0, 1.4],
    [0.62, 1.4],
    [0.66, 1.34],
    [0.6, 1.26],
    [0.34, 1.18],
    [0.26, -0.9],
    [0.13, -1.05],
    [0.1, -1.45],
    [0, -1.6],
  ],
  0.01,
);
const coarse = common(moved(thread(0.56, 1.15, 0.42, 0.36, 0.06), 0, 0.12, 0), cylinder(0.62, 1.04, 0.05));
const selfDrill = without(union(core, coarse, moved(box(0.2, 0.16, 0.03, 0.01), 0, -1.2, 0)), recess(0.34, 1.41));

/** Short coarse fixing that drills its own way into board; sold in metal and in nylon. */
export const boardFixing: Recipe = {
  parts: pair(selfDrill, 80),
  finishes: inFinishes('body', { zinc: metals.zinc, white: plastics.white }),
  view: pairView,
};

const sheet = 0.035;
const hole = (x: number, y: number): Sdf => moved(turned(cylinder(0.055, 1, 0), 'x', 90), x, y, 0);
const flange = without(
  moved(box(0.28, 1.15, sheet, 0.02), 0.72, 0.1, 0),
  ...[0.95, 0.6, 0.25, -0.1, -0.45, -0.8].map((y, at) => hole(at % 2 === 0 ? 0.66 : 0.82, y)),
);
const cheek = without(
  moved(box(sheet, 1.15, 0.62, 0.02), 0.46, 0.1, 0.6),
  ...[
    [0.85, 0.3],
    [0.5, 0.3],
    [0.0, 0.4],
    [-0.35, 0.7],
    [-0.6, 0.4],
  ].map(([y = 0, z = 0]) => moved(turned(cylinder(0.055, 1, 0), 'z', 90), 0.5, y, z)),
  // The cheek is cut back from its foot to its top.
  moved(turned(box(1, 1.5, 0.6, 0), 'x', -24), 0, 0.75, 1.52),
);

/** Folded sheet metal: two flanges for the beam, two cheeks, and the seat for the joist. */
export const joistHanger: Recipe = {
  parts: [
    { slot: 'body', solid: mirrored(union(flange, cheek), 'x') },
    { slot: 'body', solid: moved(box(0.49, sheet, 0.62, 0.02), 0, -1.03, 0.6) },
  ],
  finishes: inFinishes('body', { zinc: metals.zinc }),
  view: { around: 32, above: 24 },
};
