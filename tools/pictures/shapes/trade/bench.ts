import { blend, mirrored, moved, turned, union } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder } from '#tools/pictures/solids.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { dark } = metals;

export const clubHammer: Recipe = {
  parts: laid(
    [
      {
        slot: 'head',
        solid: moved(
          blend(
            0.04,
            box(0.42, 0.24, 0.24, 0.06),
            mirrored(moved(turned(cylinder(0.25, 0.12, 0.05), 'z', 90), 0.46, 0, 0), 'x'),
          ),
          0,
          1.2,
          0,
        ),
      },
      {
        slot: 'shaft',
        solid: union(moved(cylinder(0.12, 1.15, 0.04), 0, 0.2, 0), moved(cone(0.5, 0.17, 0.13, 0.06), 0, -0.8, 0)),
      },
    ],
    24,
  ),
  materials: { head: dark },
  finishes: { pine: { shaft: plastic('#d2a468', 0.6) }, yellow: { shaft: plastics.yellow } },
  view: { around: 14, above: 42 },
};
