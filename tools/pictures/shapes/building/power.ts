import { mirrored, moved, turned, union } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, rod, sphere } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { brass, steel } = metals;

const plugBody: Outline = rounded(
  [
    [-0.72, 0.62],
    [0.72, 0.62],
    [0.86, 0.1],
    [0.5, -0.72],
    [-0.5, -0.72],
    [-0.86, 0.1],
  ],
  0.3,
);

export const plug: Recipe = {
  parts: [
    { slot: 'body', solid: turned(extrude(plugBody, 0.26, 0.1), 'x', -66) },
    {
      slot: 'pin',
      solid: turned(
        union(
          moved(box(0.1, 0.18, 0.42, 0.02), 0, 0.3, 0.55),
          mirrored(moved(box(0.16, 0.085, 0.38, 0.02), 0.36, -0.26, 0.5), 'x'),
        ),
        'x',
        -66,
      ),
    },
    { slot: 'sleeve', solid: turned(mirrored(moved(box(0.165, 0.09, 0.18, 0.02), 0.36, -0.26, 0.38), 'x'), 'x', -66) },
    {
      slot: 'cord',
      solid: turned(
        union(
          rod([0, -0.66, 0], [0, -0.95, 0], 0.16, 0.12),
          cable(
            [
              [0, -0.9, 0],
              [0.05, -1.3, -0.06],
              [0.4, -1.7, -0.1],
              [1.0, -1.75, -0.1],
            ],
            0.09,
            5,
          ),
        ),
        'x',
        -66,
      ),
    },
  ],
  materials: { pin: brass, sleeve: plastics.black },
  finishes: { white: { body: plastics.white, cord: plastics.white }, black: { body: plastics.black, cord: rubber } },
  view: { around: 20, above: 26 },
};

const breaker = (x: number) => ({
  body: moved(union(box(0.27, 0.9, 0.42, 0.03), moved(box(0.27, 0.42, 0.6, 0.04), 0, 0, 0.1)), x, 0, 0),
  lever: moved(turned(box(0.14, 0.13, 0.16, 0.04), 'x', -28), x, 0.1, 0.74),
  print: moved(union(box(0.16, 0.02, 0.01, 0), moved(box(0.1, 0.02, 0.01, 0), -0.06, -0.08, 0)), x, -0.22, 0.7),
  screw: mirrored(moved(turned(cylinder(0.1, 0.02, 0.01), 'x', 90), x, 0.68, 0.42), 'y'),
});

const breakers = [breaker(-0.3), breaker(0.3)];

export const circuitBreaker: Recipe = {
  parts: [
    { slot: 'body', solid: union(...breakers.map((one) => one.body)) },
    { slot: 'lever', solid: union(...breakers.map((one) => one.lever)) },
    { slot: 'ink', solid: union(...breakers.map((one) => one.print)) },
    { slot: 'screw', solid: union(...breakers.map((one) => one.screw)) },
  ],
  materials: { lever: plastics.charcoal, ink: plastic('#0b5563', 0.5), screw: steel },
  finishes: inFinishes('body', { white: plastics.white }),
  view: { around: 30, above: 16 },
};

const bristle = grained(plastic('#7d5a35', 0.9), (x, y, z) => 0.72 + 0.4 * noise(x * 46, y * 3, z * 46));

export const broom: Recipe = {
  parts: [
    { slot: 'stock', solid: moved(box(0.95, 0.13, 0.24, 0.06), 0, -0.62, 0) },
    { slot: 'bristle', solid: moved(box(0.98, 0.3, 0.25, 0.05), 0, -1.02, 0.02) },
    { slot: 'stale', solid: union(rod([0, -0.56, 0], [0.5, 2.0, -1.1], 0.1), moved(sphere(0.16), 0.03, -0.46, -0.03)) },
  ],
  materials: { stock: plastic('#c28f55', 0.6), stale: plastic('#d9b077', 0.6) },
  finishes: { red: { bristle } },
  view: { around: 24, above: 18 },
};
