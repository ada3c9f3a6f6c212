import { moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { steel, zinc } = metals;
const { red } = plastics;

/** Channel open towards the camera. */
const channel = (half: number, high: number, deep: number): Sdf =>
  without(box(half, high, deep, 0.02), moved(box(half + 1, high - 0.05, deep, 0.01), 0, 0, 0.06));
const holes = (count: number, gap: number): Sdf => row(turned(cylinder(0.06, 1, 0), 'x', 90), 'x', count, gap);
const runner = union(
  moved(without(channel(1.25, 0.26, 0.1), holes(4, 0.6)), -0.75, 0, 0),
  moved(without(channel(1.1, 0.19, 0.08), holes(3, 0.7)), 0.1, 0, 0.04),
  moved(without(box(1.0, 0.12, 0.04, 0.02), holes(4, 0.5)), 1.0, 0, 0.09),
);

/** A pair, each extended to show its three members. */
export const drawerRunner: Recipe = {
  parts: [
    { slot: 'body', solid: moved(runner, 0, 0.24, -0.5) },
    { slot: 'body', solid: moved(turned(turned(runner, 'x', -70), 'y', 8), 0, -0.02, 0.4) },
    { slot: 'stop', solid: moved(box(0.09, 0.08, 0.05, 0.02), 1.9, 0.24, -0.4) },
  ],
  materials: { stop: red },
  finishes: inFinishes('body', { zinc }),
  view: { around: -26, above: 26 },
};

/** Box that is recessed into the floor, its cover plate moved aside, and the spindle that carries the door. */
export const floorSpring: Recipe = {
  parts: [
    { slot: 'case', solid: moved(box(1.5, 0.26, 0.62, 0.04), 0, -0.3, -0.2) },
    { slot: 'case', solid: moved(box(1.58, 0.03, 0.7, 0.02), 0, -0.04, -0.2) },
    { slot: 'body', solid: moved(box(1.3, 0.09, 0.46, 0.06), 0.05, 0.06, -0.2) },
    {
      slot: 'spindle',
      solid: union(
        moved(cylinder(0.24, 0.1, 0.03), -0.85, 0.2, -0.2),
        moved(box(0.13, 0.2, 0.1, 0.03), -0.85, 0.38, -0.2),
      ),
    },
    { slot: 'spindle', solid: moved(row(cylinder(0.09, 0.03, 0.02), 'x', 2, 0.6), 0.75, 0.16, -0.2) },
    {
      slot: 'cover',
      solid: without(
        moved(box(1.6, 0.025, 0.72, 0.02), 0.35, -0.53, 1.0),
        moved(cylinder(0.27, 1, 0), -0.5, -0.5, 1.0),
      ),
    },
  ],
  materials: { case: plastic('#5d6468', 0.6), spindle: steel, cover: metals.stainless },
  finishes: inFinishes('body', { grey: plastics.grey }),
  view: { around: 28, above: 30 },
};
