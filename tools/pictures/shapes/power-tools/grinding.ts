import { blend, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cone, cylinder, ellipsoid, rod, torus, tube } from '#tools/pictures/solids.ts';
import { along, cordlessMaterials, pack, side, teal } from './cordless.ts';

export const angleGrinder: Recipe = {
  parts: [
    { slot: 'body', solid: blend(0.1, along(0.3, -0.3, 0.62, 0.08), along(0.22, -1.2, -0.1, 0.08)) },
    { slot: 'trim', solid: along(0.235, -0.95, -0.4, 0.06) },
    { slot: 'black', solid: moved(box(0.36, 0.05, 0.1, 0.04), -0.6, -0.24, 0) },
    ...pack(-1.4, -0.06, 0, -90),
    { slot: 'dark', solid: blend(0.1, along(0.27, 0.56, 0.95, 0.1), moved(cylinder(0.28, 0.24, 0.08), 1.0, -0.06, 0)) },
    { slot: 'steel', solid: moved(cylinder(0.1, 0.1, 0.02), 1.0, -0.38, 0) },
    // The guard covers the half of the disc that faces the hand.
    {
      slot: 'steel',
      solid: without(
        moved(union(tube(0.76, 0.73, 0.13, 0.01), moved(cylinder(0.75, 0.02, 0.01), 0, 0.12, 0)), 1.0, -0.44, 0),
        moved(box(1, 1, 2, 0), 2.14, 0, 0),
      ),
    },
    { slot: 'disc', solid: moved(cylinder(0.7, 0.03, 0.006), 1.0, -0.46, 0) },
    { slot: 'steel', solid: moved(cylinder(0.14, 0.04, 0.02), 1.0, -0.5, 0) },
    {
      slot: 'black',
      solid: moved(
        turned(union(cylinder(0.13, 0.34, 0.08), moved(cylinder(0.17, 0.04, 0.03), 0, -0.3, 0)), 'x', 90),
        0.9,
        0.0,
        0.66,
      ),
    },
    { slot: 'label', solid: moved(turned(box(0.2, 0.05, 0.02, 0.01), 'x', 0), 0.16, 0.02, 0.29) },
  ],
  materials: { ...cordlessMaterials, disc: plastic('#4a4038', 0.8) },
  finishes: teal,
  view: { around: 22, above: 22 },
};

export const orbitalSander: Recipe = {
  parts: [
    { slot: 'abrasive', solid: moved(cylinder(0.74, 0.03, 0.01), 0, -0.74, 0) },
    { slot: 'black', solid: moved(cylinder(0.73, 0.08, 0.03), 0, -0.63, 0) },
    { slot: 'trim', solid: moved(cone(0.16, 0.62, 0.46, 0.04), 0, -0.42, 0) },
    {
      slot: 'body',
      solid: blend(0.2, moved(cylinder(0.44, 0.36, 0.12), 0, 0, 0), moved(ellipsoid(0.6, 0.26, 0.46), 0.02, 0.36, 0)),
    },
    { slot: 'trim', solid: moved(ellipsoid(0.5, 0.2, 0.4), 0.06, 0.47, 0) },
    {
      slot: 'body',
      solid: side(
        [
          [-0.9, 0.3],
          [-0.2, 0.3],
          [-0.2, -0.12],
          [-0.9, -0.06],
        ],
        0.24,
        0.1,
      ),
    },
    ...pack(-0.98, 0.12, 0, -90),
    { slot: 'black', solid: moved(turned(cylinder(0.13, 0.2, 0.04), 'z', 90), -0.8, -0.46, 0.1) },
    { slot: 'label', solid: moved(box(0.16, 0.06, 0.02, 0.01), 0, -0.06, 0.435) },
  ],
  materials: { ...cordlessMaterials, abrasive: plastic('#a8643a', 0.9) },
  finishes: teal,
  view: { around: 26, above: 20 },
};

const gauge = [-0.18, -0.06, 0.06, 0.18];

export const battery: Recipe = {
  parts: [
    { slot: 'case', solid: box(0.95, 0.36, 0.62, 0.1) },
    { slot: 'band', solid: moved(box(0.96, 0.09, 0.63, 0.07), 0, -0.06, 0) },
    {
      slot: 'rail',
      solid: union(moved(box(0.7, 0.1, 0.44, 0.03), 0.05, 0.42, 0), moved(box(0.68, 0.04, 0.54, 0.02), 0.05, 0.5, 0)),
    },
    {
      slot: 'contact',
      solid: union(...[-0.3, -0.1, 0.1, 0.3].map((z) => moved(box(0.14, 0.03, 0.03, 0.01), 0.5, 0.545, z))),
    },
    { slot: 'latch', solid: moved(box(0.05, 0.14, 0.26, 0.04), -0.95, 0.12, 0) },
    { slot: 'panel', solid: moved(box(0.36, 0.1, 0.02, 0.02), 0, 0.17, 0.62) },
    { slot: 'light', solid: union(...gauge.map((x) => moved(box(0.035, 0.035, 0.02, 0.01), x, 0.17, 0.635))) },
  ],
  materials: {
    rail: plastics.black,
    contact: plastic('#d9b45a', 0.3),
    panel: plastics.black,
    light: plastic('#6fd06a', 0.3),
    latch: plastics.orange,
  },
  finishes: { blue: { case: plastics.charcoal, band: plastic('#0d6a80', 0.4) } },
  view: { around: 30, above: 26 },
};

