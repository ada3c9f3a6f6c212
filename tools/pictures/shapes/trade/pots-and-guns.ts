import { blend, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, rod, torus, tube } from '#tools/pictures/solids.ts';

const print = plastic('#f6f5f0', 0.45);
const ink = plastic('#1c2524', 0.45);

/** Round label that faces the camera: a colour, a pale panel, and lines of print. */
function labelled(low: number, high: number, bare: string) {
  return (x: number, y: number, z: number): string => {
    const at = (y - low) / (high - low);
    if (at < 0 || at > 1) return bare;
    const turn = Math.atan2(x, z) - 0.4;
    if (Math.abs(turn) > 0.7 || at < 0.36 || at > 0.86) return 'label';
    if (Math.abs(turn) < 0.5 && Math.abs(at - 0.7) < 0.06) return 'ink';
    return turn > -0.5 && turn < 0.16 && Math.abs(at - 0.52) < 0.025 ? 'ink' : 'panel';
  };
}

const shoulder: Outline = [
  [0, -1.2],
  [0.48, -1.2],
  [0.54, -1.12],
  [0.54, 0.42],
  [0.46, 0.64],
  [0.2, 0.84],
  [0.2, 0.94],
  [0, 0.94],
];
const spout: Part[] = [
  { slot: 'cap', solid: moved(cylinder(0.25, 0.1, 0.03), 0, 0.98, 0) },
  { slot: 'cap', solid: moved(cone(0.3, 0.16, 0.05, 0.01), 0, 1.36, 0) },
  { slot: 'tip', solid: moved(cone(0.1, 0.085, 0.055, 0.01), 0, 1.68, 0) },
];

/** Squeeze bottle with a drawn-out nozzle. */
export const glueBottle: Recipe = {
  parts: [{ slot: labelled(-0.9, 0.3, 'body'), solid: lathe(shoulder) }, ...spout],
  materials: { panel: print, ink },
  finishes: {
    white: { body: plastics.white, label: plastic('#1f66b5', 0.4), cap: plastics.blue, tip: plastics.white },
    black: {
      body: plastic('#2b2723', 0.35),
      label: plastic('#b5651d', 0.4),
      cap: plastics.black,
      tip: plastics.orange,
    },
  },
  view: { around: 22, above: 14 },
};

/** Wide-mouthed litre bottle with a screw cap and a grip moulded into its side. */
export const chemicalBottle: Recipe = {
  parts: [
    {
      slot: labelled(-0.9, 0.2, 'body'),
      solid: without(
        lathe([
          [0, -1.2],
          [0.58, -1.2],
          [0.62, -1.1],
          [0.62, 0.4],
          [0.5, 0.75],
          [0.26, 0.95],
          [0.26, 1.1],
          [0, 1.1],
        ]),
        moved(torus(0.66, 0.05), 0, 0.32, 0),
      ),
    },
    { slot: 'cap', solid: moved(cylinder(0.31, 0.17, 0.04), 0, 1.2, 0) },
  ],
  materials: { panel: print, ink },
  finishes: { blue: { body: plastics.white, label: plastics.blue, cap: plastics.red } },
  view: { around: 22, above: 14 },
};

/** Lidded plastic tub with a wrap-around label. */
export const tub: Recipe = {
  parts: [
    { slot: labelled(-0.62, 0.34, 'body'), solid: cone(0.72, 0.72, 0.82, 0.03) },
    {
      slot: 'lid',
      solid: moved(union(cylinder(0.9, 0.09, 0.03), moved(tube(0.9, 0.8, 0.06, 0.02), 0, 0.06, 0)), 0, 0.74, 0),
    },
  ],
  materials: { panel: print, ink },
  finishes: {
    white: { body: plastics.white, label: plastic('#0b5563', 0.4), lid: plastics.white },
    yellow: { body: plastics.yellow, label: plastics.charcoal, lid: plastics.black },
  },
  view: { around: 24, above: 22 },
};

const half = (z: number) =>
  moved(turned(union(cylinder(0.2, 0.85, 0.03), moved(cylinder(0.29, 0.04, 0.02), 0, -0.86, 0)), 'z', -90), 0.15, 0, z);

