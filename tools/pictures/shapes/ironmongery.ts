import { blend, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, link, rod, torus } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

function hole(x: number, y: number, z: number, radius: number, axis: 'x' | 'y' | 'z'): Sdf {
  const bore = cylinder(radius, 0.4, 0);
  const aligned = axis === 'y' ? bore : turned(bore, axis === 'x' ? 'z' : 'x', 90);
  return moved(aligned, x, y, z);
}

/** Countersink in a plate that faces z. */
function sink(x: number, y: number, z: number, radius: number): Sdf {
  return moved(turned(cone(0.06, radius * 0.5, radius, 0), 'x', 90), x, y, z);
}

const angle = without(
  blend(0.05, moved(box(0.62, 0.05, 0.5, 0.02), 0, 0, 0.45), moved(box(0.62, 0.72, 0.05, 0.02), 0, 0.67, 0)),
  hole(-0.32, 0, 0.62, 0.1, 'y'),
  hole(0.32, 0, 0.62, 0.1, 'y'),
  hole(-0.32, 0.95, 0, 0.1, 'z'),
  hole(0.32, 0.95, 0, 0.1, 'z'),
  hole(0, 1.08, 0, 0.1, 'z'),
);
const gusset = moved(
  turned(
    extrude(
      rounded(
        [
          [0, 0],
          [0.5, 0],
          [0, 0.5],
        ],
        0.04,
      ),
      0.06,
      0.05,
    ),
    'y',
    -90,
  ),
  0,
  0.0,
  0.0,
);

export const bracket: Recipe = {
  parts: [{ slot: 'body', solid: blend(0.06, angle, gusset) }],
  finishes: inFinishes('body', { zinc: metals.zinc }),
  view: { around: 34, above: 24 },
};

const leaf = without(
  moved(box(0.5, 0.95, 0.035, 0.015), 0.62, 0, 0),
  ...[-0.68, 0.68].flatMap((y) => [hole(0.6, y, 0, 0.07, 'z'), sink(0.6, y, 0.02, 0.16)]),
  hole(0.82, 0, 0, 0.07, 'z'),
  sink(0.82, 0, 0.02, 0.16),
);
const knuckles = union(
  ...[-0.76, -0.38, 0, 0.38, 0.76].map((y) => moved(cylinder(0.125, 0.183, 0.012), 0, y, 0.03)),
  moved(cylinder(0.1, 1.0, 0.03), 0, 0, 0.03),
);
const openLeaf = without(turned(leaf, 'y', -26), box(0.1, 2, 2, 0));

export const hinge: Recipe = {
  parts: [
    { slot: 'body', solid: mirrored(openLeaf, 'x') },
    { slot: 'body', solid: knuckles },
  ],
  finishes: inFinishes('body', { brass: metals.brass, stainless: metals.stainless, black: metals.black }),
  view: { around: 18, above: 16 },
};

const flatLink = turned(link(0.22, 0.2, 0.075), 'z', 90);
const chainPath: readonly (readonly [x: number, z: number, heading: number])[] = [
  [-1.35, 0.3, 18],
  [-0.82, 0.02, 34],
  [-0.3, -0.28, 16],
  [0.29, -0.34, -14],
  [0.84, -0.12, -34],
  [1.3, 0.24, -42],
];

export const chain: Recipe = {
  parts: chainPath.map(([x, z, heading], index) => ({
    slot: 'body',
    solid: moved(turned(turned(flatLink, 'x', index % 2 === 0 ? 76 : -24), 'y', heading), x, 0.06, z),
  })),
  finishes: inFinishes('body', { zinc: metals.zinc, black: metals.black }),
  view: { around: 10, above: 34 },
};

const lockOutline = rounded(
  [
    [-0.62, -0.55],
    [0.62, -0.55],
    [0.62, 0.42],
    [0.5, 0.52],
    [-0.5, 0.52],
    [-0.62, 0.42],
  ],
  0.12,
);
const shackle = union(
  without(moved(turned(torus(0.4, 0.09), 'x', 90), 0, 0.92, 0), moved(box(1, 1, 1, 0), 0, -0.08, 0)),
  rod([-0.4, 0.4, 0], [-0.4, 0.92, 0], 0.09),
  rod([0.4, 0.4, 0], [0.4, 0.92, 0], 0.09),
);
const lockBody = without(
  extrude(lockOutline, 0.25, 0.05),
  ...[-0.32, 0.3].map((y) => moved(box(0.8, 0.014, 0.4, 0), 0, y, 0.62)),
);

export const padlock: Recipe = {
  parts: [
    { slot: 'body', solid: lockBody },
    { slot: 'collar', solid: mirrored(moved(cylinder(0.13, 0.03), 0.4, 0.57, 0), 'x') },
    { slot: 'shackle', solid: shackle },
    { slot: 'collar', solid: moved(turned(cylinder(0.15, 0.02), 'x', 90), 0, -0.02, 0.3) },
    { slot: 'keyway', solid: moved(box(0.025, 0.09, 0.02, 0.01), 0, -0.02, 0.31) },
  ],
  materials: { shackle: metals.chrome, collar: metals.stainless, keyway: plastics.black },
  finishes: inFinishes('body', { brass: metals.brass, black: plastics.black }),
  view: { around: 30, above: 18 },
};
