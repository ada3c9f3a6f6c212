import { moved, turned, union } from '#tools/pictures/combine.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, rod, thread, torus } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { along, cordlessMaterials, pack, pistol, side, teal } from './cordless.ts';

/** Taper along x from one radius to the other. */
function taper(from: number, to: number, radius: number, endRadius: number): Sdf {
  return moved(turned(cone((to - from) / 2, radius, endRadius, 0.03), 'z', -90), (from + to) / 2, 0, 0);
}

const pistolView = { around: 22, above: 14 };

export const impactDriver: Recipe = {
  parts: [
    ...pistol(0.16),
    { slot: 'black', solid: taper(0.1, 0.56, 0.36, 0.2) },
    { slot: 'steel', solid: along(0.13, 0.5, 0.78, 0.02) },
    { slot: 'black', solid: along(0.155, 0.62, 0.7, 0.02) },
    { slot: 'dark', solid: union(along(0.055, 0.7, 1.0, 0.01), taper(0.98, 1.12, 0.055, 0.02)) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: pistolView,
};

export const impactWrench: Recipe = {
  parts: [
    ...pistol(0.2),
    { slot: 'dark', solid: taper(0.14, 0.72, 0.4, 0.26) },
    { slot: 'trim', solid: along(0.405, 0.1, 0.26, 0.03) },
    { slot: 'steel', solid: along(0.16, 0.6, 0.82, 0.02) },
    { slot: 'steel', solid: moved(box(0.17, 0.12, 0.12, 0.02), 0.98, 0, 0) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: pistolView,
};

export const drywallDriver: Recipe = {
  parts: [
    ...pistol(0.2),
    { slot: 'body', solid: taper(0.14, 0.62, 0.36, 0.22) },
    { slot: 'black', solid: along(0.23, 0.56, 0.72, 0.02) },
    { slot: 'label', solid: along(0.245, 0.7, 0.76, 0.02) },
    { slot: 'black', solid: taper(0.74, 1.2, 0.2, 0.1) },
    { slot: 'steel', solid: along(0.05, 1.1, 1.3, 0.01) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: pistolView,
};

/** Loop of a rear handle, joined to the body above and to the battery below. */
const rearHandle = union(
  rod([-0.75, 0.2, 0], [-1.2, 0.1, 0], 0.17),
  rod([-1.2, 0.1, 0], [-1.26, -0.62, 0], 0.16),
  rod([-1.26, -0.62, 0], [-0.7, -0.82, 0], 0.17),
);

export const rotaryHammer: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: side(
        [
          [-0.95, 0.42],
          [0.55, 0.42],
          [0.62, 0.02],
          [-0.2, -0.12],
          [-0.3, -0.86],
          [-0.86, -0.86],
          [-0.8, -0.2],
          [-0.98, 0],
        ],
        0.3,
      ),
    },
    { slot: 'body', solid: rearHandle },
    { slot: 'trim', solid: rod([-1.24, -0.05, 0], [-1.29, -0.5, 0], 0.16) },
    { slot: 'trigger', solid: rod([-1.06, -0.06, 0], [-1.08, -0.3, 0], 0.09) },
    ...pack(-0.62, -1.1),
    { slot: 'trim', solid: moved(along(0.29, 0.5, 0.72, 0.04), 0, 0.2, 0) },
    { slot: 'trim', solid: moved(turned(taper(-0.25, 0.25, 0.15, 0.12), 'y', -90), 0.6, 0.2, 0.62) },
    { slot: 'black', solid: moved(union(taper(0.7, 1.1, 0.22, 0.16), along(0.2, 0.78, 0.9, 0.02)), 0, 0.2, 0) },
    { slot: 'steel', solid: moved(turned(thread(0.075, 0.5, 0.26, 0.03), 'z', -90), 1.55, 0.2, 0) },
    { slot: 'label', solid: moved(box(0.3, 0.06, 0.02, 0.01), -0.1, 0.16, 0.295) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: pistolView,
};

export const multiTool: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: side(
        [
          [-0.9, 0.3],
          [0.6, 0.26],
          [1.06, 0.3],
          [1.1, -0.16],
          [0.5, -0.16],
          [-0.9, -0.3],
        ],
        0.24,
      ),
    },
    {
      slot: 'trim',
      solid: side(
        [
          [-0.6, -0.1],
          [0.5, -0.06],
          [0.46, -0.24],
          [-0.6, -0.34],
        ],
        0.2,
        0.06,
      ),
    },
    { slot: 'black', solid: moved(box(0.22, 0.05, 0.09, 0.04), 0.1, 0.29, 0) },
    ...pack(-1.2, 0, 0, -90),
    { slot: 'dark', solid: moved(turned(taper(-0.16, 0.16, 0.2, 0.13), 'z', -90), 0.86, -0.3, 0) },
    { slot: 'steel', solid: moved(turned(torus(0.1, 0.045), 'z', 0), 0.86, -0.47, 0) },
    {
      slot: 'steel',
      solid: side(
        [
          [0.7, -0.46],
          [1.15, -0.46],
          [1.4, -0.56],
          [1.75, -0.56],
          [1.75, -0.6],
          [1.36, -0.6],
          [1.1, -0.51],
          [0.7, -0.51],
        ],
        0.24,
        0.005,
      ),
    },
    { slot: 'dark', solid: moved(box(0.04, 0.025, 0.26, 0.004), 1.74, -0.58, 0) },
  ],
  materials: cordlessMaterials,
  finishes: teal,
  view: { around: 30, above: 20 },
};
