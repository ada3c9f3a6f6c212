import { blend, moved, turned } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

/** The materials of every tool in the 18 V range. */
export const cordlessMaterials: NonNullable<Recipe['materials']> = {
  trim: rubber,
  trigger: plastics.charcoal,
  black: plastics.black,
  steel: metals.steel,
  dark: metals.dark,
  battery: plastics.charcoal,
  label: plastics.silver,
};

/** The one finish of the range. */
export const teal: Recipe['finishes'] = { blue: { body: plastic('#0d6a80', 0.4) } };

/** Battery pack centred at the given point; it slides in under a foot in the tool's own colour. */
export function pack(x: number, y: number, z = 0, turn = 0): Part[] {
  const place = (solid: Sdf) => moved(turned(solid, 'z', turn), x, y, z);
  return [
    { slot: 'battery', solid: place(box(0.5, 0.17, 0.32, 0.06)) },
    { slot: 'body', solid: place(moved(box(0.46, 0.07, 0.29, 0.05), 0, 0.2, 0)) },
    { slot: 'label', solid: place(moved(box(0.24, 0.08, 0.02, 0.01), 0, 0, 0.315)) },
  ];
}

/** Side-view outline, extruded to the width of the tool, with soft edges. */
export function side(outline: Outline, half: number, soft = 0.1): Sdf {
  return extrude(rounded(outline, 0.12), half, soft);
}

const handle: Outline = [
  [-0.5, 0.1],
  [0.06, 0.1],
  [-0.06, -0.3],
  [-0.12, -1.0],
  [-0.66, -1.0],
  [-0.6, -0.4],
];

/** Cylinder along x, between two positions on the axis. */
export function along(radius: number, from: number, to: number, soft = 0.04): Sdf {
  return moved(turned(cylinder(radius, (to - from) / 2, soft), 'z', 90), (from + to) / 2, 0, 0);
}

/** Pistol-shaped tool: motor, handle, trigger and battery. Everything beyond x = `front` is specific to the tool. */
export function pistol(front: number): Part[] {
  return [
    { slot: 'body', solid: blend(0.12, along(0.36, -0.62, front, 0.1), side(handle, 0.2, 0.09)) },
    { slot: 'trim', solid: along(0.33, -0.82, -0.6, 0.08) },
    {
      slot: 'trim',
      solid: side(
        [
          [-0.62, -0.3],
          [-0.5, -0.3],
          [-0.58, -0.95],
          [-0.72, -0.95],
        ],
        0.15,
        0.06,
      ),
    },
    { slot: 'trigger', solid: moved(turned(box(0.07, 0.15, 0.08, 0.05), 'z', 14), 0.05, -0.4, 0) },
    ...pack(-0.28, -1.24),
  ];
}
