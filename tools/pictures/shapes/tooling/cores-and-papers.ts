import { mirrored, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, rod, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';
import { threaded } from '#tools/pictures/shapes/fasteners/threaded.ts';

const { steel, chrome, dark } = metals;

/** Leans so that the mouth of the core is visible. */
const tilted = (solid: Sdf): Sdf => turned(turned(solid, 'z', -68), 'y', -32);

/** Core with its diamond segments, and a tile drill beside it. */
export const diamondCore: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: tilted(union(tube(0.72, 0.66, 0.95, 0.01), moved(cylinder(0.72, 0.07, 0.02), 0, -0.92, 0))),
    },
    { slot: 'segment', solid: tilted(moved(ring(moved(box(0.05, 0.13, 0.19, 0.01), 0.69, 0, 0), 8), 0, 1.0, 0)) },
    {
      slot: 'shank',
      solid: tilted(union(moved(hexPrism(0.28, 0.16, 0.03), 0, -1.1, 0), moved(cylinder(0.16, 0.5, 0.02), 0, -1.5, 0))),
    },
    { slot: 'shank', solid: tilted(moved(cylinder(0.1, 1.0, 0.01), 0, 0.1, 0)) },
    { slot: 'segment', solid: tilted(moved(cone(0.1, 0.1, 0.03, 0.01), 0, 1.2, 0)) },
  ],
  materials: { segment: grained(dark, (x, y, z) => 0.6 + 0.5 * noise(x * 40, y * 40, z * 40)), shank: steel },
  finishes: inFinishes('body', { blue: plastic('#24548f', 0.35) }),
  view: { around: 12, above: 20 },
};

const wheel = turned(cylinder(0.2, 0.06, 0.02), 'x', 90);

/** Frame with its wheel and rollers, and the knob that tightens them on the pipe. */
export const pipeCutter: Recipe = {
  parts: laid(
    [
      {
        slot: 'body',
        solid: union(
          moved(box(0.24, 1.05, 0.2, 0.08), -0.55, 0.3, 0),
          moved(box(0.62, 0.24, 0.2, 0.08), -0.1, 1.2, 0),
          moved(box(0.62, 0.2, 0.2, 0.08), -0.1, -0.62, 0),
        ),
      },
      {
        slot: 'body',
        solid: moved(without(box(0.34, 0.22, 0.17, 0.05), moved(box(0.4, 0.16, 0.1, 0), 0, 0.16, 0)), 0.16, 0.02, 0),
      },
      { slot: 'steel', solid: mirrored(moved(wheel, 0.16, 0, 0), 'x') },
      { slot: 'steel', solid: union(moved(wheel, -0.06, 0.92, 0), moved(wheel, 0.4, 0.92, 0)) },
      { slot: 'steel', solid: moved(turned(cylinder(0.24, 0.02, 0.01), 'x', 90), 0.16, 0.26, 0) },
      { slot: 'thread', solid: moved(threaded(0.13, -1.2, 0.0, 0.1), 0.16, 0, 0) },
      {
        slot: 'knob',
        solid: moved(
          union(cylinder(0.3, 0.3, 0.06), ring(moved(rod([0, -0.26, 0], [0, 0.26, 0], 0.06), 0.3, 0, 0), 12)),
          0.16,
          -1.3,
          0,
        ),
      },
    ].map((part) => (part.slot === 'steel' ? { ...part, solid: moved(part.solid, 0, 0, 0.13) } : part)),
    -36,
  ),
  materials: { steel, thread: chrome, knob: plastics.charcoal },
  finishes: inFinishes('body', { red: plastics.red }),
  view: { around: 10, above: 44 },
};

const grit = (hex: string) => grained(plastic(hex, 0.95), (x, y, z) => 0.7 + 0.5 * noise(x * 46, y * 46, z * 46));

/** Sheets of three grits fanned out, with a roll behind them. */
export const sandingSheet: Recipe = {
  parts: [
    { slot: 'coarse', solid: turned(box(1.0, 0.02, 0.8, 0.01), 'y', 14) },
    { slot: 'middle', solid: moved(turned(box(1.0, 0.02, 0.8, 0.01), 'y', -2), 0.1, 0.045, 0.16) },
    { slot: 'body', solid: moved(turned(box(1.0, 0.02, 0.8, 0.01), 'y', -18), 0.2, 0.09, 0.32) },
    { slot: 'body', solid: moved(turned(tube(0.42, 0.2, 1.0, 0.01), 'z', 90), -0.1, 0.42, -1.2) },
    { slot: 'core', solid: moved(turned(tube(0.21, 0.16, 1.01, 0.01), 'z', 90), -0.1, 0.42, -1.2) },
  ],
  materials: { coarse: grit('#6e3a22'), middle: grit('#8f4f2b'), core: plastic('#c8b08a', 0.8) },
  finishes: inFinishes('body', { brown: grit('#b3703c') }),
  view: { around: 24, above: 32 },
};
