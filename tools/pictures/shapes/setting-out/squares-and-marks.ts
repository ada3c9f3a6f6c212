import { mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics, timbers } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cone, cylinder, hexPrism, rod, torus } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { red, yellow, black, charcoal, blue } = plastics;

/** Ticks along both edges of the rule, every fifth one longer; rendered as print. */
const ruled = grained(metals.stainless, (x, _y, z) => {
  const mark = x / 0.1;
  const isTick = Math.abs(mark - Math.round(mark)) < 0.13;
  const reach = Math.round(mark) % 5 === 0 ? 0.07 : 0.14;
  return isTick && Math.abs(z) > reach ? 0.2 : 1;
});

const head = extrude(
  rounded(
    [
      [0.34, 0.34],
      [0.34, -1.25],
      [0.06, -1.25],
      [-1.2, 0.02],
      [-1.2, 0.34],
    ],
    0.07,
  ),
  0.17,
  0.03,
);
const hollow = extrude(
  rounded(
    [
      [0.16, -0.34],
      [0.16, -0.84],
      [-0.36, -0.34],
    ],
    0.06,
  ),
  1,
  0.01,
);

export const combinationSquare: Recipe = {
  parts: laid(
    [
      { slot: 'rule', solid: without(box(1.8, 0.24, 0.05, 0.01), moved(box(1.6, 0.025, 0.05, 0.01), 0, 0, 0.06)) },
      { slot: 'body', solid: moved(without(head, hollow), -0.45, 0, 0) },
      { slot: 'vial', solid: moved(turned(cylinder(0.075, 0.28, 0.03), 'z', 90), -0.95, 0.0, 0.17) },
      { slot: 'line', solid: mirrored(moved(box(0.012, 0.078, 0.078, 0), 0.09, 0, 0), 'x') },
      {
        slot: 'knob',
        solid: union(
          moved(cylinder(0.13, 0.12, 0.03), -0.45, -0.55, 0),
          moved(cylinder(0.05, 0.2, 0.01), -0.45, -0.38, 0),
        ),
      },
    ].map((part) => (part.slot === 'line' ? { ...part, solid: moved(part.solid, -0.95, 0, 0.17) } : part)),
    0,
  ),
  materials: {
    rule: ruled,
    vial: plastic('#c3dc3c', 0.08),
    line: black,
    knob: metals.brass,
  },
  finishes: inFinishes('body', { red: plastic('#b3201b', 0.42) }),
  view: { around: -24, above: 52 },
};

const chalkCase = extrude(
  rounded(
    [
      [-1.0, 0.42],
      [-0.6, 0.8],
      [0.1, 0.82],
      [1.1, 0.3],
      [1.35, 0.14],
      [1.35, -0.14],
      [1.1, -0.3],
      [0.1, -0.82],
      [-0.6, -0.8],
      [-1.0, -0.42],
    ],
    0.3,
    6,
  ),
  0.3,
  0.1,
);

/** Chalk line with its string pulled out, and a pencil beside it. */
export const markingKit: Recipe = {
  parts: [
    ...laid(
      [
        { slot: 'body', solid: moved(chalkCase, -0.4, 0.3, 0) },
        { slot: 'trim', solid: moved(box(0.14, 0.2, 0.22, 0.05), 0.95, 0.3, 0) },
        { slot: 'trim', solid: moved(turned(cylinder(0.52, 0.04, 0.02), 'x', 90), -0.65, 0.3, 0.31) },
        {
          slot: 'crank',
          solid: union(
            moved(turned(box(0.46, 0.07, 0.03, 0.02), 'z', 35), -0.4, 0.48, 0.38),
            moved(turned(cylinder(0.1, 0.05, 0.02), 'x', 90), -0.65, 0.3, 0.37),
          ),
        },
        { slot: 'knob', solid: moved(turned(cylinder(0.1, 0.12, 0.04), 'x', 90), -0.06, 0.71, 0.5) },
        {
          slot: 'string',
          solid: cable(
            [
              [1.05, 0.3, 0],
              [1.4, 0.28, -0.1],
              [1.75, 0.1, -0.26],
              [1.7, -0.35, -0.27],
              [1.3, -0.45, -0.27],
            ],
            0.03,
            6,
          ),
        },
        {
          slot: 'hook',
          solid: union(
            moved(turned(torus(0.1, 0.035), 'x', 90), 1.2, -0.47, -0.26),
            moved(box(0.14, 0.1, 0.02, 0.01), 0.98, -0.5, -0.26),
          ),
        },
      ],
      18,
    ),
    ...laid(
      [
        { slot: 'pencil', solid: moved(turned(hexPrism(0.11, 1.15, 0.02), 'z', 90), -0.1, -1.0, -0.19) },
        { slot: 'wood', solid: moved(turned(cone(0.2, 0.12, 0.035, 0.005), 'z', -90), 1.24, -1.0, -0.19) },
        { slot: 'lead', solid: rod([1.4, -1.0, -0.19], [1.52, -1.0, -0.19], 0.036, 0.012) },
      ],
      14,
    ),
  ],
  materials: {
    trim: charcoal,
    crank: metals.stainless,
    knob: black,
    string: blue,
    hook: metals.stainless,
    pencil: yellow,
    wood: timbers.pine,
    lead: charcoal,
  },
  finishes: inFinishes('body', { red }),
  view: { around: 16, above: 42 },
};
