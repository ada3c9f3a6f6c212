import { blend, common, mirrored, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, sphere, thread, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { zinc, stainless } = metals;

const bore = (radius: number, half: number): Sdf => thread(radius, half, 0.13, 0.065);

/** A hexagon with chamfered corners at both ends, or only at its lower end. */
function turnedHex(flat: number, half: number, ends: 'both' | 'lower' = 'both'): Sdf {
  const ball = flat * 2.2;
  const off = half - ball + flat * 0.15;
  const lower = common(hexPrism(flat, half, flat * 0.03), moved(sphere(ball), 0, -off, 0));
  return ends === 'lower' ? lower : common(lower, moved(sphere(ball), 0, off, 0));
}

/** One lying and one leaning on it, as all nuts are shown. */
const two = (parts: readonly Part[], lean = 78): Part[] =>
  parts.flatMap(({ slot, solid }) => [
    { slot, solid: moved(solid, -0.42, 0, -0.1) },
    { slot, solid: moved(turned(turned(turned(solid, 'y', 30), 'x', lean), 'y', 24), 0.68, 0.16, 0.38) },
  ]);

export const lockNut: Recipe = {
  parts: two([
    {
      slot: 'body',
      solid: without(
        union(turnedHex(0.62, 0.32), moved(tube(0.57, 0.46, 0.2, 0.05), 0, 0.36, 0)),
        bore(0.36, 2),
        moved(cylinder(0.47, 0.2, 0), 0, 0.42, 0),
      ),
    },
    { slot: 'insert', solid: moved(tube(0.5, 0.31, 0.1, 0.03), 0, 0.4, 0) },
  ]),
  materials: { insert: plastic('#2467c0', 0.4) },
  finishes: inFinishes('body', { zinc, stainless }),
  view: { around: 8, above: 32 },
};

const teeth = moved(ring(moved(box(0.2, 0.04, 0.03, 0.01), 0.75, 0, 0), 28), 0, -0.37, 0);

export const flangeNut: Recipe = {
  parts: two(
    [
      {
        slot: 'body',
        solid: without(
          union(
            moved(turnedHex(0.58, 0.34), 0, 0.04, 0),
            moved(cone(0.06, 0.92, 0.66, 0.02), 0, -0.22, 0),
            moved(cylinder(0.94, 0.05, 0.03), 0, -0.32, 0),
            teeth,
          ),
          bore(0.34, 2),
        ),
      },
    ],
    64,
  ),
  finishes: inFinishes('body', { zinc }),
  view: { around: 8, above: 28 },
};

const wing = extrude(
  rounded(
    [
      [0.3, -0.3],
      [0.5, -0.26],
      [1.25, 0.5],
      [1.3, 0.86],
      [1.0, 0.92],
      [0.72, 0.55],
      [0.3, 0.24],
    ],
    0.14,
    5,
  ),
  0.11,
  0.06,
);
const winged = without(blend(0.1, moved(cone(0.36, 0.52, 0.42, 0.04), 0, 0, 0), mirrored(wing, 'x')), bore(0.26, 2));

export const wingNut: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(winged, 'y', 14), -0.45, 0, -0.9) },
    { slot: 'body', solid: moved(turned(winged, 'y', -40), 0.6, 0, 0.75) },
  ],
  finishes: inFinishes('body', { zinc, stainless }),
  view: { around: 10, above: 26 },
};

// Too long for the sphere that chamfers a nut: uses a flatter one at each end.
const endBall = moved(sphere(1.3), 0, -0.116, 0);
const longNut = without(common(hexPrism(0.42, 1.15, 0.013), endBall, turned(endBall, 'x', 180)), bore(0.27, 3));

export const studdingConnector: Recipe = {
  parts: [
    { slot: 'body', solid: moved(longNut, -0.2, 0.73, -0.6) },
    { slot: 'body', solid: moved(turned(turned(longNut, 'y', 30), 'z', 90), 0.3, 0, 0.4) },
  ].map((part) => ({ ...part, solid: turned(part.solid, 'y', 18) })),
  finishes: inFinishes('body', { zinc }),
  view: { around: 12, above: 26 },
};

const leaning = (solid: Sdf): Recipe['parts'] => [
  { slot: 'body', solid },
  { slot: 'body', solid: moved(turned(turned(solid, 'z', 10), 'y', 40), 0.42, 0.15, 0.25) },
  { slot: 'body', solid: moved(turned(turned(solid, 'x', 68), 'y', -28), -0.3, 0.68, -0.5) },
];

/** Three times as wide as its hole. */
export const pennyWasher: Recipe = {
  parts: leaning(tube(0.86, 0.25, 0.045, 0.02)),
  finishes: inFinishes('body', { zinc, stainless }),
  view: { around: 12, above: 28 },
};

/**
 * One turn of square wire that rises by its thickness from end to end. The distance is scaled down, since it ignores that the two ends are
 * at different heights.
 */
const coil: Sdf = (x, y, z) => {
  const climb = (Math.atan2(z, -x) / Math.PI) * 0.11;
  return tube(0.78, 0.46, 0.14, 0.02)(x, y - climb, z) * 0.45;
};
const gap = moved(turned(box(0.5, 1, 0.06, 0), 'y', 7), 0.64, 0, 0);
const sprung = without(coil, gap);

export const springWasher: Recipe = {
  parts: [
    { slot: 'body', solid: turned(sprung, 'y', -48) },
    { slot: 'body', solid: moved(turned(turned(turned(sprung, 'y', -120), 'x', 64), 'y', -26), -0.55, 0.5, -0.95) },
  ],
  finishes: inFinishes('body', { black: metals.black }),
  view: { around: 12, above: 30 },
};

const plate = without(box(0.8, 0.075, 0.8, 0.04), cylinder(0.27, 1, 0));

export const plateWasher: Recipe = {
  parts: [
    { slot: 'body', solid: turned(plate, 'y', 12) },
    { slot: 'body', solid: moved(turned(turned(plate, 'x', 66), 'y', -24), -0.3, 0.69, -1.25) },
  ],
  finishes: inFinishes('body', { zinc }),
  view: { around: 14, above: 28 },
};
