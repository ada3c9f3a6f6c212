import { moved, union } from '#tools/pictures/combine.ts';
import { plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { cone, cylinder, thread, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

/** Cartridge with the long nozzle that mixes the two parts of the resin. */
export const resinCartridge: Recipe = {
  parts: [
    {
      slot: (_x, y) => (y > -0.2 ? 'red' : Math.abs(y + 0.5) < 0.07 ? 'ink' : y < -1.35 ? 'body' : 'label'),
      solid: moved(cylinder(0.58, 0.8, 0.02), 0, -0.8, 0),
    },
    {
      slot: 'body',
      solid: union(moved(cylinder(0.56, 0.05, 0.02), 0, 0.04, 0), moved(cone(0.1, 0.5, 0.22, 0.02), 0, 0.16, 0)),
    },
    { slot: 'body', solid: moved(tube(0.6, 0.54, 0.05, 0.02), 0, -1.58, 0) },
    { slot: 'red', solid: moved(cylinder(0.22, 0.12, 0.03), 0, 0.34, 0) },
    { slot: 'nozzle', solid: moved(cylinder(0.12, 0.55, 0.01), 0, 0.95, 0) },
    { slot: 'helix', solid: moved(thread(0.16, 0.5, 0.24, 0.05), 0, 0.95, 0) },
    { slot: 'nozzle', solid: moved(cone(0.25, 0.12, 0.06, 0.01), 0, 1.72, 0) },
  ],
  materials: {
    red: plastics.red,
    ink: plastic('#1c2524', 0.45),
    label: plastic('#f6f5f0', 0.45),
    nozzle: plastics.clear,
    helix: plastic('#a9b4ba', 0.3),
  },
  finishes: inFinishes('body', { grey: plastics.silver }),
  view: { around: 20, above: 12 },
};