export const charger: Recipe = {
  parts: [
    {
      slot: 'case',
      solid: side(
        [
          [-1.0, -0.3],
          [1.0, -0.3],
          [1.0, -0.02],
          [0.3, 0.3],
          [-1.0, 0.3],
        ],
        0.66,
        0.1,
      ),
    },
    {
      slot: 'rail',
      solid: union(moved(box(0.6, 0.1, 0.4, 0.03), -0.36, 0.4, 0), moved(box(0.58, 0.035, 0.5, 0.02), -0.36, 0.47, 0)),
    },
    { slot: 'contact', solid: union(...[-0.24, 0, 0.24].map((z) => moved(box(0.2, 0.08, 0.025, 0.01), -0.2, 0.5, z))) },
    { slot: 'band', solid: moved(box(0.98, 0.05, 0.665, 0.05), 0, -0.22, 0) },
    { slot: 'panel', solid: moved(turned(box(0.26, 0.02, 0.4, 0.02), 'z', -24.5), 0.68, 0.205, 0) },
    { slot: 'green', solid: moved(turned(cylinder(0.05, 0.03, 0.01), 'z', -24.5), 0.7, 0.21, 0.2) },
    { slot: 'red', solid: moved(turned(cylinder(0.05, 0.03, 0.01), 'z', -24.5), 0.7, 0.21, -0.1) },
    {
      slot: 'rail',
      solid: cable(
        [
          [-0.95, -0.2, 0.3],
          [-1.3, -0.3, 0.5],
          [-1.3, -0.36, 0.95],
          [-0.7, -0.36, 1.15],
          [0.1, -0.36, 1.0],
          [0.7, -0.36, 1.2],
        ],
        0.05,
        6,
      ),
    },
  ],
  materials: {
    rail: plastics.black,
    contact: plastic('#d9b45a', 0.3),
    panel: plastics.silver,
    green: plastic('#4fc04a', 0.3),
    red: plastics.red,
  },
  finishes: { blue: { case: plastics.charcoal, band: plastic('#0d6a80', 0.4) } },
  view: { around: 28, above: 30 },
};

export const dustExtractor: Recipe = {
  parts: [
    { slot: 'body', solid: box(0.72, 0.52, 0.62, 0.16) },
    { slot: 'black', solid: moved(box(0.74, 0.06, 0.64, 0.05), 0, 0.56, 0) },
    { slot: 'head', solid: moved(box(0.68, 0.26, 0.58, 0.14), 0, 0.84, 0) },
    {
      slot: 'black',
      solid: union(
        rod([-0.4, 1.1, 0], [-0.4, 1.32, 0], 0.08),
        rod([0.4, 1.1, 0], [0.4, 1.32, 0], 0.08),
        rod([-0.4, 1.32, 0], [0.4, 1.32, 0], 0.08),
      ),
    },
    {
      slot: 'wheel',
      solid: union(
        ...[-0.6, 0.6].map((z) => moved(turned(cylinder(0.3, 0.09, 0.03), 'x', 90), -0.52, -0.42, z)),
        ...[-0.5, 0.5].map((z) => moved(turned(cylinder(0.14, 0.07, 0.03), 'x', 90), 0.55, -0.58, z)),
      ),
    },
    { slot: 'panel', solid: moved(box(0.22, 0.11, 0.02, 0.02), -0.2, 0.84, 0.575) },
    { slot: 'dial', solid: moved(turned(cylinder(0.1, 0.05, 0.02), 'x', 90), 0.3, 0.84, 0.6) },
    { slot: 'black', solid: moved(turned(torus(0.18, 0.06), 'z', 90), 0.74, 0.1, 0) },
    {
      slot: 'black',
      solid: cable(
        [
          [0.72, 0.1, 0],
          [1.2, 0.05, 0.15],
          [1.45, -0.4, 0.5],
          [1.1, -0.62, 0.95],
          [0.3, -0.62, 1.15],
          [-0.7, -0.62, 1.0],
          [-1.1, -0.62, 1.15],
        ],
        0.11,
        7,
      ),
    },
  ],
  materials: {
    black: plastics.charcoal,
    head: plastics.charcoal,
    wheel: plastics.black,
    panel: plastics.silver,
    dial: plastics.black,
  },
  finishes: { yellow: { body: plastics.yellow } },
  view: { around: 26, above: 20 },
};
