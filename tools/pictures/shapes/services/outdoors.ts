import { blend, mirrored, moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics, timbers } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, link, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { white } = plastics;
const dipped = grained(plastic('#b5793f', 0.75), (x, y, z) => 0.82 + 0.24 * noise(x * 2, y * 26, z * 26));

/** Overlapping boards, held in a frame of battens. */
export const fencePanel: Recipe = {
  parts: [
    { slot: 'body', solid: row(turned(box(1.5, 0.17, 0.025, 0.01), 'x', 9), 'y', 9, 0.28) },
    { slot: 'frame', solid: mirrored(moved(box(0.06, 1.32, 0.08, 0.02), 1.46, 0, 0.06), 'x') },
    { slot: 'frame', solid: moved(box(0.05, 1.28, 0.06, 0.02), 0, 0, 0.08) },
    { slot: 'frame', solid: moved(box(1.52, 0.05, 0.1, 0.02), 0, 1.32, 0.04) },
  ],
  materials: { frame: grained(plastic('#9c6532', 0.75), (x, y, z) => 0.84 + 0.22 * noise(x * 26, y * 2, z * 26)) },
  finishes: inFinishes('body', { brown: dipped }),
  view: { around: 28, above: 14 },
};

const post = union(box(2.0, 0.17, 0.17, 0.02), moved(turned(cone(0.12, 0.23, 0.02, 0.01), 'z', -90), 2.1, 0, 0));

/** Three square posts with a weathered point. */
export const fencePost: Recipe = {
  parts: [
    { slot: 'body', solid: moved(post, -0.1, 0, -0.4) },
    { slot: 'body', solid: moved(post, 0, 0, 0.02) },
    { slot: 'body', solid: moved(turned(post, 'y', 4), -0.05, 0.36, -0.18) },
  ],
  finishes: inFinishes('body', { green: { ...timbers.pine, colour: plastic('#b9ae6a').colour } }),
  view: { around: 36, above: 20 },
};

const halfPipe = without(turned(tube(0.62, 0.57, 1.9, 0.01), 'z', 90), moved(box(3, 1, 1, 0), 0, 1, 0));

/** A length of half-round gutter with a bracket around it. */
export const gutter: Recipe = {
  parts: [
    { slot: 'body', solid: halfPipe },
    { slot: 'body', solid: mirrored(moved(turned(cylinder(0.05, 1.9, 0.01), 'z', 90), 0, 0, 0.6), 'z') },
    {
      slot: 'body',
      solid: union(
        without(moved(turned(tube(0.7, 0.62, 0.14, 0.02), 'z', 90), 0.7, 0, 0), moved(box(3, 1, 1, 0), 0, 1.06, 0)),
        moved(box(0.14, 0.34, 0.05, 0.02), 0.7, -0.1, -0.72),
      ),
    },
  ],
  finishes: { black: { body: plastics.charcoal }, white: { body: white } },
  view: { around: 34, above: 26 },
};

/** Channel of polymer concrete beneath a slotted grate. */
export const channelDrain: Recipe = {
  parts: [
    { slot: 'body', solid: without(box(1.9, 0.36, 0.46, 0.03), moved(box(3, 0.34, 0.34, 0.1), 0, 0.12, 0)) },
    {
      slot: 'grate',
      solid: without(
        moved(box(1.9, 0.05, 0.36, 0.02), 0, 0.34, 0),
        moved(row(box(0.03, 1, 0.13, 0.02), 'x', 28, 0.13), 0, 0, 0.17),
        moved(row(box(0.03, 1, 0.13, 0.02), 'x', 28, 0.13), 0, 0, -0.17),
      ),
    },
  ],
  materials: { grate: metals.zinc },
  finishes: inFinishes('body', { grey: plastic('#5a5f62', 0.8) }),
  view: { around: 36, above: 26 },
};

/** Slit foam tubes, to be pushed over a pipe. */
const lagging = without(turned(tube(0.36, 0.2, 1.8, 0.02), 'z', 90), moved(box(3, 0.5, 0.018, 0), 0, 0.5, 0));
const cells = (hex: string) => grained(plastic(hex, 0.95), (x, y, z) => 0.9 + 0.14 * noise(x * 40, y * 40, z * 40));

export const pipeLagging: Recipe = {
  parts: [
    { slot: 'body', solid: moved(lagging, 0, 0, -0.4) },
    { slot: 'body', solid: moved(turned(turned(lagging, 'x', 14), 'y', 3), 0.1, 0, 0.4) },
    { slot: 'body', solid: moved(turned(turned(lagging, 'x', 30), 'y', -5), 0.15, 0.6, 0) },
  ],
  finishes: inFinishes('body', { grey: cells('#7d8285'), black: cells('#2c2d2f') }),
  view: { around: 52, above: 22 },
};

const bow = without(link(0.42, 0.5, 0.15), moved(box(1, 0.5, 1, 0), 0, -1.0, 0));
const shackle = union(
  bow,
  mirrored(moved(turned(cylinder(0.26, 0.13, 0.04), 'z', 90), 0.5, -0.55, 0), 'x'),
  moved(turned(cylinder(0.15, 0.84, 0.02), 'z', 90), 0.06, -0.55, 0),
  moved(turned(cylinder(0.22, 0.07, 0.02), 'z', 90), 0.8, -0.55, 0),
  moved(
    turned(blend(0.05, cylinder(0.24, 0.06, 0.03), moved(box(0.1, 0.06, 0.3, 0.04), 0, 0, 0)), 'x', 90),
    1.05,
    -0.55,
    0,
  ),
);

export const dShackle: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(turned(shackle, 'x', -76), 'y', 24), -0.2, -0.05, 0.9) },
    { slot: 'body', solid: moved(turned(shackle, 'y', 10), -0.1, 0.6, -0.45) },
  ],
  finishes: inFinishes('body', { zinc: metals.zinc, stainless: metals.stainless }),
  view: { around: 14, above: 24 },
};
