import { moved, turned, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { cylinder, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

const { steel } = metals;

const grit = (x: number, y: number, z: number) => 0.82 + 0.3 * noise(x * 34, y * 34, z * 34);

/** Two discs: one leans, one lies flat. */
const discs = (slot: string, disc: Sdf): Recipe['parts'] => [
  { slot, solid: moved(turned(turned(disc, 'x', 72), 'y', 8), -0.2, 0.88, -0.5) },
  { slot, solid: moved(disc, 0.35, -0.06, 0.55) },
];

export const cuttingDisc: Recipe = {
  parts: [
    ...discs('body', without(cylinder(0.98, 0.03, 0.006), cylinder(0.2, 1, 0))),
    ...discs('label', without(cylinder(0.62, 0.034, 0.004), cylinder(0.3, 1, 0))),
    ...discs('hub', tube(0.28, 0.2, 0.045, 0.01)),
  ],
  materials: { hub: steel, label: plastic('#b3261e', 0.6) },
  finishes: { black: { body: grained(plastic('#3d3a38', 0.95), grit) } },
  view: { around: 16, above: 24 },
};
