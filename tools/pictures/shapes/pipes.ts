import { blend, common, embossed, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics, rubber } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, hexPrism, torus, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import type { Vec3 } from '#tools/pictures/vector.ts';
import { inFinishes } from './finishing.ts';

const { brass, copper, chrome } = metals;
const { white, grey, black } = plastics;

const length = turned(tube(0.19, 0.15, 1.9, 0.008), 'z', 90);

export const pipe: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(length, 'y', 6), 0, 0, -0.38) },
    { slot: 'body', solid: moved(turned(length, 'y', -5), 0.1, 0, 0.1) },
    { slot: 'body', solid: moved(turned(length, 'y', 1), -0.12, 0.33, -0.13) },
  ],
  finishes: inFinishes('body', { copper, white, grey, black }),
  view: { around: -52, above: 22 },
};

/** Collar with a rolled lip, along y, its mouth upwards. */
const socket = union(
  cylinder(0.35, 0.26, 0.02),
  moved(torus(0.335, 0.045), 0, 0.23, 0),
  moved(torus(0.335, 0.03), 0, -0.2, 0),
);
const mouth = cylinder(0.265, 0.5, 0);

const bend: Sdf = (x, y, z) => {
  const quarter = torus(0.55, 0.27)(x + 0.55, z, y + 0.55);
  return Math.max(quarter, -(x + 0.55), -(y + 0.55));
};
const elbowSolid = without(
  blend(0.03, bend, moved(socket, 0, -0.78, 0), moved(turned(socket, 'z', 90), -0.78, 0, 0)),
  moved(mouth, 0, -1.15, 0),
  moved(turned(mouth, 'z', 90), -1.15, 0, 0),
);

export const elbow: Recipe = {
  parts: [{ slot: 'body', solid: turned(elbowSolid, 'z', 180) }],
  finishes: inFinishes('body', { brass, copper, white, chrome }),
  view: { around: 38, above: 22 },
};

const branch = (solid: Sdf): Sdf[] => [
  moved(turned(solid, 'z', -90), 0.75, 0, 0),
  moved(turned(solid, 'z', 90), -0.75, 0, 0),
  moved(solid, 0, 0.75, 0),
];
const teeSolid = without(
  blend(0.06, turned(cylinder(0.29, 0.8), 'z', 90), moved(cylinder(0.29, 0.4), 0, 0.4, 0), ...branch(socket)),
  ...branch(moved(mouth, 0, 0.35, 0)),
);

export const tee: Recipe = {
  parts: [{ slot: 'body', solid: teeSolid }],
  finishes: inFinishes('body', { brass, copper, white }),
  view: { around: 32, above: 24 },
};

const couplingHalf = union(
  moved(hexPrism(0.46, 0.2, 0.03), 0, 0.5, 0),
  moved(hexPrism(0.36, 0.16, 0.02), 0, 0, 0),
  moved(cylinder(0.36, 0.06, 0.03), 0, 0.73, 0),
  cylinder(0.28, 0.5, 0.01),
);
const couplingSolid = without(mirrored(couplingHalf, 'y'), cylinder(0.24, 2, 0));

export const coupling: Recipe = {
  parts: [
    { slot: 'body', solid: turned(turned(couplingSolid, 'y', 30), 'z', 90) },
    { slot: 'ring', solid: turned(mirrored(moved(tube(0.28, 0.235, 0.05, 0.02), 0, 0.78, 0), 'y'), 'z', 90) },
  ],
  materials: { ring: brass },
  finishes: inFinishes('body', { brass, chrome, white }),
  view: { around: 42, above: 22 },
};

const turns = [1.02, 1.05, 1.01, 1.04, 1.02];
const tail: Vec3[] = [
  [1.04, 0.42, 0.02],
  [0.98, 0.5, 0.42],
  [0.72, 0.56, 0.88],
  [0.5, 0.55, 1.2],
  [0.2, 0.45, 1.5],
  [-0.05, 0.1, 1.62],
];

export const hose: Recipe = {
  parts: [
    ...turns.map((radius, turn) => ({
      slot: 'body',
      solid: moved(turned(torus(radius, 0.118), 'z', turn % 2 === 0 ? 1.5 : -1), 0, turn * 0.21 - 0.42, 0),
    })),
    { slot: 'body', solid: cable(tail, 0.115, 5) },
    {
      slot: 'end',
      solid: moved(
        turned(
          turned(
            embossed(cylinder(0.16, 0.16, 0.03), (x, _, z) => 0.012 * Math.cos(Math.atan2(z, x) * 14)),
            'x',
            -18,
          ),
          'z',
          -40,
        ),
        -0.12,
        -0.02,
        1.66,
      ),
    },
  ],
  materials: { end: plastics.charcoal },
  finishes: inFinishes('body', { green: plastics.green, yellow: plastics.yellow, black: rubber }),
  view: { around: 16, above: 30 },
};

const clipBand = without(turned(tube(0.5, 0.42, 0.2, 0.02), 'x', 90), moved(box(0.24, 0.5, 1, 0), 0, 0.6, 0));
const clip = union(
  clipBand,
  moved(box(0.36, 0.1, 0.2, 0.03), 0, -0.56, 0),
  common(
    moved(box(0.2, 0.14, 0.19, 0.02), 0, -0.46, 0),
    without(box(1, 1, 1, 0), turned(cylinder(0.44, 1, 0), 'x', 90)),
  ),
  mirrored(moved(turned(cylinder(0.065, 0.2, 0.03), 'x', 90), 0.27, 0.4, 0), 'x'),
);

export const pipeClip: Recipe = {
  parts: [
    { slot: 'body', solid: moved(clip, -0.62, 0, 0.1) },
    { slot: 'body', solid: moved(turned(clip, 'y', 40), 0.55, 0, -0.35) },
    { slot: 'body', solid: moved(turned(turned(clip, 'x', -90), 'y', -20), 0.45, -0.46, 0.85) },
  ],
  finishes: inFinishes('body', { white, grey, brass }),
  view: { around: 20, above: 28 },
};

/** Ribbed flexible tube or plain conduit, bundled. */
const conduitLength = turned(tube(0.2, 0.165, 1.9, 0.01), 'z', 90);
const conduitSocket = turned(moved(tube(0.245, 0.19, 0.26, 0.015), 0, 1.72, 0), 'z', 90);

export const conduit: Recipe = {
  parts: [-1, 0, 1].flatMap((lane) => [
    { slot: 'body', solid: moved(conduitLength, lane * 0.1, 0, lane * 0.47) },
    { slot: 'body', solid: moved(conduitSocket, lane * 0.1, 0, lane * 0.47) },
  ]),
  finishes: inFinishes('body', { white, black, zinc: metals.zinc }),
  view: { around: -46, above: 26 },
};
