import { blend, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, rod, torus, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { nutAt, sideways } from './run.ts';

const { brass } = metals;

/** Outdoor wall tap: a hose end below, a bar on top. */
export const bibTap: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: blend(
        0.1,
        sideways(cylinder(0.22, 0.75, 0.02)),
        moved(cylinder(0.3, 0.3, 0.05), 0.15, 0.05, 0),
        rod([0.6, 0, 0], [1.0, -0.3, 0], 0.2),
        rod([1.0, -0.3, 0], [1.0, -0.6, 0], 0.2),
      ),
    },
    { slot: 'body', solid: union(moved(sideways(cylinder(0.46, 0.05, 0.02)), -0.78, 0, 0), nutAt(-0.42, 0.32)) },
    { slot: 'body', solid: moved(without(hexPrism(0.27, 0.12, 0.03), cylinder(0.14, 1, 0)), 1.0, -0.74, 0) },
    {
      slot: 'body',
      solid: moved(
        without(
          union(...[0, 1, 2].map((at) => moved(cone(0.09, 0.15, 0.2, 0.01), 0, -at * 0.17, 0))),
          cylinder(0.11, 1, 0),
        ),
        1.0,
        -0.94,
        0,
      ),
    },
    {
      slot: 'body',
      solid: moved(
        union(moved(hexPrism(0.28, 0.12, 0.02), 0, 0.42, 0), moved(cone(0.14, 0.22, 0.13, 0.02), 0, 0.66, 0)),
        0.15,
        0,
        0,
      ),
    },
    {
      slot: 'body',
      solid: union(moved(cylinder(0.08, 0.2, 0.01), 0.15, 0.9, 0), rod([-0.25, 1.06, 0], [0.55, 1.06, 0], 0.09)),
    },
  ],
  finishes: inFinishes('body', { brass }),
  view: { around: 22, above: 16 },
};

/** Hand-tight nut with grips all around, along y. */
const gripNut: Sdf = union(cylinder(0.36, 0.17, 0.04), ring(moved(box(0.04, 0.15, 0.035, 0.02), 0.37, 0, 0), 12));

/** Bottle below the waste, with its outlet at the side. */
export const bottleTrap: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: blend(0.08, cylinder(0.46, 0.6, 0.08), moved(sideways(cylinder(0.25, 0.5, 0.02)), 0.6, 0.2, 0)),
    },
    { slot: 'body', solid: moved(cylinder(0.26, 0.4, 0.02), 0, 0.8, 0) },
    { slot: 'nut', solid: moved(gripNut, 0, 1.08, 0) },
    { slot: 'nut', solid: moved(sideways(without(gripNut, cylinder(0.24, 1, 0))), 1.1, 0.2, 0) },
    { slot: 'nut', solid: moved((x, y, z) => gripNut(x / 1.36, y / 1.36, z / 1.36) * 1.36, 0, -0.62, 0) },
    { slot: 'body', solid: moved(tube(0.27, 0.21, 0.16, 0.01), 0, 1.32, 0) },
  ],
  materials: { nut: plastics.white },
  finishes: inFinishes('body', { white: plastics.white }),
  view: { around: 26, above: 14 },
};

const sweep: Sdf = (x, y, z) => Math.max(torus(0.7, 0.27)(x + 0.7, z, y + 0.7), -(x + 0.7), -(y + 0.7));

/** Wide sweep between two hand-tight nuts. */
export const wasteBend: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: moved(
        turned(
          without(
            union(
              sweep,
              moved(cylinder(0.27, 0.2, 0.01), 0, -0.85, 0),
              moved(sideways(cylinder(0.27, 0.2, 0.01)), -0.85, 0, 0),
            ),
            moved(cylinder(0.21, 0.5, 0), 0, -1.3, 0),
            moved(sideways(cylinder(0.21, 0.5, 0)), -1.3, 0, 0),
          ),
          'z',
          180,
        ),
        0,
        0,
        0,
      ),
    },
    { slot: 'nut', solid: moved(without(gripNut, cylinder(0.24, 1, 0)), 0, 0.95, 0) },
    { slot: 'nut', solid: moved(sideways(without(gripNut, cylinder(0.24, 1, 0))), 0.95, 0, 0) },
  ],
  materials: { nut: plastics.white },
  finishes: inFinishes('body', { white: plastics.white }),
  view: { around: 34, above: 22 },
};
