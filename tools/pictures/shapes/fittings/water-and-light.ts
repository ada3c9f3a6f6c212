import { blend, moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, rod, torus, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { brass, chrome } = metals;

export const basinMixer: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: blend(
        0.1,
        union(cylinder(0.34, 0.62, 0.04), moved(cylinder(0.42, 0.05, 0.03), 0, -0.6, 0)),
        rod([0, 0.05, 0], [1.15, 0.3, 0], 0.19, 0.15),
      ),
    },
    { slot: 'body', solid: moved(cylinder(0.13, 0.09, 0.02), 1.1, 0.12, 0) },
    {
      slot: 'body',
      solid: union(moved(cylinder(0.31, 0.16, 0.06), 0, 0.82, 0), rod([0, 0.92, 0], [0.85, 1.2, 0], 0.08)),
    },
  ],
  finishes: inFinishes('body', { chrome, brass, black: metals.black }),
  view: { around: 28, above: 16 },
};

const swan = without(moved(turned(torus(0.5, 0.11), 'x', 90), 0.5, 0.95, 0), moved(box(1, 1, 1, 0), 0.5, -0.05, 0));

export const kitchenMixer: Recipe = {
  parts: [
    { slot: 'body', solid: union(rod([0, -0.6, 0], [0, 0.95, 0], 0.11), swan, rod([1, 0.95, 0], [1, 0.6, 0], 0.11)) },
    {
      slot: 'body',
      solid: union(moved(cylinder(0.24, 0.42, 0.05), 0, -0.8, 0), moved(cylinder(0.32, 0.05, 0.03), 0, -1.2, 0)),
    },
    {
      slot: 'body',
      solid: union(
        moved(turned(cylinder(0.15, 0.16, 0.03), 'x', 90), 0, -0.7, 0.34),
        rod([0, -0.7, 0.44], [0.2, 0.0, 0.62], 0.055),
      ),
    },
  ],
  finishes: inFinishes('body', { chrome, brass, black: metals.black }),
  view: { around: 24, above: 14 },
};

export const thermostat: Recipe = {
  parts: [
    { slot: 'body', solid: box(0.85, 0.85, 0.2, 0.1) },
    { slot: 'ring', solid: moved(turned(tube(0.62, 0.54, 0.1, 0.03), 'x', 90), 0, 0, 0.2) },
    { slot: 'dial', solid: moved(turned(cylinder(0.54, 0.09, 0.03), 'x', 90), 0, 0, 0.22) },
    { slot: 'mark', solid: moved(box(0.02, 0.14, 0.02, 0.01), 0.0, 0.34, 0.31) },
    {
      slot: 'mark',
      solid: union(
        ...[-120, -80, -40, 0, 40, 80, 120].map((turn) =>
          turned(moved(box(0.014, 0.05, 0.02, 0), 0, 0.71, 0.2), 'z', turn),
        ),
      ),
    },
  ],
  materials: { ring: plastics.silver, dial: plastics.white, mark: plastics.charcoal },
  finishes: inFinishes('body', { white: plastics.white }),
  view: { around: 28, above: 14 },
};

const bit = (x: number, length: number) =>
  moved(
    turned(
      union(
        moved(cylinder(0.16, length, 0.02), 0, 0, 0),
        moved(cylinder(0.1, 0.2, 0.01), 0, length + 0.15, 0),
        moved(box(0.085, 0.14, 0.03, 0.01), 0, length + 0.42, 0),
        moved(box(0.03, 0.14, 0.085, 0.01), 0, length + 0.42, 0),
      ),
      'x',
      -90,
    ),
    x,
    0,
    0,
  );

/** Hexagon bits with a cross tip, in a row. */
export const driverBit: Recipe = {
  parts: [
    { slot: 'body', solid: row(bit(0, 0.5), 'x', 4, 0.52) },
    { slot: 'band', solid: row(turned(cylinder(0.167, 0.09, 0.01), 'x', 90), 'x', 4, 0.52) },
  ],
  materials: { band: plastics.blue },
  finishes: inFinishes('body', { steel: metals.stainless }),
  view: { around: 32, above: 38 },
};

/** Film wound on a core, its end laid out flat. */
export const filmRoll: Recipe = {
  parts: [
    { slot: 'body', solid: turned(without(cylinder(0.55, 1.4, 0.02), cylinder(0.2, 3, 0)), 'z', 90) },
    { slot: 'core', solid: turned(tube(0.24, 0.2, 1.42, 0.01), 'z', 90) },
    { slot: 'body', solid: moved(box(1.4, 0.012, 0.6, 0.004), 0, -0.54, 0.5) },
    { slot: 'band', solid: turned(row(tube(0.555, 0.5, 0.05, 0.005), 'y', 2, 1.6), 'z', 90) },
  ],
  materials: { core: plastic('#b98d5e', 0.8), band: plastics.white },
  finishes: inFinishes('body', { black: plastic('#26282a', 0.25), blue: plastic('#2f66a8', 0.3) }),
  view: { around: 34, above: 24 },
};
