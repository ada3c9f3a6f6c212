import { blend, common, mirrored, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, ellipsoid, rod } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { black, charcoal, silver } = plastics;

const plug = lathe(
  rounded(
    [
      [0, 0.95],
      [0.2, 0.95],
      [0.36, 0.72],
      [0.46, 0],
      [0.56, -0.75],
      [0.62, -0.9],
      [0, -0.9],
    ],
    0.14,
    6,
  ),
);
const foam = grained(plastic('#f2861c', 0.95), (x, y, z) => 0.9 + 0.14 * noise(x * 30, y * 30, z * 30));

export const earPlugs: Recipe = {
  parts: [
    { slot: 'body', solid: moved(plug, -0.75, 0.9, -0.35) },
    { slot: 'body', solid: moved(turned(turned(plug, 'z', 82), 'y', -24), 0.55, 0.56, 0.5) },
  ],
  finishes: inFinishes('body', { orange: foam }),
  view: { around: 18, above: 24 },
};

const leg = without(
  blend(
    0.34,
    common(rod([-0.5, -0.9, 0], [-0.5, 1.7, 0], 0.4, 0.5), moved(box(2, 1.6, 2, 0.02), 0, -0.2, 0)),
    rod([-0.5, -0.98, 0], [0.55, -1.08, 0], 0.38, 0.36),
  ),
  rod([-0.5, 0.2, 0], [-0.5, 2.2, 0], 0.36, 0.44),
);
const tread = turned(
  extrude(
    rounded(
      [
        [-0.98, -0.38],
        [-0.98, 0.38],
        [-0.1, 0.32],
        [0.5, 0.4],
        [0.95, 0.26],
        [0.95, -0.26],
        [0.5, -0.4],
        [-0.1, -0.32],
      ],
      0.3,
      5,
    ),
    0.09,
    0.03,
  ),
  'x',
  90,
);
const boot = (x: number, z: number, turn: number) => [
  {
    slot: 'body',
    solid: moved(turned(common(leg, moved(box(3, 2.65, 3, 0), 0, 1.35, 0)), 'y', turn), x, 0, z),
  },
  {
    slot: 'sole',
    solid: moved(
      turned(union(moved(tread, 0, -1.36, 0), moved(box(0.3, 0.14, 0.34, 0.05), -0.62, -1.44, 0)), 'y', turn),
      x,
      0,
      z,
    ),
  },
  {
    slot: 'band',
    solid: moved(
      turned(
        common(
          without(rod([-0.5, -0.9, 0], [-0.5, 1.7, 0], 0.43, 0.53), rod([-0.5, -0.9, 0], [-0.5, 1.8, 0], 0.36, 0.46)),
          moved(box(2, 0.07, 2, 0.02), 0, 1.34, 0),
        ),
        'y',
        turn,
      ),
      x,
      0,
      z,
    ),
  },
];

export const wellington: Recipe = {
  parts: [...boot(-0.1, -0.68, 8), ...boot(0.1, 0.6, -6)],
  materials: { sole: plastic('#c9a23a', 0.6), band: rubber },
  finishes: {
    black: { body: plastic('#2f3432', 0.9) },
    tan: { body: plastic('#a5732f', 0.9), sole: charcoal },
  },
  view: { around: 36, above: 16 },
};

const face = without(
  blend(
    0.2,
    common(ellipsoid(0.72, 0.85, 0.7), moved(box(2, 2, 1, 0), 0, 0, 0.9)),
    moved(ellipsoid(0.3, 0.62, 0.34), 0, 0.42, 0.36),
  ),
  moved(ellipsoid(0.62, 0.74, 0.6), 0, 0, -0.1),
);
const filter = (part: 'can' | 'face') =>
  turned(
    part === 'can'
      ? turned(cylinder(0.48, 0.17, 0.06), 'x', 90)
      : union(
          moved(turned(cylinder(0.4, 0.03, 0.02), 'x', 90), 0, 0, 0.16),
          moved(turned(ring(moved(box(0.17, 0.03, 0.02, 0.01), 0.2, 0, 0), 12), 'x', 90), 0, 0, 0.19),
        ),
    'y',
    48,
  );

/** Half mask with a filter on each side and the valve in between. */
export const respirator: Recipe = {
  parts: [
    { slot: 'body', solid: face },
    { slot: 'filter', solid: mirrored(moved(filter('can'), 0.88, -0.18, 0.62), 'x') },
    { slot: 'cover', solid: mirrored(moved(filter('face'), 0.88, -0.18, 0.62), 'x') },
    { slot: 'valve', solid: moved(turned(cylinder(0.25, 0.1, 0.04), 'x', 80), 0, -0.32, 0.8) },
    { slot: 'holder', solid: mirrored(rod([0.5, -0.12, 0.42], [0.82, -0.18, 0.56], 0.22), 'x') },
    {
      slot: 'strap',
      solid: union(
        cable(
          [
            [-0.7, 0.2, 0.2],
            [-0.95, 0.6, -0.6],
            [0, 0.95, -1.1],
            [0.95, 0.6, -0.6],
            [0.7, 0.2, 0.2],
          ],
          0.05,
          4,
        ),
        cable(
          [
            [-0.7, -0.3, 0.2],
            [-0.9, -0.5, -0.6],
            [0, -0.55, -1.0],
            [0.9, -0.5, -0.6],
            [0.7, -0.3, 0.2],
          ],
          0.05,
          4,
        ),
      ),
    },
  ],
  materials: {
    filter: plastic('#d9d9d4', 0.5),
    cover: plastic('#b8418f', 0.5),
    valve: charcoal,
    holder: charcoal,
    strap: black,
  },
  finishes: inFinishes('body', { grey: silver }),
  view: { around: 24, above: 14 },
};
