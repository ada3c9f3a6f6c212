import { mirrored, moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

const { white, black, charcoal, grey } = plastics;

const facing = (solid: Sdf) => turned(solid, 'x', 90);

/** Slotted screw head in a plate that faces z. */
export function plateScrew(x: number, y: number, z: number): Sdf {
  return moved(without(facing(cylinder(0.07, 0.025, 0.012)), moved(box(0.055, 0.009, 0.03, 0), 0, 0, 0.025)), x, y, z);
}

/** Plate of a switch or outlet, given by half its width and half its height. */
export function plate(width: number, height: number): Sdf {
  return box(width, height, 0.085, 0.05);
}

const pins = union(
  moved(box(0.055, 0.105, 0.2, 0.008), 0, 0.24, 0.1),
  mirrored(moved(box(0.105, 0.045, 0.2, 0.008), 0.27, -0.1, 0.1), 'x'),
);
const outletFace = (x: number) => moved(pins, x, -0.1, 0);
const rocker = (x: number, y: number) => moved(turned(box(0.13, 0.19, 0.06, 0.03), 'x', 7), x, y, 0.09);
const rockerGap = (x: number, y: number) => moved(box(0.15, 0.21, 0.05, 0.02), x, y, 0.09);

export const socketOutlet: Recipe = {
  parts: [
    {
      slot: 'plate',
      solid: without(
        plate(1.46, 0.86),
        outletFace(-0.72),
        outletFace(0.72),
        rockerGap(-0.2, 0.42),
        rockerGap(0.2, 0.42),
      ),
    },
    { slot: 'back', solid: moved(box(1.3, 0.7, 0.14, 0.02), 0, 0, -0.2) },
    { slot: 'inside', solid: moved(box(1.4, 0.78, 0.02, 0.0), 0, 0, -0.06) },
    { slot: 'rocker', solid: union(rocker(-0.2, 0.42), rocker(0.2, 0.42)) },
    {
      slot: 'mark',
      solid: union(
        moved(box(0.05, 0.014, 0.008, 0), -0.2, 0.555, 0.132),
        moved(box(0.05, 0.014, 0.008, 0), 0.2, 0.555, 0.132),
      ),
    },
    { slot: 'screw', solid: union(plateScrew(-1.2, 0.02, 0.085), plateScrew(1.2, 0.02, 0.085)) },
  ],
  materials: { screw: metals.steel, back: grey, mark: plastics.red, inside: plastic('#2a2b2d', 0.6) },
  finishes: {
    white: { plate: white, rocker: white },
    chrome: { plate: metals.stainless, rocker: charcoal },
    black: { plate: plastic('#26282a', 0.3), rocker: black },
  },
  view: { around: 26, above: 12 },
};

const key = (x: number) => moved(turned(box(0.2, 0.36, 0.1, 0.04), 'x', x > 0 ? -6 : 6), x, 0, 0.09);
const keyGap = (x: number) => moved(box(0.225, 0.385, 0.08, 0.02), x, 0, 0.1);

export const lightSwitch: Recipe = {
  parts: [
    { slot: 'plate', solid: without(plate(0.86, 0.86), keyGap(-0.235), keyGap(0.235)) },
    { slot: 'back', solid: moved(box(0.7, 0.7, 0.14, 0.02), 0, 0, -0.2) },
    { slot: 'key', solid: union(key(-0.235), key(0.235)) },
    { slot: 'screw', solid: union(plateScrew(-0.66, 0, 0.085), plateScrew(0.66, 0, 0.085)) },
  ],
  materials: { screw: metals.steel, back: grey },
  finishes: {
    white: { plate: white, key: white },
    chrome: { plate: metals.stainless, key: charcoal },
    black: { plate: plastic('#26282a', 0.3), key: black },
  },
  view: { around: 30, above: 14 },
};

const gland = union(
  moved(hexPrism(0.2, 0.08, 0.02), 0, 0.1, 0),
  moved(cylinder(0.15, 0.14, 0.03), 0, 0.22, 0),
  moved(cone(0.06, 0.15, 0.1, 0.02), 0, 0.4, 0),
);

export const junctionBox: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: without(
        box(0.86, 0.86, 0.42, 0.08),
        moved(without(box(1, 1, 0.012, 0), box(0.835, 0.835, 1, 0)), 0, 0, 0.22),
      ),
    },
    { slot: 'body', solid: moved(box(0.8, 0.8, 0.06, 0.05), 0, 0, 0.43) },
    {
      slot: 'screw',
      solid: mirrored(
        moved(
          without(facing(cylinder(0.075, 0.03, 0.012)), moved(box(0.05, 0.012, 0.03, 0), 0, 0, 0.03)),
          0.68,
          0.68,
          0.49,
        ),
        'x',
        'y',
      ),
    },
    { slot: 'gland', solid: moved(turned(gland, 'z', -90), 0.82, 0.28, 0) },
    { slot: 'gland', solid: moved(turned(gland, 'z', -90), 0.82, -0.32, 0) },
    { slot: 'gland', solid: moved(gland, 0, 0.82, 0) },
  ],
  materials: { screw: metals.steel, gland: black },
  finishes: {
    white: { body: white },
    grey: { body: plastics.silver },
    black: { body: charcoal, gland: grey },
  },
  view: { around: 30, above: 20 },
};

const breakers = 8;
const breaker = union(box(0.145, 0.36, 0.12, 0.015), moved(box(0.145, 0.2, 0.17, 0.015), 0, 0, 0.02));

export const consumerUnit: Recipe = {
  parts: [
    { slot: 'body', solid: without(box(1.75, 0.95, 0.36, 0.05), moved(box(1.52, 0.44, 0.2, 0.02), 0, -0.02, 0.36)) },
    { slot: 'inner', solid: moved(box(1.5, 0.42, 0.02, 0), 0, -0.02, 0.17) },
    { slot: 'breaker', solid: moved(row(breaker, 'x', breakers, 0.31), 0.2, -0.02, 0.28) },
    {
      slot: 'toggle',
      solid: moved(
        row(moved(turned(box(0.055, 0.09, 0.06, 0.015), 'x', -24), 0, 0.05, 0.2), 'x', breakers, 0.31),
        0.2,
        -0.02,
        0.3,
      ),
    },
    { slot: 'main', solid: moved(box(0.14, 0.36, 0.14, 0.02), -1.25, -0.02, 0.3) },
    { slot: 'mainToggle', solid: moved(turned(box(0.1, 0.12, 0.08, 0.02), 'x', -24), -1.25, 0.02, 0.48) },
    { slot: 'lid', solid: moved(turned(moved(box(1.56, 0.29, 0.02, 0.015), 0, 0.29, 0), 'x', -72), 0, 0.46, 0.36) },
    { slot: 'screw', solid: mirrored(moved(facing(cylinder(0.06, 0.02, 0.01)), 1.55, 0.8, 0.37), 'x', 'y') },
    { slot: 'strip', solid: moved(box(1.4, 0.05, 0.004, 0), 0, -0.6, 0.362) },
  ],
  materials: {
    breaker: plastic('#e4e5e3', 0.4),
    toggle: black,
    main: plastic('#e4e5e3', 0.4),
    mainToggle: plastics.red,
    lid: plastic('#aab7bc', 0.08),
    screw: metals.steel,
    inner: charcoal,
    strip: plastic('#0b5563', 0.5),
  },
  finishes: { white: { body: white }, grey: { body: plastic('#a7adb0', 0.45) } },
  view: { around: 24, above: 18 },
};
