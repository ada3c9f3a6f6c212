import { blend, common, mirrored, moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, link, rod } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { chrome, black, steel } = metals;
const { white, grey } = plastics;

const section = turned(link(0.78, 0.17, 0.1), 'y', 90);

/** Round-topped sections side by side, each of two columns. */
export const columnRadiator: Recipe = {
  parts: [
    { slot: 'body', solid: row(section, 'x', 11, 0.25) },
    {
      slot: 'body',
      solid: mirrored(moved(turned(cylinder(0.1, 1.3, 0.02), 'z', 90), 0, 0.82, 0), 'y'),
    },
    { slot: 'foot', solid: mirrored(moved(cylinder(0.07, 0.2, 0.02), 1.25, -1.12, 0), 'x') },
    { slot: 'plug', solid: mirrored(moved(turned(cylinder(0.11, 0.06, 0.02), 'z', 90), 1.38, 0.82, 0), 'x', 'y') },
  ],
  materials: { foot: chrome, plug: chrome },
  finishes: inFinishes('body', { white, grey: plastic('#3d4347', 0.4) }),
  view: { around: 34, above: 18 },
};

export const towelRail: Recipe = {
  parts: [
    { slot: 'body', solid: mirrored(moved(cylinder(0.1, 1.3, 0.05), 0.9, 0, 0), 'x') },
    {
      slot: 'body',
      solid: union(
        ...[0.93, 0.03, -0.87].map((y) =>
          moved(row(turned(cylinder(0.065, 0.9, 0.01), 'z', 90), 'y', 3, 0.22), 0, y, 0.06),
        ),
      ),
    },
    { slot: 'foot', solid: mirrored(moved(cylinder(0.06, 0.16, 0.02), 0.9, -1.4, 0), 'x') },
  ],
  materials: { foot: steel },
  finishes: inFinishes('body', { chrome, white }),
  view: { around: 26, above: 14 },
};

const barrel = turned(cylinder(0.17, 0.72, 0.04), 'z', 90);
const hoseLoop: Sdf = cable(
  [
    [0.1, -1.36, 0.12],
    [0.3, -1.75, 0.2],
    [0.75, -1.6, 0.26],
    [0.86, -0.8, 0.26],
    [0.6, 0.0, 0.24],
    [0.36, 0.5, 0.22],
  ],
  0.05,
  4,
);

/** Bar valve with its riser, the rain head above and the hand shower beside it. */
export const showerMixer: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: blend(0.05, moved(barrel, 0, -1.2, 0.1), mirrored(rod([0.5, -1.2, 0.1], [0.5, -1.2, -0.2], 0.1), 'x')),
    },
    { slot: 'body', solid: mirrored(moved(turned(cylinder(0.22, 0.03, 0.02), 'x', 90), 0.5, -1.2, -0.22), 'x') },
    { slot: 'trim', solid: mirrored(moved(turned(cylinder(0.2, 0.16, 0.04), 'z', 90), 0.9, -1.2, 0.1), 'x') },
    {
      slot: 'body',
      solid: union(
        cable(
          [
            [0, -1.1, 0.1],
            [0, 1.3, 0.1],
            [0, 1.6, 0.25],
            [0, 1.68, 0.6],
            [0, 1.64, 0.95],
            [0, 1.5, 1.0],
          ],
          0.07,
          3,
        ),
        rod([0, 1.0, 0.1], [0, 1.0, -0.2], 0.05),
      ),
    },
    { slot: 'body', solid: moved(cylinder(0.72, 0.045, 0.03), 0, 1.44, 1.0) },
    { slot: 'face', solid: moved(cylinder(0.66, 0.02, 0.01), 0, 1.395, 1.0) },
    {
      slot: 'body',
      solid: union(
        rod([0.34, 0.4, 0.22], [0.22, 0.95, 0.42], 0.075, 0.09),
        moved(turned(turned(cylinder(0.26, 0.06, 0.03), 'x', 70), 'z', -8), 0.2, 1.0, 0.5),
        moved(box(0.16, 0.1, 0.1, 0.04), 0.15, 0.55, 0.18),
      ),
    },
    { slot: 'hose', solid: hoseLoop },
  ],
  materials: { trim: chrome, face: grey, hose: steel },
  finishes: { chrome: { body: chrome }, black: { body: black, trim: black, hose: black } },
  view: { around: 26, above: 10 },
};

const saddle = without(
  union(
    common(turned(cylinder(0.5, 0.24, 0.04), 'x', 90), moved(box(1, 1, 1, 0), 0, 1, 0)),
    moved(box(0.5, 0.2, 0.24, 0.04), 0, -0.16, 0),
    moved(box(0.24, 0.36, 0.24, 0.05), 0.62, 0, 0),
  ),
  turned(cylinder(0.34, 1, 0), 'x', 90),
  moved(box(0.34, 0.5, 1, 0), 0, -0.5, 0),
);
const pin = union(moved(cylinder(0.07, 0.75, 0.01), 0.62, 0.05, 0), moved(cylinder(0.16, 0.04, 0.03), 0.62, 0.82, 0));

/** Clips for cable, each with the nail that holds it. */
export const cableClip: Recipe = {
  parts: [
    { at: [-0.75, 0.36, -0.5], turn: 8 },
    { at: [0.95, 0.36, -0.45], turn: 30 },
    { at: [0.05, 0.36, 0.75], turn: 14 },
  ].flatMap(({ at: [x = 0, y = 0, z = 0], turn }) => [
    { slot: 'body', solid: moved(turned(saddle, 'y', turn), x, y, z) },
    { slot: 'pin', solid: moved(turned(pin, 'y', turn), x, y + 0.3, z) },
  ]),
  materials: { pin: steel },
  finishes: inFinishes('body', { white, grey }),
  view: { around: 18, above: 24 },
};
