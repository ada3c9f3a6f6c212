import { blend, common, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, plastic, plastics } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, ellipsoid, rod } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

const { yellow, black, charcoal, white, red } = plastics;

const cup = common(ellipsoid(0.86, 0.74, 0.62), moved(box(2, 2, 1, 0), 0, 0, 1.02));

export const dustMask: Recipe = {
  parts: [
    { slot: 'body', solid: turned(without(cup, moved(ellipsoid(0.8, 0.68, 0.56), 0, 0, -0.04)), 'x', -8) },
    { slot: 'clip', solid: moved(turned(box(0.3, 0.05, 0.02, 0.02), 'x', -40), 0, 0.52, 0.44) },
    { slot: 'valve', solid: moved(turned(box(0.2, 0.16, 0.08, 0.06), 'x', 6), 0, -0.1, 0.6) },
    {
      slot: 'strap',
      solid: union(
        cable(
          [
            [-0.82, 0.2, 0.1],
            [-0.9, 0.5, -0.6],
            [0, 0.7, -1.0],
            [0.9, 0.5, -0.6],
            [0.82, 0.2, 0.1],
          ],
          0.03,
          6,
        ),
        cable(
          [
            [-0.82, -0.2, 0.1],
            [-0.9, -0.4, -0.6],
            [0, -0.45, -1.0],
            [0.9, -0.4, -0.6],
            [0.82, -0.2, 0.1],
          ],
          0.03,
          6,
        ),
      ),
    },
  ],
  materials: { clip: plastics.silver, valve: plastic('#1f66b5', 0.4), strap: yellow },
  finishes: {
    white: { body: grained(plastic('#f2f2ee', 0.9), (x, y, z) => 0.95 + 0.06 * noise(x * 16, y * 16, z * 16)) },
  },
  view: { around: 28, above: 12 },
};

const lens: Sdf = without(
  moved(ellipsoid(0.5, 0.34, 0.3), 0.52, 0, 0.0),
  moved(ellipsoid(0.47, 0.4, 0.3), 0.52, 0, -0.06),
);

export const spectacles: Recipe = {
  parts: [
    { slot: 'lens', solid: mirrored(lens, 'x') },
    {
      slot: 'frame',
      solid: union(
        cable(
          [
            [-1.0, 0.18, -0.05],
            [-0.6, 0.32, 0.16],
            [0, 0.26, 0.26],
            [0.6, 0.32, 0.16],
            [1.0, 0.18, -0.05],
          ],
          0.06,
          6,
        ),
        mirrored(
          union(rod([1.0, 0.16, -0.05], [1.02, 0.12, -1.3], 0.06), rod([1.02, 0.12, -1.3], [0.98, -0.2, -1.7], 0.055)),
          'x',
        ),
      ),
    },
    {
      slot: 'frame',
      solid: blend(
        0.04,
        rod([-0.1, 0.14, 0.2], [0.1, 0.14, 0.2], 0.06),
        mirrored(rod([0.1, 0.12, 0.18], [0.14, -0.12, 0.08], 0.04), 'x'),
      ),
    },
  ],
  materials: { frame: charcoal },
  finishes: {
    clear: { lens: plastic('#d5e2e6', 0.05) },
    black: { lens: plastic('#2c3338', 0.05) },
    amber: { lens: plastic('#e0a82e', 0.05) },
  },
  view: { around: 30, above: 18 },
};

export const toolBox: Recipe = {
  parts: [
    { slot: 'body', solid: moved(box(1.3, 0.42, 0.6, 0.06), 0, -0.3, 0) },
    { slot: 'lid', solid: moved(box(1.32, 0.2, 0.62, 0.08), 0, 0.34, 0) },
    {
      slot: 'grip',
      solid: union(
        rod([-0.5, 0.5, 0], [-0.5, 0.78, 0], 0.08),
        rod([0.5, 0.5, 0], [0.5, 0.78, 0], 0.08),
        rod([-0.5, 0.78, 0], [0.5, 0.78, 0], 0.1),
      ),
    },
    { slot: 'latch', solid: mirrored(moved(box(0.14, 0.18, 0.05, 0.03), 0.72, 0.14, 0.62), 'x') },
  ],
  materials: { grip: black, latch: yellow },
  finishes: { red: { body: charcoal, lid: red } },
  view: { around: 30, above: 22 },
};

export const firstAidKit: Recipe = {
  parts: [
    {
      slot: (x, y, z) =>
        z > 0.42 && ((Math.abs(x) < 0.1 && Math.abs(y) < 0.34) || (Math.abs(y) < 0.1 && Math.abs(x) < 0.34))
          ? 'cross'
          : 'body',
      solid: box(1.0, 0.72, 0.44, 0.1),
    },
    { slot: 'seam', solid: box(1.01, 0.73, 0.025, 0.1) },
    {
      slot: 'seam',
      solid: union(
        rod([-0.3, 0.7, 0], [-0.3, 0.92, 0], 0.06),
        rod([0.3, 0.7, 0], [0.3, 0.92, 0], 0.06),
        rod([-0.3, 0.92, 0], [0.3, 0.92, 0], 0.07),
      ),
    },
  ],
  materials: { cross: white, seam: plastic('#1d5c34', 0.4) },
  finishes: { green: { body: plastics.green } },
  view: { around: 26, above: 18 },
};
