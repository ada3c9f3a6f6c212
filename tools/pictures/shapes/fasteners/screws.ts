import { moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, thread } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { domed, hexagon, pair, pairView, recess, single, socket, threaded } from './threaded.ts';

const { zinc, black, stainless, brass } = metals;

export const machineScrew: Recipe = {
  parts: pair(without(union(domed(0.46, 0.28, 0.95), threaded(0.22, -1.3, 1)), recess(0.23, 1.26)), 76),
  finishes: inFinishes('body', { zinc }),
  view: pairView,
};

export const slottedScrew: Recipe = {
  parts: pair(
    without(union(domed(0.46, 0.3, 0.95), threaded(0.22, -1.3, 1)), moved(box(1, 0.13, 0.055, 0), 0, 1.28, 0)),
    76,
  ),
  finishes: inFinishes('body', { brass }),
  view: pairView,
};

const sunk = lathe([
  [0, 1.25],
  [0.46, 1.25],
  [0.46, 1.21],
  [0.2, 0.93],
  [0, 0.93],
]);

export const countersunkScrew: Recipe = {
  parts: pair(without(union(sunk, threaded(0.22, -1.3, 1)), recess(0.23, 1.25)), 76),
  finishes: inFinishes('body', { zinc }),
  view: pairView,
};

export const socketScrew: Recipe = {
  parts: single(
    without(
      union(
        moved(cylinder(0.38, 0.25, 0.04), 0, 1.1, 0),
        moved(cylinder(0.22, 0.3), 0, 0.65, 0),
        threaded(0.225, -1.3, 0.45),
      ),
      socket(0.2, 0.24, 1.35),
    ),
  ),
  finishes: inFinishes('body', { black, stainless }),
  view: { around: -58, above: 26 },
};

export const buttonScrew: Recipe = {
  parts: pair(without(union(domed(0.5, 0.26, 0.95), threaded(0.24, -1.2, 1)), socket(0.17, 0.2, 1.22)), 74),
  finishes: inFinishes('body', { black }),
  view: pairView,
};

const grub = without(
  threaded(0.36, -0.62, 0.62, 0.13),
  socket(0.18, 0.42, 0.62),
  moved(cone(0.12, 0.28, 0.02, 0), 0, -0.6, 0),
);

export const grubScrew: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(turned(grub, 'z', 90), 'y', 150), -0.45, 0, -0.3) },
    { slot: 'body', solid: moved(turned(turned(grub, 'z', 90), 'y', 20), 0.3, 0, 0.55) },
    { slot: 'body', solid: moved(grub, 0.75, 0.26, -0.5) },
  ],
  finishes: inFinishes('body', { black }),
  view: { around: -20, above: 32 },
};

export const drillPoint = without(
  union(moved(cylinder(0.15, 0.28), 0, -1.25, 0), moved(cone(0.09, 0.01, 0.15, 0.004), 0, -1.6, 0)),
  moved(box(0.06, 0.42, 0.4, 0.02), 0.16, -1.3, 0.32),
  moved(box(0.06, 0.42, 0.4, 0.02), -0.16, -1.3, -0.32),
);

export const hexWasherHead = union(hexagon(0.34, 0.18, 1.15), moved(cylinder(0.52, 0.04, 0.02), 0, 0.98, 0));

const drilling = union(
  hexWasherHead,
  moved(thread(0.23, 0.98, 0.15, 0.08), 0, -0.02, 0),
  moved(cylinder(0.16, 1), 0, -0.02, 0),
  drillPoint,
);

export const selfDrillingScrew: Recipe = {
  parts: pair(drilling, 76),
  finishes: inFinishes('body', { zinc, stainless }),
  view: pairView,
};
