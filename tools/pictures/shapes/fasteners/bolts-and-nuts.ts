import { mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, ellipsoid, torus } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { domed, hexagon, single, threaded } from './threaded.ts';

const { zinc, black, stainless } = metals;

export const coachBolt: Recipe = {
  parts: single(
    union(
      domed(0.5, 0.24, 0.98),
      moved(box(0.19, 0.12, 0.19, 0.02), 0, 0.88, 0),
      moved(cylinder(0.19, 0.5, 0.01), 0, 0.4, 0),
      threaded(0.195, -1.32, -0.05),
      hexagon(0.4, 0.16, -0.85),
    ),
  ),
  finishes: inFinishes('body', { zinc, black }),
  view: { around: -50, above: 24 },
};

const eye = union(
  moved(turned(torus(0.5, 0.17), 'x', 90), 0, 0.72, 0),
  moved(ellipsoid(0.46, 0.12, 0.46), 0, 0.06, 0),
  threaded(0.2, -1.1, 0.05),
);

export const eyeBolt: Recipe = {
  parts: [{ slot: 'body', solid: turned(turned(eye, 'x', -72), 'y', 26) }],
  finishes: inFinishes('body', { zinc }),
  view: { around: -12, above: 30 },
};

const legs = union(
  without(moved(turned(torus(0.6, 0.125), 'x', 90), 0, 0.3, 0), moved(box(1, 0.5, 1, 0), 0, -0.2, 0)),
  mirrored(moved(cylinder(0.125, 0.5, 0), 0.6, -0.2, 0), 'x'),
  mirrored(moved(threaded(0.13, -1.1, -0.1, 0.08), 0.6, 0, 0), 'x'),
);

export const uBolt: Recipe = {
  parts: [
    { slot: 'body', solid: legs },
    {
      slot: 'body',
      solid: without(
        moved(box(0.95, 0.05, 0.24, 0.02), 0, -0.34, 0),
        mirrored(moved(cylinder(0.15, 1, 0), 0.6, 0, 0), 'x'),
      ),
    },
    { slot: 'body', solid: mirrored(moved(hexagon(0.24, 0.11, -0.52), 0.6, 0, 0), 'x') },
  ],
  finishes: inFinishes('body', { zinc, stainless }),
  view: { around: 26, above: 20 },
};
