import { blend, common, embossed, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber, timbers } from '#tools/pictures/materials.ts';
import { extrude, lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder } from '#tools/pictures/solids.ts';
import { laid } from './laid.ts';

const { steel, chrome } = metals;

const clawOutline: Outline = [
  [-0.12, 0.16],
  [-0.42, 0.2],
  [-0.72, 0.06],
  [-0.95, -0.26],
  [-0.8, -0.1],
  [-0.55, -0.06],
  [-0.3, -0.14],
  [-0.12, -0.14],
];
const claw = without(
  extrude(rounded(clawOutline, 0.05), 0.2, 0.04),
  moved(
    turned(
      extrude(
        [
          [0, -0.035],
          [0.9, -0.12],
          [0.9, 0.12],
          [0, 0.035],
        ],
        1,
        0,
      ),
      'x',
      90,
    ),
    -1.3,
    0,
    0,
  ),
);
const face = moved(
  turned(
    union(
      moved(cylinder(0.14, 0.2, 0.02), 0, 0.1, 0),
      moved(cylinder(0.225, 0.1, 0.04), 0, 0.36, 0),
      moved(cone(0.06, 0.15, 0.21, 0.02), 0, 0.24, 0),
    ),
    'z',
    -90,
  ),
  0.12,
  0.02,
  0,
);

export const hammer: Recipe = {
  parts: laid(
    [
      { slot: 'head', solid: moved(blend(0.1, claw, box(0.2, 0.2, 0.17, 0.05), face), 0, 1.35, 0) },
      { slot: 'shaft', solid: moved(ellipseShaft(0.1, 0.13), 0, 0.55, 0) },
      { slot: 'grip', solid: gripSolid() },
    ],
    24,
  ),
  materials: { head: steel },
  finishes: {
    red: { shaft: plastics.red, grip: rubber },
    yellow: { shaft: plastics.yellow, grip: rubber },
    pine: { shaft: upright(timbers.pine), grip: upright(timbers.pine) },
  },
  view: { around: 14, above: 42 },
};

function ellipseShaft(a: number, b: number) {
  const round = cylinder(b, 0.75, 0.02);
  return (x: number, y: number, z: number) => round((x * b) / a, y, z) * 0.75;
}

function gripSolid() {
  const swell = lathe(
    rounded(
      [
        [0, -1.5],
        [0.17, -1.5],
        [0.2, -1.36],
        [0.16, -1.1],
        [0.14, -0.7],
        [0.17, -0.3],
        [0.12, -0.08],
        [0, -0.08],
      ],
      0.15,
    ),
    0.02,
  );
  return embossed(swell, (_x, y) => 0.008 * Math.cos(y * 42), 0.7);
}

/** Grain along the length of a tool lying at the hammer's angle. */
function upright(timber: typeof timbers.pine) {
  return {
    ...timber,
    grain: (x: number, y: number, z: number) => timber.grain?.(z - x * 0.44, y + 0.3, x + z * 0.4) ?? 1,
  };
}

const driverHandle = embossed(
  lathe(
    rounded(
      [
        [0, -1.55],
        [0.16, -1.55],
        [0.25, -1.46],
        [0.27, -1.2],
        [0.22, -0.95],
        [0.26, -0.65],
        [0.25, -0.45],
        [0.14, -0.28],
        [0.14, -0.16],
        [0, -0.16],
      ],
      0.12,
      6,
    ),
    0.025,
  ),
  (x, _y, z) => 0.026 * Math.cos(Math.atan2(z, x) * 6),
  0.75,
);
const blade = blend(
  0.05,
  moved(cylinder(0.075, 0.78, 0.01), 0, 0.5, 0),
  common(moved(box(0.13, 0.24, 0.03, 0.005), 0, 1.42, 0), moved(cone(0.3, 0.09, 0.12, 0), 0, 1.4, 0)),
);

export const screwdriver: Recipe = {
  parts: [
    ...laid(
      [
        { slot: 'handle', solid: driverHandle },
        { slot: 'blade', solid: blade },
      ],
      38,
    ),
  ],
  materials: { blade: chrome },
  finishes: {
    red: { handle: plastic('#c4211c', 0.15) },
    yellow: { handle: plastic('#f2b90f', 0.15) },
    blue: { handle: plastic('#1b5499', 0.15) },
  },
  view: { around: -8, above: 38 },
};
