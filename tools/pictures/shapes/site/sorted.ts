import { mirrored, moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, hexPrism, cylinder, rod } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { red, yellow, charcoal } = plastics;

const cup = without(box(0.31, 0.2, 0.36, 0.05), moved(box(0.26, 0.2, 0.31, 0.04), 0, 0.08, 0));

/** Open case with rows of lift-out cups, some of them filled. */
export const organiser: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: without(moved(box(1.42, 0.24, 1.0, 0.08), 0, -0.1, 0), moved(box(1.32, 0.2, 0.86, 0.04), 0, 0.06, -0.04)),
    },
    { slot: 'cup', solid: row(moved(cup, 0, 0, -0.44), 'x', 4, 0.65) },
    { slot: 'red', solid: row(moved(cup, 0, 0, 0.36), 'x', 4, 0.65) },
    {
      slot: 'lid',
      solid: moved(turned(without(box(1.42, 1.0, 0.06, 0.05), box(1.28, 0.86, 1, 0.06)), 'x', -16), 0, 1.02, -1.3),
    },
    { slot: 'pane', solid: moved(turned(box(1.3, 0.88, 0.02, 0.02), 'x', -16), 0, 1.02, -1.3) },
    { slot: 'latch', solid: mirrored(moved(box(0.2, 0.14, 0.05, 0.03), 0.8, -0.02, 1.0), 'x') },
    {
      slot: 'zinc',
      solid: union(
        ...[
          [-1.05, 0.26],
          [-0.88, 0.48],
          [-1.02, 0.5],
          [-0.4, 0.3],
          [-0.24, 0.5],
        ].map(([x = 0, z = 0], at) => moved(turned(hexPrism(0.1, 0.07, 0.02), 'z', at * 24), x, -0.02, z)),
      ),
    },
    {
      slot: 'brass',
      solid: union(
        ...[0.22, 0.3, 0.42].map((x, at) =>
          rod([x - 0.1, -0.04, -0.6 + at * 0.08], [x + 0.08, 0, -0.3 + at * 0.02], 0.05),
        ),
        moved(cylinder(0.12, 0.04, 0.01), 0.95, -0.06, -0.5),
        moved(cylinder(0.12, 0.04, 0.01), 1.0, 0.02, -0.36),
      ),
    },
  ],
  materials: {
    cup: yellow,
    red,
    lid: charcoal,
    pane: plastic('#dbe3e6', 0.06),
    latch: yellow,
    zinc: metals.zinc,
    brass: metals.brass,
  },
  finishes: inFinishes('body', { black: charcoal }),
  view: { around: 24, above: 36 },
};
