import { blend, mirrored, moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, hexPrism } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { chrome } = metals;

const enamel = plastic('#f3f3f0', 0.28);

/** Front panel with vertical pressed convector channels. */
const pressed = without(box(1.7, 1.0, 0.05, 0.03), row(moved(box(0.05, 0.84, 0.03, 0.02), 0, 0, 0.07), 'x', 16, 0.2));

export const panelRadiator: Recipe = {
  parts: [
    { slot: 'body', solid: moved(pressed, 0, 0, 0.16) },
    { slot: 'body', solid: moved(box(1.7, 1.0, 0.05, 0.03), 0, 0, -0.2) },
    { slot: 'body', solid: mirrored(moved(box(0.025, 0.98, 0.22, 0.01), 1.69, 0, 0), 'x') },
    {
      slot: 'body',
      solid: moved(without(box(1.7, 0.03, 0.22, 0.01), row(box(0.06, 1, 0.12, 0.02), 'x', 18, 0.185)), 0, 0.97, 0),
    },
    {
      slot: 'metal',
      solid: mirrored(
        moved(union(cylinder(0.07, 0.2, 0.02), moved(hexPrism(0.1, 0.06, 0.02), 0, 0.05, 0)), 1.55, -1.1, 0),
        'x',
      ),
    },
  ],
  materials: { metal: chrome },
  finishes: inFinishes('body', { white: enamel }),
  view: { around: 26, above: 16 },
};

export const pump: Recipe = {
  parts: [
    {
      slot: 'iron',
      solid: blend(0.12, moved(turned(cylinder(0.52, 0.26, 0.1), 'x', 90), 0, 0, -0.1), cylinder(0.22, 0.95, 0.02)),
    },
    { slot: 'iron', solid: without(mirrored(moved(cylinder(0.36, 0.09, 0.03), 0, 0.9, 0), 'y'), cylinder(0.18, 2, 0)) },
    { slot: 'motor', solid: moved(turned(cylinder(0.46, 0.26, 0.05), 'x', 90), 0, 0, 0.36) },
    { slot: 'face', solid: moved(box(0.5, 0.4, 0.16, 0.12), 0, 0, 0.72) },
    { slot: 'dial', solid: moved(turned(cylinder(0.2, 0.05, 0.03), 'x', 90), -0.12, 0.02, 0.9) },
    { slot: 'light', solid: union(...[-0.14, 0, 0.14].map((y) => moved(box(0.05, 0.03, 0.02, 0.01), 0.28, y, 0.88))) },
    { slot: 'motor', solid: moved(box(0.16, 0.14, 0.12, 0.04), -0.5, -0.14, 0.62) },
  ],
  materials: {
    iron: plastic('#7c1a16', 0.45),
    motor: plastics.charcoal,
    dial: plastics.silver,
    light: plastic('#6fd06a', 0.3),
  },
  finishes: { red: { face: plastics.red } },
  view: { around: 32, above: 16 },
};
