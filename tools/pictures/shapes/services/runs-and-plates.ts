import { common, mirrored, moved, ring, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cone, cylinder, hexPrism, torus, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { threaded } from '#tools/pictures/shapes/fasteners/threaded.ts';

const { white, black, charcoal } = plastics;
const { zinc, chrome, brass, stainless } = metals;

/** One turn of conduit, ribbed all the way around. */
const ribbed =
  (radius: number, height: number): Sdf =>
  (x, y, z) => {
    const off = Math.sqrt((Math.sqrt(x * x + z * z) - radius) ** 2 + (y - height) ** 2);
    return (off - 0.15 - 0.022 * Math.cos(Math.atan2(z, x) * 84)) * 0.6;
  };

export const flexibleConduit: Recipe = {
  parts: [
    { slot: 'body', solid: union(ribbed(1.0, -0.3), ribbed(0.98, 0.0), ribbed(1.0, 0.3), ribbed(0.7, -0.3)) },
    {
      slot: 'band',
      solid: ring(moved(without(box(0.24, 0.53, 0.09, 0.06), box(0.19, 0.47, 1, 0.03)), 1.0, 0, 0), 3),
    },
  ],
  materials: { band: white },
  finishes: inFinishes('body', { black, zinc }),
  view: { around: 20, above: 32 },
};

/** Dome nut, body and lock nut of a gland, with the seal in its mouth. */
export const cableGland: Recipe = {
  parts: [
    { slot: 'body', solid: hexPrism(0.58, 0.24, 0.04) },
    {
      slot: 'body',
      solid: without(
        common(moved(hexPrism(0.54, 0.46, 0.04), 0, 0.62, 0), moved(cone(0.5, 0.78, 0.42, 0.03), 0, 0.62, 0)),
        moved(cylinder(0.32, 0.4, 0.02), 0, 1.1, 0),
      ),
    },
    { slot: 'seal', solid: moved(tube(0.33, 0.2, 0.3, 0.03), 0, 0.8, 0) },
    { slot: 'body', solid: without(threaded(0.42, -1.1, -0.2, 0.12), moved(cylinder(0.26, 1, 0), 0, -1, 0)) },
    { slot: 'nut', solid: moved(without(hexPrism(0.62, 0.13, 0.03), cylinder(0.4, 1, 0)), 0, -0.85, 0) },
  ].map((part) => ({ ...part, solid: turned(turned(part.solid, 'z', -66), 'y', -30) })),
  materials: { seal: charcoal },
  finishes: { white: { body: white, nut: white }, chrome: { body: chrome, nut: chrome } },
  view: { around: 14, above: 22 },
};

const pierced = (radius: number): Sdf =>
  without(
    tube(radius, radius - 0.035, 0.24, 0.008),
    ring(moved(turned(cylinder(0.06, 0.2, 0), 'z', 90), radius, 0, 0), 20),
  );

/** Perforated strap on its roll, with its end pulled out. */
export const fixingBand: Recipe = {
  parts: [
    { slot: 'body', solid: turned(union(pierced(0.98), pierced(0.88), pierced(0.78), pierced(0.68)), 'x', 90) },
    {
      slot: 'body',
      solid: moved(without(box(0.75, 0.018, 0.24, 0.008), row(cylinder(0.06, 1, 0), 'x', 5, 0.3)), 0.75, -0.965, 0),
    },
  ],
  finishes: inFinishes('body', { zinc, white }),
  view: { around: 36, above: 18 },
};

const stem = union(threaded(0.13, -1.3, -0.35, 0.13), moved(cylinder(0.115, 0.3, 0.01), 0, -0.1, 0));
const hook = union(
  stem,
  cable(
    [
      [0, 0, 0],
      [-0.05, 0.3, 0],
      [-0.36, 0.72, 0],
      [0, 1.16, 0],
      [0.42, 0.82, 0],
      [0.38, 0.5, 0],
    ],
    0.115,
  ),
);
const eye = union(stem, moved(turned(torus(0.42, 0.115), 'x', 90), 0, 0.6, 0));

export const screwHook: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(turned(hook, 'x', -84), 'y', 30), 0.5, 0, -0.3) },
    { slot: 'body', solid: moved(turned(turned(eye, 'x', -84), 'y', 30), -0.5, 0, 0.3) },
  ],
  finishes: inFinishes('body', { zinc }),
  view: { around: -14, above: 44 },
};

/** Plate with its flap, upright as on a door. */
export const letterPlate: Recipe = {
  parts: [
    { slot: 'body', solid: without(box(1.6, 0.55, 0.08, 0.05), box(1.22, 0.29, 1, 0.02)) },
    { slot: 'body', solid: moved(turned(box(1.2, 0.27, 0.04, 0.03), 'x', -14), 0, 0.0, 0.07) },
    { slot: 'dark', solid: moved(box(1.25, 0.32, 0.02, 0), 0, 0, -0.05) },
    { slot: 'body', solid: mirrored(moved(turned(cylinder(0.07, 0.04, 0.03), 'x', 90), 1.42, 0, 0.08), 'x') },
  ],
  materials: { dark: plastic('#151515', 0.8) },
  finishes: inFinishes('body', { brass, stainless, black: metals.black }),
  view: { around: 24, above: 16 },
};
