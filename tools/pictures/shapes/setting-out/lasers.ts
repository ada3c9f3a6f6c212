import { mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { blue, yellow, black, charcoal, white } = plastics;
const beam = plastic('#25e04a', 0.9);
const glass = plastic('#27352d', 0.05);

/** Side view of the housing: the window leans back under a hood. */
const housing = turned(
  extrude(
    rounded(
      [
        [-0.7, -0.9],
        [0.62, -0.9],
        [0.62, -0.1],
        [0.42, 0.62],
        [0.3, 0.9],
        [-0.55, 0.9],
        [-0.7, 0.7],
      ],
      0.16,
      5,
    ),
    0.5,
    0.08,
  ),
  'y',
  -90,
);

/** The box, and the lines that it projects onto the ground and the wall behind. */
export const crossLineLaser: Recipe = {
  parts: [
    { slot: 'body', solid: moved(housing, 0, 0.1, 0.5) },
    { slot: 'trim', solid: mirrored(moved(box(0.07, 0.86, 0.5, 0.06), 0.52, 0.02, 0.45), 'x') },
    { slot: 'trim', solid: moved(box(0.6, 0.14, 0.74, 0.06), 0, -0.82, 0.46) },
    { slot: 'glass', solid: moved(turned(box(0.3, 0.36, 0.05, 0.04), 'x', -16), 0, 0.42, 1.04) },
    { slot: 'beam', solid: moved(turned(box(0.03, 0.36, 0.06, 0.02), 'x', -16), 0, 0.42, 1.05) },
    { slot: 'beam', solid: moved(turned(box(0.3, 0.028, 0.06, 0.02), 'x', -16), 0, 0.42, 1.05) },
    { slot: 'badge', solid: moved(box(0.3, 0.1, 0.02, 0.01), 0, -0.3, 1.12) },
    { slot: 'button', solid: moved(box(0.2, 0.05, 0.12, 0.03), 0, 1.0, 0.4) },
    { slot: 'wall', solid: moved(box(1.75, 1.4, 0.04, 0.02), 0, 0.44, -0.95) },
    { slot: 'beam', solid: moved(box(1.75, 0.025, 0.05, 0), 0, 1.2, -0.92) },
    { slot: 'beam', solid: moved(box(0.025, 1.4, 0.05, 0), 0.0, 0.44, -0.92) },
  ],
  materials: { trim: rubber, glass, beam, badge: white, button: yellow, wall: plastic('#dedfdc', 0.8) },
  finishes: inFinishes('body', { blue }),
  view: { around: 30, above: 18 },
};

/** The digits of the readings as bars: three rows, the lowest one the largest. */
const readings = union(
  ...[0.62, 0.36, 0.04].flatMap((y, line) =>
    Array.from({ length: line === 2 ? 4 : 3 }, (_, digit) => {
      const [high, wide] = line === 2 ? [0.13, 0.055] : [0.075, 0.04];
      const frame = without(
        box(wide + 0.015, high, 0.01, 0),
        mirrored(moved(box(wide - 0.012, high * 0.32, 1, 0), 0, high * 0.47, 0), 'y'),
      );
      return moved(frame, 0.28 - digit * (line === 2 ? 0.18 : 0.13), y, 0.2);
    }),
  ),
);
const key = (x: number, y: number) => moved(box(0.11, 0.075, 0.04, 0.03), x, y, 0.2);

export const laserMeter: Recipe = {
  parts: laid(
    [
      { slot: 'body', solid: box(0.56, 1.5, 0.19, 0.09) },
      { slot: 'trim', solid: mirrored(moved(box(0.09, 1.1, 0.2, 0.07), 0.52, -0.2, 0), 'x') },
      { slot: 'trim', solid: moved(box(0.52, 0.1, 0.21, 0.05), 0, 1.44, 0) },
      { slot: 'screen', solid: moved(box(0.42, 0.52, 0.02, 0.02), 0, 0.4, 0.185) },
      { slot: 'print', solid: readings },
      { slot: 'shoot', solid: moved(turned(cylinder(0.19, 0.04, 0.03), 'x', 90), 0, -0.42, 0.2) },
      { slot: 'key', solid: union(...[-0.78, -1.0, -1.22].flatMap((y) => [-0.3, 0, 0.3].map((x) => key(x, y)))) },
      { slot: 'beam', solid: moved(cylinder(0.06, 0.04, 0.01), -0.2, 1.54, 0.02) },
      { slot: 'lens', solid: moved(cylinder(0.12, 0.03, 0.01), 0.2, 1.54, 0.02) },
    ],
    -32,
  ).map((part) => ({ ...part, solid: turned(part.solid, 'x', 14) })),
  materials: {
    trim: rubber,
    screen: plastic('#c4d3bd', 0.2),
    print: black,
    shoot: plastic('#d4251c', 0.3),
    key: charcoal,
    beam: plastic('#e3221a', 0.3),
    lens: metals.black,
  },
  finishes: inFinishes('body', { yellow }),
  view: { around: 8, above: 46 },
};
