import { blend, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics, rubber } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, rod } from '#tools/pictures/solids.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { stainless, dark } = metals;

const sawTeeth = Array.from(
  { length: 49 },
  (_, index) => [1.9 - index * 0.057, index % 2 === 0 ? -0.42 : -0.35] as const,
);

const sawHandle: Outline = rounded(
  [
    [-0.8, 0.32],
    [-1.3, 0.46],
    [-1.75, 0.3],
    [-1.95, -0.4],
    [-1.72, -0.55],
    [-1.0, -0.5],
    [-0.8, -0.3],
  ],
  0.16,
);

const sawGrip: Outline = rounded(
  [
    [-1.08, 0.2],
    [-1.42, 0.24],
    [-1.62, -0.26],
    [-1.2, -0.24],
  ],
  0.1,
);

export const handSaw: Recipe = {
  parts: laid(
    [
      { slot: 'blade', solid: extrude([[-1, 0.3], [1.9, -0.12], ...sawTeeth], 0.016, 0.003) },
      { slot: 'handle', solid: without(extrude(sawHandle, 0.12, 0.06), extrude(sawGrip, 1, 0)) },
      {
        slot: 'screw',
        solid: union(
          ...[
            [-0.98, 0.1],
            [-0.98, -0.2],
          ].map(([x = 0, y = 0]) => moved(turned(cylinder(0.06, 0.13, 0.02), 'x', 90), x, y, 0)),
        ),
      },
    ],
    28,
  ),
  materials: { blade: stainless, screw: dark },
  finishes: { yellow: { handle: plastics.yellow } },
  view: { around: -6, above: 44 },
};

export const hacksaw: Recipe = {
  parts: laid(
    [
      { slot: 'blade', solid: moved(box(1.32, 0.07, 0.015, 0.003), 0.26, -0.42, 0) },
      {
        slot: 'frame',
        solid: union(
          rod([-1.1, -0.44, 0], [-1.06, 0.42, 0], 0.09),
          rod([-1.06, 0.42, 0], [1.6, 0.46, 0], 0.085),
          rod([1.6, 0.46, 0], [1.62, -0.44, 0], 0.085),
        ),
      },
      {
        slot: 'frame',
        solid: union(rod([1.5, -0.42, 0], [1.72, -0.42, 0], 0.06), rod([-1.04, -0.42, 0], [-1.24, -0.42, 0], 0.06)),
      },
      {
        slot: 'handle',
        solid: blend(
          0.1,
          rod([-1.12, 0.4, 0], [-1.55, 0.16, 0], 0.12),
          rod([-1.55, 0.16, 0], [-1.85, -0.6, 0], 0.14),
          rod([-1.14, -0.42, 0], [-1.8, -0.64, 0], 0.09),
        ),
      },
    ],
    28,
  ),
  materials: { blade: dark, frame: metals.chrome },
  finishes: { red: { handle: plastics.red } },
  view: { around: -6, above: 44 },
};

const knifeBody: Outline = rounded(
  [
    [-1.4, 0.12],
    [-0.9, 0.26],
    [0.3, 0.24],
    [0.85, 0.16],
    [0.9, -0.16],
    [0.2, -0.22],
    [-0.7, -0.16],
    [-1.36, -0.26],
  ],
  0.14,
);

export const trimmingKnife: Recipe = {
  parts: laid(
    [
      { slot: 'body', solid: extrude(knifeBody, 0.15, 0.06) },
      {
        slot: 'grip',
        solid: extrude(
          rounded(
            [
              [-1.1, 0.1],
              [0.0, 0.14],
              [0.1, -0.1],
              [-1.1, -0.14],
            ],
            0.08,
          ),
          0.165,
          0.03,
        ),
      },
      { slot: 'slide', solid: moved(box(0.18, 0.06, 0.06, 0.03), 0.3, 0.28, 0) },
      {
        slot: 'blade',
        solid: extrude(
          [
            [0.8, 0.12],
            [1.18, 0.12],
            [1.5, -0.13],
            [0.8, -0.13],
          ],
          0.016,
          0.002,
        ),
      },
    ],
    30,
  ),
  materials: { grip: rubber, slide: plastics.black, blade: stainless },
  finishes: { red: { body: plastics.red } },
  view: { around: -6, above: 42 },
};
