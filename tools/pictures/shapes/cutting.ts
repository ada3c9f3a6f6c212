import { blend, common, embossed, moved, ring, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, rod, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

const { steel, black, gold, stainless } = metals;

/** Two flutes winding up a shaft along y. */
function twist(radius: number, half: number, pitch: number): Sdf {
  return (x, y, z) => {
    const angle = (y / pitch) * 2 * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const u = Math.abs(x * c - z * s);
    const v = x * s + z * c;
    const flute = Math.sqrt((u - radius * 1.0) ** 2 + (v - radius * 0.1) ** 2) - radius * 0.72;
    const round = Math.sqrt(x * x + z * z) - radius;
    return Math.max(round, -flute, Math.abs(y) - half) * 0.6;
  };
}

const fluted = common(moved(twist(0.2, 1.25, 1.0), 0, 0.55, 0), moved(cone(1.25, 0.21, 0.21, 0), 0, 0.45, 0));
const point = common(moved(twist(0.2, 0.2, 1.0), 0, 1.82, 0), moved(cone(0.1, 0.2, 0.02, 0), 0, 1.79, 0));
const shank = union(moved(cylinder(0.19, 0.55, 0.03), 0, -1.2, 0));
const bit = turned(union(fluted, moved(point, 0, 0, 0), shank), 'z', -90);

export const drillBit: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(bit, 'y', 10), 0, 0, -0.42) },
    { slot: 'body', solid: moved(turned(turned(bit, 'x', 60), 'y', -8), -0.15, 0, 0.12) },
    { slot: 'body', solid: moved(turned(turned(bit, 'x', 130), 'y', 2), 0.1, 0, 0.62) },
  ],
  finishes: inFinishes('body', { steel, black, gold }),
  view: { around: 34, above: 30 },
};

const teethCount = 28;
const tooth: Outline = [
  [1.36, -0.13],
  [1.5, -0.1],
  [1.62, 0.06],
  [1.52, 0.08],
  [1.36, 0.12],
];
const bladeSolid = without(
  turned(union(cylinder(1.4, 0.035, 0.004), ring(turned(extrude(tooth, 0.05, 0.004), 'x', 90), teethCount)), 'x', 0),
  cylinder(0.24, 1, 0),
  turned(ring(moved(box(0.2, 1, 0.018, 0), 1.22, 0, 0), 7), 'y', 8),
  ring(moved(cylinder(0.07, 1, 0), 0.62, 0, 0), 4),
);
const standing = (solid: Sdf) => turned(turned(solid, 'x', 78), 'y', 0);

export const sawBlade: Recipe = {
  parts: [
    { slot: 'body', solid: standing(bladeSolid) },
    { slot: 'hub', solid: standing(tube(0.4, 0.24, 0.05, 0.01)) },
    { slot: 'label', solid: standing(tube(1.08, 0.72, 0.038, 0.002)) },
  ],
  materials: { hub: steel },
  finishes: {
    steel: { body: stainless, label: plastic('#0b5563', 0.5) },
    red: { body: plastics.red, label: plastic('#f1f1ee', 0.5), hub: metals.dark },
  },
  view: { around: 28, above: 12 },
};

const barrel = turned(
  union(moved(cylinder(0.36, 0.62, 0.1), 0, -0.1, 0), moved(cone(0.16, 0.35, 0.28, 0.03), 0, 0.66, 0)),
  'z',
  -90,
);
const vents = row(box(0.02, 0.16, 2, 0.01), 'x', 5, 0.09);
const handleOutline: Outline = rounded(
  [
    [-0.5, 0.1],
    [0.06, 0.1],
    [-0.06, -0.3],
    [-0.12, -1.0],
    [-0.66, -1.0],
    [-0.6, -0.4],
  ],
  0.12,
);
const chuck = turned(
  union(
    embossed(moved(cylinder(0.24, 0.2, 0.03), 0, 0.98, 0), (x, _y, z) => 0.01 * Math.cos(Math.atan2(z, x) * 24), 0.7),
    moved(cone(0.12, 0.23, 0.1, 0.02), 0, 1.28, 0),
  ),
  'z',
  -90,
);

export const powerDrill: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: blend(0.12, without(barrel, moved(vents, -0.35, 0.06, 1.25)), extrude(handleOutline, 0.2, 0.09)),
    },
    { slot: 'trim', solid: moved(turned(cylinder(0.375, 0.07, 0.03), 'z', 90), 0.4, 0, 0) },
    { slot: 'trim', solid: moved(turned(cylinder(0.33, 0.1, 0.08), 'z', 90), -0.72, 0, 0) },
    { slot: 'trim', solid: rod([-0.6, -0.45, 0], [-0.63, -0.92, 0], 0.15) },
    { slot: 'trigger', solid: moved(turned(box(0.07, 0.15, 0.08, 0.05), 'z', 14), 0.05, -0.4, 0) },
    { slot: 'chuck', solid: chuck },
    { slot: 'steel', solid: turned(moved(cylinder(0.05, 0.4, 0.01), 0, 1.6, 0), 'z', -90) },
    { slot: 'battery', solid: moved(box(0.56, 0.16, 0.33, 0.06), -0.28, -1.24, 0) },
    { slot: 'body', solid: moved(box(0.52, 0.07, 0.3, 0.05), -0.28, -1.04, 0) },
    { slot: 'label', solid: moved(turned(box(0.24, 0.09, 0.02, 0.01), 'x', 0), -0.28, -1.25, 0.325) },
  ],
  materials: {
    trim: rubber,
    trigger: plastics.charcoal,
    chuck: plastics.black,
    steel,
    battery: plastics.charcoal,
    label: plastics.silver,
  },
  finishes: inFinishes('body', {
    blue: plastic('#0d6a80', 0.4),
    yellow: plastics.yellow,
    green: plastic('#4c8f2f', 0.4),
  }),
  view: { around: 22, above: 14 },
};
