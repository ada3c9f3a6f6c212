import { common, embossed, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics, timbers } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, rod, torus, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

const { stainless } = metals;
const { blue, black, charcoal, yellow } = plastics;

const handleOutline: Outline = rounded(
  [
    [-0.42, 0.1],
    [0.42, 0.1],
    [0.34, -0.12],
    [0.13, -0.42],
    [0.12, -0.8],
    [0.2, -1.3],
    [0.12, -1.62],
    [-0.12, -1.62],
    [-0.2, -1.3],
    [-0.12, -0.8],
    [-0.13, -0.42],
    [-0.34, -0.12],
  ],
  0.16,
  5,
);
const brushHandle = without(
  extrude(handleOutline, 0.11, 0.07),
  moved(turned(cylinder(0.06, 1, 0), 'x', 90), 0, -1.45, 0),
);
const ferrule = embossed(box(0.5, 0.2, 0.15, 0.03), (_x, y) => (Math.abs(Math.abs(y) - 0.12) < 0.025 ? 0.012 : 0), 0.8);
const bristle = common(box(0.47, 0.46, 0.13, 0.04), moved(turned(box(2, 0.44, 2, 0), 'z', 5), 0, 0, 0));
const lay = (solid: ReturnType<typeof box>) => turned(turned(solid, 'x', -84), 'y', 36);

export const paintBrush: Recipe = {
  parts: [
    { slot: 'handle', solid: lay(brushHandle) },
    { slot: 'ferrule', solid: lay(moved(ferrule, 0, 0.26, 0)) },
    { slot: 'bristle', solid: lay(moved(bristle, 0, 0.86, 0)) },
  ],
  materials: {
    ferrule: stainless,
    bristle: grained(plastic('#c9a06a', 0.8), (x, _y, z) => 0.62 + 0.38 * noise((x * 0.81 - z * 0.59) * 60, 1, 7)),
  },
  finishes: {
    pine: { handle: timbers.pine },
    black: {
      handle: black,
      bristle: grained(plastic('#3b332b', 0.8), (x, _y, z) => 0.5 + 0.5 * noise((x * 0.81 - z * 0.59) * 60, 1, 7)),
    },
    blue: { handle: blue },
  },
  view: { around: -8, above: 40 },
};

const sleeve = embossed(
  turned(cylinder(0.31, 0.95, 0.1), 'z', 90),
  (x, y, z) => 0.05 * noise(x * 16, y * 16, z * 16),
  0.7,
);

export const paintRoller: Recipe = {
  parts: [
    { slot: 'sleeve', solid: moved(sleeve, 0, 0, -0.75) },
    { slot: 'core', solid: moved(turned(cylinder(0.2, 1.0, 0.02), 'z', 90), 0, 0, -0.75) },
    {
      slot: 'wire',
      solid: cable(
        [
          [0.95, 0, -0.75],
          [1.2, 0, -0.75],
          [1.26, 0, -0.68],
          [1.26, 0, -0.15],
          [1.2, 0, -0.04],
          [0.2, 0, 0.14],
          [0.04, 0, 0.24],
          [0, 0, 0.42],
          [0, 0, 0.8],
        ],
        0.045,
        4,
      ),
    },
    {
      slot: 'body',
      solid: moved(
        turned(
          lathe(
            rounded(
              [
                [0, -0.75],
                [0.13, -0.75],
                [0.2, -0.62],
                [0.15, -0.1],
                [0.2, 0.4],
                [0.1, 0.62],
                [0, 0.62],
              ],
              0.15,
              5,
            ),
            0.02,
          ),
          'x',
          -90,
        ),
        0,
        0,
        1.15,
      ),
    },
  ],
  materials: { wire: stainless, core: charcoal, sleeve: plastic('#f0ebdd', 0.95) },
  finishes: { blue: { body: blue }, yellow: { body: yellow, sleeve: plastic('#efc94c', 0.95) } },
  view: { around: 32, above: 36 },
};

const pailWall: Outline = rounded(
  [
    [0, -0.85],
    [0.62, -0.85],
    [0.84, 0.8],
    [0.79, 0.8],
    [0.58, -0.79],
    [0, -0.79],
  ],
  0.04,
);

export const bucket: Recipe = {
  parts: [
    { slot: 'body', solid: lathe(pailWall, 0.005) },
    {
      slot: 'body',
      solid: union(
        moved(torus(0.84, 0.04), 0, 0.8, 0),
        moved(tube(0.85, 0.8, 0.05, 0.02), 0, 0.62, 0),
        moved(box(0.06, 0.1, 0.12, 0.03), 0.88, 0.66, 0),
        moved(box(0.06, 0.1, 0.12, 0.03), -0.88, 0.66, 0),
      ),
    },
    {
      slot: 'wire',
      solid: cable(
        [
          [0.92, 0.66, 0],
          [0.9, 0.9, -0.2],
          [0.62, 1.2, -0.55],
          [0.22, 1.34, -0.72],
          [-0.22, 1.34, -0.72],
          [-0.62, 1.2, -0.55],
          [-0.9, 0.9, -0.2],
          [-0.92, 0.66, 0],
        ],
        0.025,
        6,
      ),
    },
    { slot: 'grip', solid: rod([-0.24, 1.35, -0.73], [0.24, 1.35, -0.73], 0.07) },
  ],
  materials: { wire: stainless, grip: charcoal },
  finishes: inFinishes('body', { black: charcoal, yellow }),
  view: { around: 30, above: 24 },
};
