import { moved, turned } from '#tools/pictures/combine.ts';
import { grained, plastic, timbers } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

/** Points on an arc, degrees from the x axis. */
const arc = (x: number, y: number, radius: number, from: number, to: number): Outline =>
  Array.from({ length: 9 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 8) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });

/** Sections with their back at x = 0 and their foot at y = 0. */
const ogee: Outline = [
  [0, 0],
  [0.3, 0],
  [0.3, 0.86],
  [0.24, 0.86],
  [0.24, 0.92],
  ...arc(0.08, 0.92, 0.16, 0, 60),
  ...arc(0.26, 1.2, 0.16, 245, 180),
  [0.1, 1.32],
  [0, 1.32],
];
const torus: Outline = [
  [0, 0],
  [0.3, 0],
  [0.3, 0.66],
  [0.24, 0.66],
  [0.24, 0.72],
  ...arc(0.18, 0.86, 0.14, -70, 90),
  [0, 1.0],
];

/** A length along x with its face towards the camera. */
const length = (section: Outline): Sdf => turned(extrude(section, 1.9, 0.006), 'y', -90);
const lying = (section: Outline, front: number): Sdf =>
  moved(turned(turned(length(section), 'x', -90), 'y', 180), 0, 0, front);
const board = (solid: Sdf): Part => ({ slot: (x) => (Math.abs(x) > 1.885 ? 'end' : 'body'), solid });

/** One board standing, two lying face up with their moulded edges to the front. */
export const moulding: Recipe = {
  parts: [board(moved(length(ogee), 0, 0, -0.55)), board(lying(torus, -0.1)), board(lying(ogee, 1.15))],
  materials: { end: timbers.mdf },
  finishes: {
    primed: { body: grained(plastic('#f1f0ec', 0.6), (x, y, z) => 0.98 + 0.03 * noise(x * 2, y * 30, z * 30)) },
  },
  view: { around: 42, above: 30 },
};