/** Two-part syringe: two barrels, one plunger. */
export const syringe: Recipe = {
  parts: [
    { slot: 'resin', solid: half(-0.21) },
    { slot: 'hardener', solid: half(0.21) },
    {
      slot: 'cap',
      solid: union(
        moved(box(0.12, 0.16, 0.3, 0.06), 1.1, 0, 0),
        moved(turned(cone(0.22, 0.12, 0.06, 0.02), 'z', -90), 1.4, 0, 0),
      ),
    },
    {
      slot: 'plunger',
      solid: union(
        rod([-0.7, 0, -0.21], [-1.3, 0, -0.21], 0.11),
        rod([-0.7, 0, 0.21], [-1.3, 0, 0.21], 0.11),
        moved(box(0.06, 0.18, 0.46, 0.05), -1.36, 0, 0),
      ),
    },
    { slot: 'panel', solid: moved(box(0.5, 0.02, 0.34, 0.01), 0.1, 0.2, 0) },
  ],
  materials: { panel: print, plunger: plastics.silver, cap: plastics.black },
  finishes: { white: { resin: plastics.clear, hardener: plastic('#d9b777', 0.2) } },
  view: { around: -28, above: 34 },
};

const cradle = without(
  moved(turned(tube(0.36, 0.32, 1.0, 0.01), 'z', 90), 0.5, 0.2, 0),
  moved(box(0.95, 0.5, 1, 0), 0.5, 0.62, 0),
);

/** Skeleton gun with a cartridge in it. */
export const sealantGun: Recipe = {
  parts: [
    {
      slot: 'frame',
      solid: union(
        cradle,
        moved(turned(cylinder(0.36, 0.03, 0.02), 'z', 90), -0.5, 0.2, 0),
        moved(turned(tube(0.36, 0.14, 0.03, 0.02), 'z', 90), 1.5, 0.2, 0),
      ),
    },
    { slot: 'tube', solid: moved(turned(cylinder(0.305, 0.92, 0.03), 'z', 90), 0.5, 0.2, 0) },
    { slot: 'panel', solid: moved(turned(cylinder(0.308, 0.34, 0.01), 'z', 90), 0.4, 0.2, 0) },
    { slot: 'nozzle', solid: moved(turned(cone(0.4, 0.13, 0.04, 0.01), 'z', -90), 1.9, 0.2, 0) },
    {
      slot: 'frame',
      solid: blend(
        0.06,
        moved(box(0.16, 0.2, 0.12, 0.05), -0.68, 0.14, 0),
        rod([-0.72, 0.1, 0], [-0.98, -0.95, 0], 0.12),
      ),
    },
    {
      slot: 'steel',
      solid: union(
        rod([-0.6, 0.2, 0], [-1.75, 0.2, 0], 0.045),
        rod([-1.75, 0.2, 0], [-1.8, -0.05, 0], 0.045),
        rod([-0.48, 0.0, 0], [-0.6, -0.85, 0], 0.06),
      ),
    },
  ],
  materials: { tube: plastics.white, panel: plastic('#1f66b5', 0.4), nozzle: plastics.white, steel: metals.zinc },
  finishes: { red: { frame: plastics.red } },
  view: { around: 20, above: 18 },
};

/** Foam can: tall, with a threaded ring and the straw's adaptor on top. */
export const foamCan: Recipe = {
  parts: [
    {
      slot: labelled(-1.2, 0.7, 'metal'),
      solid: lathe([
        [0, -1.3],
        [0.42, -1.3],
        [0.44, -1.24],
        [0.44, 0.76],
        [0.4, 0.9],
        [0.2, 1.02],
        [0, 1.02],
      ]),
    },
    { slot: 'collar', solid: moved(cone(0.18, 0.3, 0.2, 0.03), 0, 1.14, 0) },
    { slot: 'straw', solid: union(rod([0, 1.3, 0], [0, 1.46, 0], 0.07), rod([0, 1.46, 0], [0.95, 1.3, 0.25], 0.045)) },
    { slot: 'collar', solid: rod([0, 1.4, 0], [-0.35, 1.26, -0.05], 0.06) },
  ],
  materials: { metal: metals.stainless, panel: print, ink, straw: plastics.silver },
  finishes: { orange: { label: plastics.orange, collar: plastics.black } },
  view: { around: 22, above: 14 },
};
