import { moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, hexPrism, rod, torus } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { threaded } from '#tools/pictures/shapes/fasteners/threaded.ts';
import { angleBody } from '#tools/pictures/shapes/valves.ts';
import { nutAt, sideways } from './run.ts';

const { brass, chrome } = metals;
const { white, black, charcoal, red } = plastics;

/** Smooth cap that can't be turned by accident. */
export const lockshield: Recipe = {
  parts: [
    ...angleBody,
    {
      slot: 'cap',
      solid: moved(
        lathe(
          rounded(
            [
              [0, 0],
              [0.3, 0],
              [0.27, 0.5],
              [0, 0.52],
            ],
            0.12,
          ),
          0.03,
        ),
        0,
        0.48,
        0,
      ),
    },
  ],
  materials: { body: chrome },
  finishes: inFinishes('cap', { white }),
  view: { around: 24, above: 18 },
};

/** The lit bars of a seven-segment digit. */
const digit = (lit: string, x: number) =>
  lit.split('').map((bar) => {
    const [dx = 0, dy = 0, isUpright = 0] =
      { a: [0, 0.14], b: [0.07, 0.07, 1], c: [0.07, -0.07, 1], d: [0, -0.14], e: [-0.07, -0.07, 1], g: [0, 0] }[bar] ??
      [];
    return moved(isUpright ? box(0.015, 0.06, 0.012, 0) : box(0.055, 0.015, 0.012, 0), x + dx, dy, 0);
  });

/** Motor head with the temperature on its display. */
export const smartTrv: Recipe = {
  parts: [
    ...angleBody,
    { slot: 'head', solid: moved(cylinder(0.46, 0.62, 0.12), 0, 1.08, 0) },
    { slot: 'ring', solid: moved(cylinder(0.465, 0.04, 0.01), 0, 0.6, 0) },
    { slot: 'glass', solid: moved(turned(box(0.3, 0.3, 0.05, 0.04), 'y', 24), 0.17, 1.14, 0.38) },
    {
      slot: 'lit',
      solid: moved(turned(union(...digit('abged', -0.1), ...digit('bc', 0.08)), 'y', 24), 0.19, 1.14, 0.43),
    },
  ],
  materials: { body: chrome, ring: plastic('#1d8f8a', 0.4), glass: plastic('#0e1113', 0.12), lit: white },
  finishes: inFinishes('head', { white }),
  view: { around: 24, above: 16 },
};

/** Two pressed halves with a seam in between. */
export const expansionVessel: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: lathe(
        rounded(
          [
            [0, -0.98],
            [0.62, -0.94],
            [0.98, -0.62],
            [0.98, 0.62],
            [0.62, 0.94],
            [0, 0.98],
          ],
          0.34,
          6,
        ),
      ),
    },
    { slot: 'body', solid: moved(without(cylinder(1.03, 0.05, 0.02), cylinder(0.9, 1, 0)), 0, 0.06, 0) },
    { slot: 'brass', solid: union(moved(hexPrism(0.19, 0.07, 0.02), 0, 1.02, 0), threaded(0.15, 1.0, 1.34)) },
    {
      slot: (x, y) => (y > -0.06 ? 'band' : Math.abs(y + 0.22) < 0.05 && x < 0.4 ? 'ink' : 'label'),
      solid: moved(
        without(cylinder(0.99, 0.3, 0), cylinder(0.9, 1, 0), moved(box(2, 1, 1, 0), 0, 0, -0.68)),
        0,
        -0.24,
        0,
      ),
    },
  ],
  materials: { brass, label: plastic('#f6f5f0', 0.45), ink: plastic('#1c2524', 0.45), band: charcoal },
  finishes: inFinishes('body', { red }),
  view: { around: 24, above: 18 },
};

/** Heating rod with its thread, switch and lead. */
export const heatingElement: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: union(rod([-0.4, 0, 0.09], [1.5, 0, 0.09], 0.085), rod([-0.4, 0, -0.09], [1.5, 0, -0.09], 0.085)),
    },
    { slot: 'body', solid: moved(torus(0.09, 0.085), 1.5, 0, 0) },
    {
      slot: 'body',
      solid: union(sideways(threaded(0.29, 0.34, 0.74)), moved(sideways(hexPrism(0.42, 0.11, 0.03)), -0.28, 0, 0)),
    },
    { slot: 'head', solid: moved(sideways(cylinder(0.4, 0.5, 0.09)), -0.88, 0, 0) },
    { slot: 'mark', solid: moved(turned(cylinder(0.13, 0.05, 0.02), 'x', 90), -0.9, 0.06, 0.38) },
    {
      slot: 'lead',
      solid: cable(
        [
          [-1.3, 0, 0],
          [-1.7, 0, 0],
          [-1.95, -0.25, 0.2],
          [-1.7, -0.33, 0.7],
          [-0.9, -0.33, 0.95],
          [0.3, -0.33, 0.8],
        ],
        0.07,
        5,
      ),
    },
  ],
  materials: { head: white, mark: red, lead: white },
  finishes: inFinishes('body', { chrome }),
  view: { around: 24, above: 26 },
};

/** Canister containing the magnet, with a valve on each side. */
export const magneticFilter: Recipe = {
  parts: [
    { slot: 'body', solid: cylinder(0.56, 0.95, 0.12) },
    { slot: 'body', solid: moved(ring(moved(cylinder(0.07, 0.2, 0.03), 0.54, 0, 0), 14), 0, 0.86, 0) },
    { slot: 'body', solid: moved(cylinder(0.6, 0.22, 0.06), 0, 0.86, 0) },
    {
      slot: 'steel',
      solid: union(moved(hexPrism(0.14, 0.1, 0.02), 0, 1.14, 0), moved(cylinder(0.08, 0.1), 0, 1.28, 0)),
    },
    {
      slot: 'steel',
      solid: moved(union(nutAt(-0.82, 0.3), nutAt(0.82, 0.3), sideways(cylinder(0.2, 1.2, 0.02))), 0, 0.2, 0),
    },
    {
      slot: 'handle',
      solid: union(
        moved(box(0.06, 0.06, 0.32, 0.03), -1.08, 0.46, 0.12),
        moved(box(0.06, 0.06, 0.32, 0.03), 1.08, 0.46, 0.12),
      ),
    },
    {
      slot: (x, y) => (y > 0.02 ? 'band' : Math.abs(y + 0.2) < 0.05 && x < 0.2 ? 'ink' : 'label'),
      solid: moved(
        without(cylinder(0.567, 0.46, 0), cylinder(0.5, 1, 0), moved(box(1, 1, 1, 0), 0, 0, -0.72)),
        0,
        -0.2,
        0,
      ),
    },
  ],
  materials: {
    steel: chrome,
    handle: plastics.blue,
    label: plastic('#f6f5f0', 0.45),
    ink: plastic('#1c2524', 0.45),
    band: plastics.blue,
  },
  finishes: inFinishes('body', { black }),
  view: { around: 20, above: 16 },
};
