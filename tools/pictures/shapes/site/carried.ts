import { common, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics, rubber, timbers } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, rod, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { yellow, red, orange, charcoal } = plastics;
const cloth = grained(plastic('#33373b', 0.9), (x, y, z) => 0.85 + 0.25 * noise(x * 60, y * 60, z * 60));
const leather = grained(plastic('#a8662f', 0.55), (x, y, z) => 0.88 + 0.18 * noise(x * 9, y * 9, z * 9));

/** Side of the bag: wide at its base, narrow below the bar. */
const side = rounded(
  [
    [-0.72, -0.75],
    [0.72, -0.75],
    [0.66, 0.1],
    [0.46, 0.62],
    [-0.46, 0.62],
    [-0.66, 0.1],
  ],
  0.12,
);
const shell = (shrink: number) => turned(extrude(side, 1.3 - shrink, 0.06), 'y', 90);
const mouth = moved(box(1.2, 1.1, 0.36, 0.08), 0, 0.55, 0);
const frontPocket = (x: number, half: number) => moved(turned(box(half, 0.36, 0.11, 0.06), 'x', -5), x, -0.3, 0.72);

export const toolBag: Recipe = {
  parts: [
    { slot: 'body', solid: without(shell(0), mouth) },
    { slot: 'base', solid: moved(box(1.34, 0.14, 0.76, 0.06), 0, -0.74, 0) },
    { slot: 'pocket', solid: union(frontPocket(-0.82, 0.36), frontPocket(0, 0.36), frontPocket(0.82, 0.36)) },
    {
      slot: 'trim',
      solid: union(
        ...[-0.82, 0, 0.82].map((x) => moved(turned(box(0.37, 0.035, 0.115, 0.02), 'x', -5), x, 0.05, 0.69)),
        mirrored(moved(box(1.2, 0.045, 0.05, 0.03), 0, 0.62, 0.42), 'z'),
      ),
    },
    {
      slot: 'bar',
      solid: union(
        mirrored(rod([1.24, 0.4, 0], [1.18, 1.08, 0], 0.06), 'x'),
        rod([-1.18, 1.08, 0], [1.18, 1.08, 0], 0.06),
      ),
    },
    { slot: 'grip', solid: moved(turned(cylinder(0.13, 0.5, 0.06), 'z', 90), 0, 1.08, 0) },
    {
      slot: 'handle',
      solid: union(rod([0.62, 0, 0.1], [0.68, 0.9, 0.12], 0.1), rod([-0.2, 0, -0.12], [-0.26, 0.82, -0.14], 0.09)),
    },
    { slot: 'timber', solid: rod([-0.75, 0, 0.1], [-0.86, 0.86, 0.26], 0.09) },
    { slot: 'head', solid: moved(turned(box(0.3, 0.1, 0.1, 0.03), 'z', 9), -0.86, 0.88, 0.26) },
  ],
  materials: {
    base: rubber,
    pocket: grained(plastic('#3f4449', 0.9), (x, y, z) => 0.85 + 0.25 * noise(x * 60, y * 60, z * 60)),
    trim: orange,
    bar: metals.steel,
    grip: rubber,
    handle: yellow,
    timber: timbers.pine,
    head: metals.steel,
  },
  finishes: inFinishes('body', { black: cloth }),
  view: { around: 28, above: 20 },
};

/** Strap around a waist, wider than it is deep. */
const strap: Sdf = (x, y, z) => tube(1.4, 1.33, 0.19, 0.03)(x, y, z * 1.4) / 1.4;
const pouchSide = rounded(
  [
    [-0.5, 0.45],
    [0.5, 0.45],
    [0.46, -0.6],
    [0.2, -0.82],
    [-0.2, -0.82],
    [-0.46, -0.6],
  ],
  0.14,
);
const pouch = union(
  without(extrude(pouchSide, 0.22, 0.07), moved(box(0.38, 0.9, 0.13, 0.05), 0, 0.35, 0)),
  moved(common(extrude(pouchSide, 0.12, 0.06), moved(box(1, 0.5, 1, 0), 0, -0.55, 0)), 0, 0.03, 0.28),
  moved(box(0.5, 0.4, 0.04, 0.03), 0, 0.3, -0.2),
);
const hung = (x: number, turn: number, z: number) => moved(turned(pouch, 'y', turn), x, -0.48, z);
const rivets = (x: number, turn: number, z: number) =>
  moved(
    turned(mirrored(moved(turned(cylinder(0.05, 0.04, 0.02), 'x', 90), 0.36, -0.14, 0.36), 'x'), 'y', turn),
    x,
    -0.48,
    z,
  );

export const toolBelt: Recipe = {
  parts: [
    { slot: 'strap', solid: strap },
    { slot: 'body', solid: union(hung(-0.86, -26, 0.98), hung(0.86, 26, 0.98)) },
    { slot: 'buckle', solid: union(rivets(-0.86, -26, 0.98), rivets(0.86, 26, 0.98)) },
    {
      slot: 'buckle',
      solid: moved(without(box(0.22, 0.26, 0.05, 0.04), box(0.13, 0.17, 1, 0.02)), 0, 0, 1.02),
    },
    { slot: 'buckle', solid: moved(box(0.2, 0.025, 0.05, 0.02), 0.04, 0, 1.05) },
    {
      slot: 'buckle',
      solid: cable(
        [
          [1.42, -0.1, -0.1],
          [1.5, -0.4, -0.1],
          [1.56, -0.5, 0.1],
          [1.5, -0.4, 0.28],
          [1.38, -0.1, 0.28],
        ],
        0.04,
      ),
    },
    { slot: 'handle', solid: rod([-1.02, -0.3, 0.98], [-1.06, 0.42, 0.96], 0.09) },
    { slot: 'red', solid: rod([0.98, -0.3, 0.96], [1.02, 0.36, 0.94], 0.08) },
  ],
  materials: { strap: charcoal, buckle: metals.steel, handle: yellow, red },
  finishes: inFinishes('body', { tan: leather }),
  view: { around: 16, above: 24 },
};
