import { moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { plate, plateScrew } from '#tools/pictures/shapes/wall-plates.ts';

const { white, red, grey, charcoal } = plastics;

const back = { slot: 'back', solid: moved(box(0.7, 0.7, 0.14, 0.02), 0, 0, -0.2) };
const screws = { slot: 'screw', solid: union(plateScrew(-0.68, 0, 0.085), plateScrew(0.68, 0, 0.085)) };
const shared = { screw: metals.steel, back: grey, gap: plastic('#2a2b2d', 0.6) };
const view = { around: 30, above: 14 };

/** Switch to the left, fuse carrier to the right, the flex outlet at the foot. */
export const fusedSpur: Recipe = {
  parts: [
    {
      slot: 'plate',
      solid: without(
        plate(0.86, 0.86),
        moved(box(0.19, 0.3, 0.06, 0.02), -0.27, 0.06, 0.1),
        moved(box(0.2, 0.36, 0.03, 0.02), 0.27, 0.06, 0.09),
        moved(turned(cylinder(0.1, 0.1, 0), 'x', 90), 0, -0.64, 0.1),
      ),
    },
    back,
    { slot: 'plate', solid: moved(turned(box(0.16, 0.27, 0.08, 0.03), 'x', 7), -0.27, 0.06, 0.09) },
    { slot: 'mark', solid: moved(box(0.06, 0.016, 0.01, 0), -0.27, 0.24, 0.165) },
    { slot: 'plate', solid: moved(box(0.175, 0.335, 0.05, 0.02), 0.27, 0.06, 0.07) },
    { slot: 'gap', solid: moved(box(0.1, 0.02, 0.01, 0), 0.27, 0.3, 0.118) },
    { slot: 'gap', solid: moved(box(0.1, 0.02, 0.01, 0), 0.27, -0.18, 0.118) },
    { slot: 'gap', solid: moved(turned(cylinder(0.09, 0.03, 0), 'x', 90), 0, -0.64, 0.04) },
    screws,
  ],
  materials: { ...shared, mark: red },
  finishes: inFinishes('plate', { white }),
  view,
};

/** One wide red rocker. */
export const cookerSwitch: Recipe = {
  parts: [
    { slot: 'plate', solid: without(plate(0.86, 0.86), moved(box(0.34, 0.4, 0.08, 0.02), 0, 0.02, 0.1)) },
    back,
    { slot: 'rocker', solid: moved(turned(box(0.31, 0.37, 0.13, 0.04), 'x', 8), 0, 0.02, 0.1) },
    { slot: 'mark', solid: moved(turned(box(0.09, 0.016, 0.01, 0), 'x', 8), 0, 0.26, 0.2) },
    screws,
  ],
  materials: { ...shared, rocker: red, mark: white },
  finishes: inFinishes('plate', { white }),
  view,
};

/** Knob with a grip all around and a line that shows its position. */
export const dimmer: Recipe = {
  parts: [
    { slot: 'plate', solid: plate(0.86, 0.86) },
    back,
    {
      slot: 'knob',
      solid: turned(
        union(
          moved(cylinder(0.34, 0.16, 0.05), 0, 0.22, 0),
          moved(ring(moved(cylinder(0.03, 0.11, 0.01), 0.335, 0, 0), 24), 0, 0.2, 0),
        ),
        'x',
        90,
      ),
    },
    { slot: 'ring', solid: turned(moved(cylinder(0.42, 0.02, 0.01), 0, 0.09, 0), 'x', 90) },
    { slot: 'mark', solid: turned(moved(box(0.018, 0.11, 0.01, 0), 0, 0.2, 0.38), 'z', 38) },
    screws,
  ],
  materials: { ...shared, knob: white, ring: plastics.silver, mark: charcoal },
  finishes: inFinishes('plate', { white }),
  view,
};
