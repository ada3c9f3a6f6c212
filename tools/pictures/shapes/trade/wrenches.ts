import { blend, embossed, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, rubber } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, hexPrism, rod } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { steel, chrome, black, stainless } = metals;

/** L-shaped key: a long arm, a short one and the bend between them. */
function key(size: number, long: number) {
  const arm = (half: number) => hexPrism(size, half, size * 0.15);
  const bend = size * 1.9;
  return union(
    moved(arm(long), 0, long, 0),
    turned(moved(arm(long * 0.28), 0, -long * 0.28 - bend * 0.3, 0), 'z', 90),
    rod([0, bend * 0.25, 0], [bend * 0.3, 0, 0], size * 1.06),
  );
}

export const hexKey: Recipe = {
  parts: laid(
    [
      [0.13, 1.15, -0.75],
      [0.105, 0.98, -0.28],
      [0.085, 0.82, 0.13],
      [0.065, 0.68, 0.48],
      [0.05, 0.55, 0.78],
    ].map(([size = 0, long = 0, x = 0]) => ({ slot: 'body', solid: moved(key(size, long), x, -1.0 + size, size) })),
    16,
  ),
  finishes: inFinishes('body', { black }),
  view: { around: -4, above: 46 },
};

const movable = without(
  moved(box(0.5, 0.42, 0.12, 0.08), -0.02, 1.36, 0),
  moved(turned(box(0.18, 0.6, 1, 0.02), 'z', -14), 0.06, 1.72, 0),
);

export const adjustableSpanner: Recipe = {
  parts: laid(
    [
      {
        slot: 'body',
        solid: blend(
          0.1,
          movable,
          without(
            extrude(
              rounded(
                [
                  [-0.16, -1.55],
                  [0.16, -1.55],
                  [0.24, 1.1],
                  [-0.26, 1.1],
                ],
                0.12,
              ),
              0.1,
              0.04,
            ),
            moved(turned(cylinder(0.09, 1, 0), 'x', 90), 0, -1.36, 0),
          ),
        ),
      },
      { slot: 'jaw', solid: moved(turned(box(0.1, 0.34, 0.09, 0.04), 'z', -14), 0.36, 1.6, 0) },
      {
        slot: 'worm',
        solid: moved(
          turned(
            embossed(cylinder(0.1, 0.17, 0.02), (_x, y) => 0.02 * Math.cos(y * 70)),
            'z',
            76,
          ),
          0.1,
          1.08,
          0.06,
        ),
      },
      { slot: 'grip', solid: mirrored(moved(box(0.07, 0.85, 0.03, 0.02), 0, -0.3, 0.09), 'z') },
    ],
    34,
  ),
  materials: { jaw: steel, worm: chrome, grip: rubber },
  finishes: { chrome: { body: stainless } },
  view: { around: -6, above: 44 },
};
