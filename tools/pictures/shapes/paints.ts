import { blend, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { lathe, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cone, cylinder, torus, tube } from '#tools/pictures/solids.ts';

const { zinc, stainless } = metals;
const { white, blue, green, grey, black, charcoal, red } = plastics;
const print = plastic('#f6f5f0', 0.45);
const ink = plastic('#1c2524', 0.45);

/** Wrap-around label: colour field, pale panel and two printed lines facing the camera. */
function labelSlot(low: number, high: number, bare: string) {
  const share = (y: number) => (y - low) / (high - low);
  return (x: number, y: number, z: number): string => {
    const at = share(y);
    if (at < 0 || at > 1) return bare;
    const turn = Math.atan2(x, z) - 0.42;
    const isPanel = Math.abs(turn) < 0.62 && at > 0.34 && at < 0.8;
    if (!isPanel) return at < 0.1 || at > 0.94 ? 'band' : 'label';
    if (Math.abs(turn) < 0.46 && Math.abs(at - 0.66) < 0.055) return 'ink';
    if (turn > -0.46 && turn < 0.12 && Math.abs(at - 0.52) < 0.022) return 'ink';
    return turn > -0.46 && turn < 0.3 && Math.abs(at - 0.44) < 0.016 ? 'ink' : 'panel';
  };
}

const tinLid = union(
  moved(cylinder(0.66, 0.02, 0.01), 0, 0.8, 0),
  moved(torus(0.66, 0.03), 0, 0.82, 0),
  moved(torus(0.52, 0.015), 0, 0.82, 0),
);

export const paintTin: Recipe = {
  parts: [
    { slot: labelSlot(-0.7, 0.62, 'tin'), solid: cylinder(0.78, 0.82, 0.01) },
    { slot: 'tin', solid: union(moved(torus(0.78, 0.035), 0, 0.82, 0), moved(torus(0.78, 0.03), 0, -0.82, 0)) },
    { slot: 'tin', solid: tinLid },
    { slot: 'tin', solid: moved(turned(cylinder(0.09, 0.04, 0.02), 'z', 90), 0.8, 0.42, 0) },
    {
      slot: 'wire',
      solid: cable(
        [
          [0.83, 0.42, 0],
          [0.8, 0.2, 0.4],
          [0.5, -0.1, 0.8],
          [0, -0.22, 0.92],
          [-0.5, -0.1, 0.8],
          [-0.8, 0.2, 0.4],
          [-0.83, 0.42, 0],
        ],
        0.018,
        5,
      ),
    },
  ],
  materials: { tin: zinc, wire: stainless, panel: print, ink },
  finishes: {
    white: { label: plastic('#dfe5e4', 0.4), band: plastic('#0b5563', 0.4) },
    blue: { label: blue, band: plastic('#123a6b', 0.4) },
    green: { label: green, band: plastic('#1d5c34', 0.4) },
    grey: { label: grey, band: plastic('#4c5357', 0.4) },
  },
  view: { around: 24, above: 20 },
};

const nozzle = without(
  moved(cone(0.62, 0.15, 0.05, 0.01), 0, 1.62, 0),
  moved(turned(box(1, 1, 1, 0), 'z', 30), 0.45, 3.25, 0),
);

const cartridge: Recipe['parts'] = [
  { slot: labelSlot(-1.15, 0.62, 'body'), solid: moved(cylinder(0.38, 1.2, 0.02), 0, -0.3, 0) },
  {
    slot: 'body',
    solid: union(
      moved(cylinder(0.36, 0.05, 0.03), 0, 0.92, 0),
      moved(cylinder(0.18, 0.1, 0.02), 0, 1.0, 0),
      moved(tube(0.39, 0.33, 0.05, 0.02), 0, -1.5, 0),
    ),
  },
  { slot: 'nozzle', solid: nozzle },
];
const standing = (dx: number, dz: number): Recipe['parts'] =>
  cartridge.map(({ slot, solid }) => ({
    slot: typeof slot === 'string' ? slot : (x, y, z) => slot(x - dx, y + 0.3, z - dz),
    solid: moved(solid, dx, -0.3, dz),
  }));

export const sealantTube: Recipe = {
  parts: [...standing(-0.3, 0.3), ...standing(0.42, -0.42)],
  materials: { panel: print, ink, nozzle: plastics.white },
  finishes: {
    white: { body: white, label: plastic('#e8ecec', 0.3), band: plastic('#0b5563', 0.4) },
    grey: { body: plastics.silver, label: plastics.grey, band: plastic('#0b5563', 0.4) },
    black: { body: black, label: charcoal, band: plastics.orange, nozzle: black },
  },
  view: { around: 20, above: 14 },
};

const can = lathe(
  rounded(
    [
      [0, -1.3],
      [0.44, -1.3],
      [0.46, -1.24],
      [0.46, 0.72],
      [0.42, 0.86],
      [0.26, 0.98],
      [0, 1.0],
    ],
    0.06,
  ),
);

export const aerosol: Recipe = {
  parts: [
    { slot: labelSlot(-1.22, 0.72, 'metal'), solid: can },
    { slot: 'metal', solid: union(moved(torus(0.455, 0.022), 0, -1.27, 0), moved(torus(0.44, 0.02), 0, 0.76, 0)) },
    {
      slot: 'cap',
      solid: moved(blend(0.02, cylinder(0.36, 0.26, 0.05), moved(cylinder(0.37, 0.03, 0.02), 0, -0.2, 0)), 0, 1.14, 0),
    },
  ],
  materials: { metal: stainless, panel: print, ink },
  finishes: {
    white: { label: white, band: plastic('#0b5563', 0.4), cap: white },
    red: { label: red, band: plastic('#7d130f', 0.4), cap: red },
    black: { label: charcoal, band: plastics.orange, cap: black },
  },
  view: { around: 24, above: 14 },
};
