import { blend, embossed, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, rod, sphere, torus, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

const { brass, chrome, stainless } = metals;

const sideways = (solid: Sdf) => turned(solid, 'z', 90);

const valveBody = without(
  blend(0.12, sphere(0.42), sideways(cylinder(0.3, 0.6, 0.02))),
  sideways(cylinder(0.22, 2, 0)),
);
const valveEnd = without(sideways(hexPrism(0.42, 0.2, 0.04)), sideways(cylinder(0.24, 1, 0)));
const stem = union(
  moved(cylinder(0.17, 0.1, 0.02), 0, 0.46, 0),
  moved(hexPrism(0.14, 0.06, 0.02), 0, 0.57, 0),
  moved(cylinder(0.06, 0.12, 0.01), 0, 0.66, 0),
);
const lever = union(
  moved(box(0.3, 0.03, 0.13, 0.03), -0.05, 0.72, 0),
  turned(moved(box(0.14, 0.03, 0.11, 0.03), 0.26, 0.72, 0), 'z', 6),
  moved(box(0.52, 0.055, 0.14, 0.055), 0.82, 0.79, 0),
);

export const ballValve: Recipe = {
  parts: [
    { slot: 'body', solid: valveBody },
    { slot: 'body', solid: moved(valveEnd, 0.66, 0, 0) },
    { slot: 'body', solid: moved(valveEnd, -0.66, 0, 0) },
    { slot: 'body', solid: stem },
    { slot: 'lever', solid: lever },
    { slot: 'nut', solid: moved(hexPrism(0.1, 0.045, 0.015), 0, 0.79, 0) },
  ],
  materials: { nut: stainless },
  finishes: {
    brass: { body: brass, lever: plastics.red },
    blue: { body: brass, lever: plastics.blue },
  },
  view: { around: 26, above: 22 },
};

const bow = without(turned(torus(0.53, 0.125), 'x', 90), moved(box(1, 1, 1, 0), 0, -1, 0));
const spout = union(
  rod([0, -0.1, 0], [0, 0.85, 0], 0.125),
  moved(bow, 0.53, 0.85, 0),
  rod([1.06, 0.85, 0], [1.06, 0.72, 0], 0.125),
);
const tapHandle = (side: 1 | -1): Recipe['parts'] => [
  {
    slot: 'body',
    solid: moved(
      lathe([
        [0, -0.62],
        [0.22, -0.62],
        [0.2, -0.55],
        [0.15, -0.4],
        [0.15, -0.1],
        [0.19, -0.02],
        [0.19, 0.16],
        [0.12, 0.22],
        [0, 0.22],
      ]),
      0,
      0,
      side * 0.62,
    ),
  },
  { slot: 'body', solid: moved(rod([-0.02, 0.1, 0], [0.02, 0.17, side * 0.52], 0.065, 0.05), 0, 0, side * 0.62) },
];

export const tap: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: blend(
        0.06,
        spout,
        moved(cylinder(0.17, 0.25, 0.02), 0, -0.1, 0),
        moved(cylinder(0.24, 0.04, 0.02), 0, -0.58, 0),
        moved(cylinder(0.18, 0.26, 0.01), 0, -0.34, 0),
      ),
    },
    { slot: 'body', solid: moved(turned(cylinder(0.125, 0.62, 0.02), 'x', 90), 0, -0.34, 0) },
    { slot: 'body', solid: moved(tube(0.145, 0.09, 0.08, 0.01), 1.06, 0.68, 0) },
    ...tapHandle(1),
    ...tapHandle(-1),
  ],
  finishes: inFinishes('body', { chrome, brass, black: plastics.black }),
  view: { around: 40, above: 20 },
};

const trvHead = embossed(
  lathe(
    [
      [0, 0],
      [0.3, 0],
      [0.36, 0.06],
      [0.34, 0.78],
      [0.24, 0.9],
      [0, 0.92],
    ],
    0.03,
  ),
  (x, y, z) => (y > 0.24 && y < 0.8 ? 0.018 * Math.cos(Math.atan2(z, x) * 20) : 0),
);
const markRing = without(cylinder(0.405, 0.05, 0.02), cylinder(0.2, 1, 0));

/** Radiator angle valve without its head. */
export const angleBody: Recipe['parts'] = [
  {
    slot: 'body',
    solid: blend(
      0.06,
      moved(cylinder(0.24, 0.4, 0.03), 0, 0, 0),
      moved(hexPrism(0.27, 0.09, 0.02), 0, 0.38, 0),
      moved(hexPrism(0.27, 0.14, 0.02), 0, -0.52, 0),
      moved(sideways(cylinder(0.18, 0.4, 0.02)), 0.4, 0, 0),
      moved(sideways(hexPrism(0.28, 0.15, 0.02)), 0.68, 0, 0),
      moved(sideways(cylinder(0.15, 0.16, 0.02)), 0.95, 0, 0),
    ),
  },
  {
    slot: 'body',
    solid: without(moved(cone(0.12, 0.15, 0.2, 0.02), 0, -0.74, 0), moved(cylinder(0.1, 1, 0), 0, -1, 0)),
  },
  { slot: 'body', solid: moved(sideways(ring(moved(cylinder(0.02, 0.1, 0.01), 0.15, 0, 0), 14)), 1.0, 0, 0) },
];

export const radiatorValve: Recipe = {
  parts: [
    { slot: 'head', solid: moved(trvHead, 0, 0.5, 0) },
    { slot: 'mark', solid: moved(markRing, 0, 0.58, 0) },
    { slot: 'red', solid: moved(box(0.02, 0.035, 0.04, 0.01), 0.16, 0.58, 0.4) },
    ...angleBody,
  ],
  materials: { mark: plastics.grey, red: plastics.red, body: chrome },
  finishes: { white: { head: plastics.white }, chrome: { head: metals.stainless, mark: plastics.charcoal } },
  view: { around: 24, above: 18 },
};
