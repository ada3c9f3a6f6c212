import { blend, common, embossed, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, ellipsoid, rod, torus } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

const { white, yellow, orange, blue, charcoal } = plastics;

const dome = common(
  embossed(
    ellipsoid(0.98, 0.86, 0.8),
    (x, y, z) => {
      const ridge = (at: number, width: number) => Math.max(0, 1 - ((z - at) / width) ** 2);
      const fade = Math.min(1, Math.max(0, (y - 0.2) * 3));
      return (
        fade *
        (0.055 * ridge(0, 0.11) + 0.03 * ridge(0.3, 0.08) + 0.03 * ridge(-0.3, 0.08)) *
        Math.min(1, Math.max(0, (0.86 - x) * 4))
      );
    },
    0.75,
  ),
  moved(box(2, 1, 2, 0), 0, 1, 0),
);
const brimRound = (reach: number, wide: number): Sdf => {
  const disc = cylinder(1, 0.035, 0.02);
  return (x, y, z) => disc(x / reach, y, z / wide) * Math.min(reach, wide) * 0.9;
};
const brim = blend(0.03, brimRound(1.06, 0.9), moved(turned(brimRound(0.72, 0.62), 'z', -7), 0.62, -0.02, 0));

export const hardHat: Recipe = {
  parts: [
    { slot: 'body', solid: without(blend(0.12, dome, brim), moved(ellipsoid(0.92, 0.78, 0.74), 0, -0.04, 0)) },
    { slot: 'harness', solid: moved(without(ellipsoid(0.88, 0.3, 0.7), ellipsoid(0.84, 0.6, 0.66)), 0, 0.06, 0) },
    { slot: 'vent', solid: mirrored(moved(turned(box(0.16, 0.03, 0.02, 0.02), 'x', 40), 0, 0.46, 0.685), 'z') },
  ],
  materials: { harness: charcoal, vent: charcoal },
  finishes: { white: { body: white }, yellow: { body: yellow }, orange: { body: orange }, blue: { body: blue } },
  view: { around: 42, above: 16 },
};

const fingers = blend(
  0.07,
  rod([-0.31, 0.3, 0], [-0.45, 1.02, 0.12], 0.135, 0.115),
  rod([-0.1, 0.36, 0], [-0.14, 1.26, 0.1], 0.14, 0.12),
  rod([0.12, 0.34, 0], [0.18, 1.2, 0.1], 0.14, 0.12),
  rod([0.32, 0.28, 0], [0.47, 0.92, 0.12], 0.13, 0.11),
);
const hand = blend(
  0.16,
  box(0.45, 0.5, 0.17, 0.16),
  fingers,
  rod([0.34, -0.22, 0.05], [0.72, 0.12, 0.16], 0.17, 0.14),
  rod([0.72, 0.12, 0.16], [0.82, 0.42, 0.18], 0.14, 0.12),
);
const cuffOval: Sdf = (x, y, z) => {
  const wide = 0.36 + 0.05 * Math.max(0, -y - 0.8);
  return Math.max((Math.sqrt(x * x + (z * 1.7) ** 2) - wide) * 0.6, Math.abs(y + 0.85) - 0.46);
};
const cuff = without(
  embossed(cuffOval, (x, y, z) => (y < -0.55 ? 0.012 * Math.cos(Math.atan2(z * 1.7, x) * 36) : 0), 0.7),
  moved((x, y, z) => cuffOval(x * 1.12, y, z * 1.25) * 0.8, 0, -0.45, 0),
);
/** Dipped palm and fingertips, knitted back and wrist. */
const gloveSlot = (palm: 1 | -1) => (x: number, y: number, z: number) => {
  const edge = 0.03 + 0.05 * noise(x * 5, y * 5, 3) + (y > 0.85 ? 0.3 : 0);
  const isDipped = y > -0.5 + 0.04 * noise(x * 8, 1, 1) && z * palm > -edge;
  return isDipped ? 'body' : 'knit';
};
function glove(palm: 1 | -1): Part {
  const solid = embossed(blend(0.12, hand, cuff), (x, y, z) => 0.012 * noise(x * 14, y * 14, z * 14), 0.85);
  return { slot: gloveSlot(palm), solid };
}
const frontGlove = glove(1);
const backGlove = glove(-1);
function placed(part: Part, dx: number, dz: number, lean: number, isMirrored: boolean): Part {
  const c = Math.cos((lean * Math.PI) / 180);
  const s = Math.sin((lean * Math.PI) / 180);
  const local = (x: number, y: number, z: number): [number, number, number] => {
    const px = x - dx;
    const u = px * c + y * s;
    return [isMirrored ? -u : u, y * c - px * s, z - dz];
  };
  const { slot, solid } = part;
  return {
    slot: typeof slot === 'string' ? slot : (x, y, z) => slot(...local(x, y, z)),
    solid: (x, y, z) => solid(...local(x, y, z)),
  };
}

