import { moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { steel } = metals;

/** Faces the camera, leaning back a little. */
const facing = (solid: Sdf): Sdf => turned(turned(solid, 'x', 66), 'y', 24);

const cloth = grained(plastic('#2f5f9a', 0.9), (x, y, z) => 0.75 + 0.4 * noise(x * 40, y * 40, z * 40));

/** Flaps of cloth that overlap around a backing plate. */
export const flapDisc: Recipe = {
  parts: [
    { slot: 'body', solid: facing(ring(moved(turned(box(0.27, 0.025, 0.15, 0.01), 'x', -24), 0.78, 0.06, 0), 36)) },
    { slot: 'backing', solid: facing(moved(cone(0.06, 1.0, 0.94, 0.02), 0, -0.06, 0)) },
    { slot: 'backing', solid: facing(without(moved(cylinder(0.52, 0.05, 0.02), 0, 0.02, 0), cylinder(0.18, 1, 0))) },
    { slot: 'hub', solid: facing(moved(tube(0.27, 0.18, 0.04, 0.01), 0, 0.06, 0)) },
  ],
  materials: { backing: plastic('#2b2b2a', 0.8), hub: steel },
  finishes: inFinishes('body', { blue: cloth }),
  view: { around: 4, above: 16 },
};

/** Steel disc with diamond segments at its rim, and slots between them. */
const slots = ring(union(moved(box(0.16, 1, 0.02, 0.005), 0.96, 0, 0), moved(cylinder(0.045, 1, 0), 0.8, 0, 0)), 14);
const holes = ring(moved(cylinder(0.07, 1, 0), 0.5, 0, 0), 6);

export const diamondBlade: Recipe = {
  parts: [
    { slot: 'body', solid: facing(without(cylinder(0.92, 0.025, 0.005), slots, holes, cylinder(0.17, 1, 0))) },
    { slot: 'rim', solid: facing(without(tube(1.06, 0.91, 0.045, 0.01), slots)) },
    { slot: 'label', solid: facing(without(tube(0.42, 0.22, 0.029, 0.002), cylinder(0.17, 1, 0))) },
  ],
  materials: {
    rim: grained(metals.dark, (x, y, z) => 0.6 + 0.5 * noise(x * 44, y * 44, z * 44)),
    label: plastic('#c4211c', 0.5),
  },
  finishes: inFinishes('body', { steel }),
  view: { around: 4, above: 16 },
};
