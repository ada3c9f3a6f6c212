import { moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics, rubber } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, hexPrism, torus, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { threaded } from '#tools/pictures/shapes/fasteners/threaded.ts';
import { nutAt, sideways } from './run.ts';

const { brass, chrome, copper } = metals;

/** Compression nut for the pipe, swivel nut with its washer for the tap. */
export const tapConnector: Recipe = {
  parts: [
    { slot: 'body', solid: sideways(without(cylinder(0.2, 1.1, 0.02), cylinder(0.14, 2, 0))) },
    { slot: 'body', solid: union(nutAt(-0.72, 0.36), sideways(hexPrism(0.28, 0.14, 0.03))) },
    {
      slot: 'body',
      solid: moved(
        sideways(
          without(
            union(hexPrism(0.46, 0.16, 0.04), moved(cylinder(0.45, 0.2, 0.02), 0, -0.2, 0)),
            moved(cylinder(0.38, 0.3, 0), 0, -0.35, 0),
          ),
        ),
        0.6,
        0,
        0,
      ),
    },
    { slot: 'washer', solid: moved(sideways(tube(0.38, 0.18, 0.05, 0.01)), 0.92, 0, 0) },
  ],
  materials: { washer: rubber },
  finishes: inFinishes('body', { brass }),
  view: { around: 36, above: 20 },
};

/** Soft tube wound flat, its end bent outwards. */
export const microboreCoil: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: union(
        ...[0, 1].flatMap((layer) =>
          [0, 1, 2, 3].map((turn) => moved(torus(0.92 + turn * 0.135, 0.064), 0, layer * 0.13, 0)),
        ),
      ),
    },
    {
      slot: 'body',
      solid: cable(
        [
          [-0.92, 0.26, 0],
          [-0.65, 0.28, 0.66],
          [0, 0.28, 0.95],
          [0.75, 0.2, 1.1],
          [1.25, 0.06, 1.3],
          [1.7, 0.0, 1.5],
        ],
        0.064,
        6,
      ),
    },
    {
      slot: 'tie',
      solid: union(
        ...[40, 160, 280].map((turn) => turned(moved(box(0.33, 0.145, 0.06, 0.02), 1.12, 0.065, 0), 'y', turn)),
      ),
    },
  ],
  materials: { tie: plastics.white },
  finishes: inFinishes('body', { copper }),
  view: { around: 20, above: 34 },
};

const insert = without(
  union(
    cylinder(0.25, 0.75, 0.02),
    moved(cylinder(0.36, 0.06, 0.02), 0, 0.75, 0),
    moved(ring(moved(box(0.03, 0.3, 0.02, 0.01), 0.26, 0, 0), 6), 0, 0.3, 0),
  ),
  cylinder(0.2, 2, 0),
);

/** Sleeves that keep the end of plastic pipe round. */
export const pipeInsert: Recipe = {
  parts: [
    { slot: 'body', solid: moved(insert, -0.45, 0.5, -0.3) },
    { slot: 'body', solid: moved(turned(turned(insert, 'z', 90), 'y', 30), 0.5, 0.08, 0.5) },
    { slot: 'body', solid: moved(turned(turned(insert, 'z', -90), 'y', -24), 0.85, 0.08, -0.5) },
  ],
  finishes: inFinishes('body', { white: plastics.white }),
  view: { around: 20, above: 28 },
};

const nippleSolid = without(
  union(hexPrism(0.46, 0.2, 0.04), threaded(0.36, -0.85, -0.15, 0.12), threaded(0.36, 0.15, 0.85, 0.12)),
  cylinder(0.24, 2, 0),
);

/** Hexagon with a thread at each end. */
export const hexNipple: Recipe = {
  parts: [{ slot: 'body', solid: turned(turned(nippleSolid, 'y', 30), 'z', 90) }],
  finishes: inFinishes('body', { brass, chrome }),
  view: { around: 36, above: 22 },
};

const sleeve = without(
  union(cylinder(0.34, 0.9, 0.02), ...[-0.56, 0.56].map((y) => moved(torus(0.335, 0.05), 0, y, 0))),
  ...[-1, 1].map((side) => moved(cylinder(0.28, 0.45, 0), 0, side * 0.6, 0)),
);

/** Sleeve with a ring of solder in each half. */
export const solderCoupling: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(sideways(sleeve), 'y', 12), -0.1, 0, 0.45) },
    { slot: 'body', solid: moved(sleeve, 0.2, 0.52, -0.62) },
  ],
  finishes: inFinishes('body', { copper }),
  view: { around: 30, above: 24 },
};

const plugSolid = union(
  threaded(0.36, -0.5, 0, 0.12),
  moved(cylinder(0.42, 0.06, 0.02), 0, 0.03, 0),
  moved(box(0.22, 0.2, 0.22, 0.03), 0, 0.26, 0),
);
const capSolid = without(hexPrism(0.5, 0.32, 0.06), moved(cylinder(0.38, 0.3, 0), 0, 0.14, 0));
const bushSolid = without(
  union(threaded(0.46, -0.5, 0, 0.12), moved(hexPrism(0.5, 0.14, 0.03), 0, 0.13, 0)),
  cylinder(0.28, 2, 0),
);

/** One of each: plug, cap and reducing bush. */
export const bushAndPlug: Recipe = {
  parts: [
    { slot: 'body', solid: moved(plugSolid, -0.6, 0.5, -0.35) },
    { slot: 'body', solid: moved(turned(turned(capSolid, 'y', 30), 'x', 70), -0.35, 0.44, 0.75) },
    { slot: 'body', solid: moved(bushSolid, 0.65, 0.5, 0.15) },
  ],
  finishes: inFinishes('body', { brass }),
  view: { around: 14, above: 30 },
};