export const gloves: Recipe = {
  parts: [placed(frontGlove, 0.42, 0.3, -7, false), placed(backGlove, -0.48, -0.26, 7, true)],
  materials: {},
  finishes: {
    grey: { body: plastic('#6b7278', 0.6), knit: plastic('#e8e8e4', 0.9) },
    orange: { body: plastic('#ec6a14', 0.55), knit: plastic('#3c3f42', 0.9) },
    black: { body: plastic('#1f2022', 0.5), knit: plastic('#8a9095', 0.9) },
  },
  view: { around: 12, above: 12 },
};

const soleOutline: Outline = rounded(
  [
    [-0.98, -0.3],
    [-0.98, 0.3],
    [-0.4, 0.3],
    [0.1, 0.36],
    [0.62, 0.44],
    [1.12, 0.24],
    [1.18, -0.06],
    [0.7, -0.4],
    [0.1, -0.3],
    [-0.4, -0.3],
  ],
  0.26,
  5,
);
export const sole = without(
  turned(extrude(soleOutline, 0.12, 0.04), 'x', 90),
  ...[-0.62, 0.12, 0.34, 0.56, 0.78].map((x) => moved(box(0.04, 0.06, 1, 0.01), x, -0.15, 0)),
  moved(box(0.18, 0.07, 1, 0.02), -0.24, -0.14, 0),
);
const upper = without(
  common(
    blend(
      0.22,
      moved(ellipsoid(0.46, 0.36, 0.4), 0.68, 0.2, 0),
      rod([-0.62, 0.24, 0], [0.55, 0.18, 0], 0.34, 0.36),
      rod([-0.58, 0.3, 0], [-0.52, 1.25, 0], 0.36, 0.4),
      rod([-0.3, 0.75, 0], [0.3, 0.3, 0], 0.27, 0.3),
    ),
    moved(box(3, 0.75, 3, 0), 0, 0.77, 0),
  ),
  moved(cylinder(0.33, 0.6, 0.05), -0.52, 1.5, 0),
);
/** Strip over the front of the ankle, where tongue and laces are: how far out of it, where along it, and its half sizes. */
function overFront(grow: number, at: number, long: number, wide: number): Sdf {
  const slab = moved(turned(box(long, 0.5, wide, 0.01), 'z', -57), 0.01 + at * 0.42, 1.61 - at * 0.66, 0);
  return common((x, y, z) => upper(x, y, z) - grow, slab);
}
const laces = union(...[0.12, 0.36, 0.6, 0.84, 1.08].map((at) => overFront(0.05, at, 0.045, 0.25)));
const eyelets = union(...[-0.25, 0.25].map((z) => moved(overFront(0.03, 0.6, 0.5, 0.045), 0, 0, z)));

export const safetyBoot: Recipe = {
  parts: [
    { slot: 'sole', solid: sole },
    { slot: (x) => (x > 0.72 ? 'cap' : 'body'), solid: upper },
    { slot: 'lining', solid: moved((x, y, z) => torus(0.37, 0.075)(x, y * 0.9, z), -0.52, 1.48, 0) },
    { slot: 'lining', solid: overFront(0.018, 0.55, 0.55, 0.2) },
    { slot: 'lining', solid: eyelets },
    { slot: 'lace', solid: laces },
    {
      slot: 'lining',
      solid: moved(
        cable(
          [
            [-0.92, 1.3, 0],
            [-1.02, 1.48, 0],
            [-0.98, 1.66, 0],
            [-0.88, 1.6, 0],
          ],
          0.04,
          4,
        ),
        0,
        0,
        0,
      ),
    },
  ],
  materials: { sole: rubber, lining: charcoal },
  finishes: {
    black: { body: plastic('#2b2c2e', 0.5), cap: plastic('#1d1e20', 0.35), lace: plastic('#d9a520', 0.7) },
    tan: { body: plastic('#bd874c', 0.65), cap: plastic('#8a5a2c', 0.5), lace: plastic('#3a2a1c', 0.7) },
  },
  view: { around: 26, above: 16 },
};
