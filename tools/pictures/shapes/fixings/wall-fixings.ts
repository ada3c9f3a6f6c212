import { common, moved, ring, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { domed, pairView, recess, threaded } from '#tools/pictures/shapes/fasteners/threaded.ts';

/** Two of the same side by side, head to tip, each made of several parts. */
const twice = (parts: readonly Part[]): Part[] =>
  parts.flatMap(({ slot, solid }) => {
    const lying = turned(solid, 'z', 84);
    return [
      { slot, solid: moved(turned(lying, 'y', 168), 0.1, 0, -0.55) },
      { slot, solid: moved(turned(lying, 'y', 10), -0.1, 0, 0.5) },
    ];
  });

const slit = moved(box(0.03, 0.55, 1, 0), 0, -0.95, 0);
const nylon = without(
  union(
    lathe([
      [0, 1.25],
      [0.46, 1.25],
      [0.46, 1.18],
      [0.27, 1.0],
      [0.27, -0.3],
      [0.33, -0.55],
      [0.27, -0.8],
      [0.33, -1.05],
      [0.22, -1.5],
      [0, -1.5],
    ]),
    moved(ring(moved(box(0.05, 0.4, 0.03, 0.01), 0.28, 0, 0), 4), 0, 0.4, 0),
  ),
  slit,
  turned(slit, 'y', 90),
);

/** Nylon plug with its screw-nail protruding as far as it will be knocked in. */
export const hammerFixing: Recipe = {
  parts: twice([
    { slot: 'body', solid: nylon },
    {
      slot: 'pin',
      solid: without(
        union(
          threaded(0.14, 0.8, 1.95, 0.12),
          moved(cone(0.12, 0.14, 0.3, 0.01), 0, 2.0, 0),
          moved(cylinder(0.3, 0.03, 0.01), 0, 2.14, 0),
        ),
        recess(0.17, 2.18),
      ),
    },
  ]),
  materials: { pin: metals.zinc },
  finishes: inFinishes('body', { grey: plastics.silver }),
  view: pairView,
};

const legs = without(tube(0.34, 0.28, 1.0, 0.01), box(0.06, 0.62, 1, 0.02), turned(box(0.06, 0.62, 1, 0.02), 'y', 90));

/** Sleeve with four legs on a screw, and a flange with claws at its mouth. */
export const hollowWallAnchor: Recipe = {
  parts: twice([
    { slot: 'body', solid: moved(legs, 0, 0.1, 0) },
    {
      slot: 'body',
      solid: union(
        moved(tube(0.62, 0.2, 0.035, 0.02), 0, 1.12, 0),
        moved(ring(moved(box(0.09, 0.1, 0.03, 0.01), 0.52, 0, 0), 2), 0, 1.03, 0),
        moved(cylinder(0.34, 0.12, 0.02), 0, -0.95, 0),
      ),
    },
    {
      slot: 'screw',
      solid: union(threaded(0.18, -1.5, 1.2, 0.1), without(domed(0.4, 0.22, 1.2), recess(0.24, 1.42))),
    },
  ]),
  materials: { screw: metals.stainless },
  finishes: inFinishes('body', { zinc: metals.zinc }),
  view: pairView,
};

/** Mesh of square holes that follows the tube. */
const mesh: Sdf = (x, y, z) => {
  const sector = Math.PI / 6;
  const angle = Math.atan2(z, x);
  const off = angle - Math.round(angle / sector) * sector;
  const up = y - Math.round(y / 0.2) * 0.2;
  return Math.max(Math.abs(off) * 0.3 - 0.045, Math.abs(up) - 0.06);
};

export const resinSleeve: Recipe = {
  parts: twice([
    { slot: 'body', solid: without(tube(0.36, 0.3, 1.4, 0.01), common(mesh, cylinder(1, 1.2, 0))) },
    {
      slot: 'body',
      solid: union(moved(tube(0.5, 0.28, 0.05, 0.02), 0, 1.4, 0), moved(cone(0.12, 0.16, 0.36, 0.02), 0, -1.5, 0)),
    },
  ]),
  finishes: inFinishes('body', { grey: plastics.grey }),
  view: pairView,
};

const punched = without(
  box(1.5, 0.035, 0.42, 0.02),
  moved(row(cylinder(0.055, 1, 0), 'x', 7, 0.42), 0, 0, 0.26),
  moved(row(cylinder(0.055, 1, 0), 'x', 6, 0.42), 0, 0, 0),
  moved(row(cylinder(0.055, 1, 0), 'x', 7, 0.42), 0, 0, -0.26),
);

/** Two plates, one laid across the other. */
export const connectorPlate: Recipe = {
  parts: [
    { slot: 'body', solid: turned(punched, 'y', 8) },
    { slot: 'body', solid: moved(turned(turned(punched, 'z', 4), 'y', -26), 0.1, 0.13, 0.1) },
  ],
  finishes: inFinishes('body', { zinc: metals.zinc }),
  view: { around: 24, above: 34 },
};
