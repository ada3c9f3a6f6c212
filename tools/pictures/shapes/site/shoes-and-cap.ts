import { blend, common, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, ellipsoid, rod, torus } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { sole } from '#tools/pictures/shapes/protection.ts';

const { charcoal, white } = plastics;
const toe = moved(ellipsoid(0.46, 0.34, 0.4), 0.68, 0.18, 0);

const low = without(
  common(
    blend(
      0.22,
      toe,
      rod([-0.62, 0.22, 0], [0.55, 0.16, 0], 0.34, 0.36),
      rod([-0.6, 0.3, 0], [-0.58, 0.52, 0], 0.35, 0.34),
      rod([-0.3, 0.5, 0], [0.3, 0.28, 0], 0.25, 0.3),
    ),
    moved(box(3, 0.5, 3, 0), 0, 0.52, 0),
  ),
  moved(ellipsoid(0.36, 0.5, 0.24), -0.54, 0.98, 0),
);
/** The part of the trainer's upper that is within a solid. */
const onLow = (within: Sdf, by: number): Sdf => common((x, y, z) => low(x, y, z) - by, within);
const stripe = (x: number) => onLow(moved(turned(box(0.06, 0.5, 1, 0), 'z', 30), x, 0.28, 0), 0.018);
const lace = (x: number) => onLow(moved(turned(box(0.045, 0.5, 0.2, 0), 'z', -30), x, 0.75, 0), 0.045);

/** Low shoe with a pale sole and side stripes. */
export const trainer: Recipe = {
  parts: [
    { slot: 'sole', solid: sole },
    { slot: (x) => (x > 0.78 ? 'cap' : 'body'), solid: low },
    { slot: 'lace', solid: union(...[-0.1, 0.1, 0.3, 0.5].map(lace)) },
    { slot: 'stripe', solid: union(stripe(-0.2), stripe(0.03)) },
  ],
  materials: { sole: plastic('#e9e8e3', 0.6), lace: white },
  finishes: {
    black: { body: plastic('#2b2c2e', 0.7), cap: plastic('#1d1e20', 0.4), stripe: plastics.orange },
    tan: { body: plastic('#bd9a6c', 0.8), cap: plastic('#7d5a34', 0.5), stripe: charcoal },
  },
  view: { around: 26, above: 18 },
};

const shaft = without(
  common(
    blend(
      0.24,
      toe,
      rod([-0.62, 0.24, 0], [0.55, 0.18, 0], 0.34, 0.36),
      rod([-0.56, 0.3, 0], [-0.5, 1.75, 0], 0.36, 0.47),
    ),
    moved(box(3, 0.82, 3, 0), 0, 0.84, 0),
  ),
  rod([-0.52, 1.0, 0], [-0.5, 2.2, 0], 0.32, 0.42),
);
const loop = without(box(0.12, 0.24, 0.03, 0.02), turned(cylinder(0.07, 0.1, 0), 'x', 90));

/** Pull-on boot with loops; fleece shows at the top. */
export const riggerBoot: Recipe = {
  parts: [
    { slot: 'sole', solid: sole },
    { slot: (x) => (x > 0.74 ? 'cap' : 'body'), solid: shaft },
    { slot: 'fleece', solid: moved(torus(0.42, 0.085), -0.5, 1.66, 0) },
    { slot: 'body', solid: mirrored(moved(loop, -0.5, 1.74, 0.52), 'z') },
  ],
  materials: { sole: rubber, fleece: plastic('#efe6d0', 0.95) },
  finishes: {
    black: { body: plastic('#2b2c2e', 0.6), cap: plastic('#1d1e20', 0.4) },
    tan: { body: plastic('#bd874c', 0.7), cap: plastic('#a8733c', 0.6) },
  },
  view: { around: 26, above: 14 },
};

const crown = common(ellipsoid(0.92, 0.86, 0.8), moved(box(2, 1, 2, 0), 0, 1, 0));
/** Six panels that meet at the button. */
const panels = (x: number, _y: number, z: number) => {
  const turn = (Math.atan2(z, x) / Math.PI) * 3 + 0.5;
  return Math.abs(turn - Math.round(turn)) < 0.018 ? 'seam' : 'body';
};

/** Baseball cap with a hard shell inside. */
export const bumpCap: Recipe = {
  parts: [
    { slot: panels, solid: crown },
    { slot: 'body', solid: moved(turned(ellipsoid(0.72, 0.05, 0.6), 'z', -9), 0.86, 0.0, 0) },
    { slot: 'seam', solid: moved(ellipsoid(0.08, 0.05, 0.08), 0, 0.87, 0) },
    { slot: 'vent', solid: mirrored(moved(turned(box(0.2, 0.05, 0.03, 0.03), 'x', 34), -0.1, 0.46, 0.675), 'z') },
  ],
  materials: { seam: plastic('#6a6d70', 0.8), vent: charcoal },
  finishes: {
    white: { body: plastic('#eeeeea', 0.85) },
    yellow: { body: plastic('#f2b90f', 0.8) },
    orange: { body: plastic('#ee6a12', 0.8) },
    blue: { body: plastic('#1b5499', 0.8) },
  },
  view: { around: 36, above: 16 },
};
