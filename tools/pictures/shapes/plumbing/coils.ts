import { moved, ring, without } from '#tools/pictures/combine.ts';
import { plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cylinder, torus, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { sideways } from './run.ts';

const layers = [0, 1, 2];
const strap = without(box(0.34, 0.44, 0.07, 0.03), box(0.3, 0.4, 1, 0.03));

/** Plastic pipe as delivered: wound and strapped, its open end to the front. */
export const pipeCoil: Recipe = {
  parts: [
    ...layers.flatMap((layer) =>
      [0.96, 1.24].map((radius) => ({ slot: 'body', solid: moved(torus(radius, 0.137), 0, layer * 0.26, 0) })),
    ),
    { slot: 'strap', solid: moved(ring(moved(strap, 1.1, 0, 0), 5), 0, 0.26, 0) },
    {
      slot: 'body',
      solid: cable(
        [
          [-1.24, 0.52, 0],
          [-0.88, 0.56, 0.88],
          [0, 0.5, 1.36],
          [0.6, 0.22, 1.52],
          [1.1, 0.04, 1.56],
          [1.5, 0, 1.56],
        ],
        0.135,
        6,
      ),
    },
    { slot: 'body', solid: moved(sideways(tube(0.137, 0.095, 0.3, 0.008)), 1.62, 0, 1.56) },
    { slot: 'hole', solid: moved(sideways(cylinder(0.1, 0.27, 0)), 1.62, 0, 1.56) },
  ],
  materials: { strap: plastics.black, hole: plastics.charcoal },
  finishes: inFinishes('body', { white: plastics.white, blue: plastics.blue }),
  view: { around: 30, above: 28 },
};
