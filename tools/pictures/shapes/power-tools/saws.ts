import { moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, rod, tube } from '#tools/pictures/solids.ts';
import { along, cordlessMaterials, pack, side, teal } from './cordless.ts';

const across = (radius: number, half: number, soft = 0.04) => turned(cylinder(radius, half, soft), 'x', 90);

const tooth: Outline = [
  [0.6, -0.09],
  [0.73, -0.02],
  [0.6, 0.07],
];

export const circularSaw: Recipe = {
  parts: [
    { slot: 'steel', solid: moved(box(1.15, 0.03, 0.55, 0.02), 0, -0.42, -0.1) },
    {
      slot: 'dark',
      solid: moved(
        turned(union(cylinder(0.66, 0.02, 0.004), ring(turned(extrude(tooth, 0.02, 0.002), 'x', 90), 22)), 'x', 90),
        0.2,
        -0.16,
        0.3,
      ),
    },
    { slot: 'dark', solid: moved(across(0.16, 0.05), 0.2, -0.16, 0.34) },
    // The upper guard covers the blade down to the plate.
    {
      slot: 'body',
      solid: without(
        moved(across(0.8, 0.13, 0.06), 0.2, -0.16, 0.3),
        moved(across(0.6, 0.2), 0.2, -0.16, 0.5),
        moved(box(2, 0.5, 2, 0), 0, -0.9, 0),
      ),
    },
    { slot: 'black', solid: moved(across(0.4, 0.3, 0.08), 0.1, -0.02, -0.12) },
    {
      slot: 'body',
      solid: union(
        rod([0.5, 0.5, 0.05], [-0.2, 0.78, 0], 0.17),
        rod([-0.2, 0.78, 0], [-0.85, 0.3, 0], 0.17),
        rod([0.1, 0.2, 0], [0.5, 0.5, 0.05], 0.2),
      ),
    },
    {
      slot: 'trim',
      solid: union(rod([-0.28, 0.74, 0], [-0.8, 0.36, 0], 0.175), rod([0.62, 0.5, 0.1], [0.86, 0.72, 0.1], 0.13)),
    },
    { slot: 'body', solid: rod([-0.85, 0.3, 0], [-0.2, -0.1, -0.1], 0.16) },
    ...pack(-1.0, -0.1, -0.1),
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: { around: 26, above: 18 },
};

const jigsawBody: Outline = [
  [-1.0, -0.2],
  [-1.0, 0.9],
  [-0.6, 1.06],
  [0.5, 1.0],
  [0.86, 0.76],
  [0.9, 0.1],
  [0.7, -0.3],
  [-0.6, -0.3],
];
const jigsawOpening: Outline = [
  [-0.66, 0.3],
  [-0.66, 0.64],
  [0.3, 0.64],
  [0.4, 0.3],
];

export const jigsaw: Recipe = {
  parts: [
    { slot: 'body', solid: without(side(jigsawBody, 0.27, 0.12), side(jigsawOpening, 1, 0)) },
    {
      slot: 'trim',
      solid: side(
        [
          [-0.7, 1.12],
          [0.3, 1.12],
          [0.4, 0.86],
          [-0.66, 0.84],
        ],
        0.2,
        0.09,
      ),
    },
    { slot: 'trigger', solid: moved(box(0.14, 0.07, 0.08, 0.05), 0.16, 0.62, 0) },
    ...pack(-1.14, 0.3, 0, -90),
    { slot: 'dark', solid: moved(box(0.2, 0.24, 0.17, 0.04), 0.6, -0.4, 0) },
    { slot: 'steel', solid: moved(along(0.06, 0.78, 0.96, 0.02), 0, -0.34, 0) },
    {
      slot: 'steel',
      solid: without(
        moved(box(0.95, 0.035, 0.44, 0.02), 0.1, -0.66, 0),
        moved(box(0.3, 1, 0.06, 0.02), 0.86, -0.66, 0),
      ),
    },
    {
      slot: 'steel',
      solid: moved(
        extrude(
          [
            [-0.08, 0.5],
            [0.08, 0.5],
            [0.08, -0.34],
            [0.02, -0.5],
            [-0.08, -0.5],
          ],
          0.015,
          0.003,
        ),
        0.7,
        -0.86,
        0,
      ),
    },
    { slot: 'label', solid: moved(box(0.3, 0.06, 0.02, 0.01), 0.0, 0.04, 0.27) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: { around: 28, above: 16 },
};

const teeth: Outline = [
  [1.1, 0.1],
  [2.1, 0.06],
  [2.14, -0.02],
  ...Array.from({ length: 22 }, (_, index) => [2.08 - index * 0.045, index % 2 === 0 ? -0.12 : -0.07] as const),
  [1.1, -0.12],
];

export const reciprocatingSaw: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: side(
        [
          [-0.7, 0.36],
          [0.3, 0.3],
          [0.3, -0.26],
          [-0.4, -0.3],
          [-0.7, -0.2],
        ],
        0.3,
        0.14,
      ),
    },
    {
      slot: 'trim',
      solid: side(
        [
          [0.2, 0.27],
          [0.86, 0.18],
          [0.86, -0.18],
          [0.2, -0.25],
        ],
        0.24,
        0.12,
      ),
    },
    {
      slot: 'body',
      solid: union(
        rod([-0.7, 0.16, 0], [-1.25, 0.02, 0], 0.2),
        rod([-1.25, 0.02, 0], [-1.36, -0.5, 0], 0.17),
        rod([-0.6, -0.16, 0], [-0.75, -0.5, 0], 0.15),
      ),
    },
    { slot: 'trim', solid: rod([-1.34, 0, 0], [-1.42, -0.44, 0], 0.13) },
    { slot: 'trigger', solid: rod([-1.12, -0.12, 0], [-1.16, -0.3, 0], 0.09) },
    ...pack(-1.0, -0.78),
    { slot: 'dark', solid: along(0.12, 0.8, 1.12, 0.03) },
    {
      slot: 'steel',
      solid: moved(union(moved(box(0.025, 0.24, 0.2, 0.02), 0.02, 0, 0), tube(0.16, 0.13, 0.05)), 1.12, -0.06, 0),
    },
    { slot: 'steel', solid: extrude(teeth, 0.016, 0.003) },
    { slot: 'label', solid: moved(box(0.26, 0.06, 0.02, 0.01), -0.2, 0.04, 0.295) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: { around: 20, above: 18 },
};
