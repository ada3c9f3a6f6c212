import { moved, ring, row, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, hexPrism, rod } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { chrome, steel } = metals;
const { charcoal, red, yellow } = plastics;

const socket = (radius: number, high: number): Sdf =>
  without(cylinder(radius, high, 0.03), moved(hexPrism(radius * 0.66, 0.12, 0.01), 0, high, 0));

/** Each is a separate part, so that rays skip those that they can't hit. */
const sockets: readonly Part[] = [
  ...[0.11, 0.13, 0.15, 0.17, 0.2, 0.23].map((radius, at) =>
    moved(socket(radius, 0.2), -1.18 + at * 0.41 + radius * 0.4, -0.62, -0.5),
  ),
  ...[0.1, 0.12, 0.14, 0.16].map((radius, at) => moved(socket(radius, 0.2), -1.18 + at * 0.34, -0.62, 0.02)),
].map((solid) => ({ slot: 'body', solid }));

/** Open case: ratchet in front, rows of sockets behind it, the lid leaning back. */
export const socketSet: Recipe = {
  parts: [
    {
      slot: 'case',
      solid: without(moved(box(1.5, 0.2, 0.95, 0.06), 0, -0.9, 0), moved(box(1.4, 0.1, 0.85, 0.03), 0, -0.7, 0)),
    },
    { slot: 'tray', solid: moved(box(1.39, 0.05, 0.84, 0.02), 0, -0.82, 0) },
    {
      slot: 'case',
      solid: moved(
        turned(without(box(1.5, 0.92, 0.12, 0.06), moved(box(1.4, 0.82, 0.1, 0.03), 0, 0, 0.1)), 'x', -14),
        0,
        0.22,
        -1.22,
      ),
    },
    ...sockets,
    {
      slot: 'body',
      solid: union(
        moved(cylinder(0.24, 0.1, 0.04), 1.0, -0.64, 0.5),
        rod([1.0, -0.64, 0.5], [0.1, -0.64, 0.5], 0.085),
        moved(cylinder(0.1, 0.04, 0.02), 1.0, -0.52, 0.5),
      ),
    },
    { slot: 'grip', solid: rod([-0.1, -0.64, 0.5], [-1.05, -0.64, 0.5], 0.13, 0.14) },
    { slot: 'body', solid: rod([0.45, -0.7, 0.04], [1.2, -0.7, 0.04], 0.07) },
    { slot: 'latch', solid: moved(row(box(0.16, 0.12, 0.04, 0.02), 'x', 2, 1.7), 0, -0.86, 0.97) },
  ],
  materials: { case: charcoal, tray: plastic('#b3261f', 0.5), grip: red, latch: steel },
  finishes: inFinishes('body', { chrome }),
  view: { around: 26, above: 32 },
};

/** One turn of a knurl's slanted bars. */
const knurl = ring(moved(turned(box(0.02, 0.42, 0.02, 0.005), 'x', 12), 0.175, 0, 0), 16);
const along = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, solid: turned(turned(part.solid, 'z', 90), 'y', 24) }));

export const torqueWrench: Recipe = {
  parts: along([
    {
      slot: 'body',
      solid: union(
        moved(cylinder(0.11, 1.5, 0.02), 0, 0.1, 0),
        moved(turned(cylinder(0.34, 0.15, 0.05), 'z', 90), 0, 1.75, 0),
        moved(box(0.1, 0.3, 0.2, 0.05), 0, 1.5, 0),
        moved(box(0.14, 0.1, 0.1, 0.02), -0.26, 1.75, 0),
      ),
    },
    { slot: 'dial', solid: moved(turned(cylinder(0.2, 0.05, 0.02), 'z', 90), 0.16, 1.75, 0) },
    { slot: 'scale', solid: moved(cylinder(0.135, 0.28, 0.02), 0, -0.72, 0) },
    { slot: 'mark', solid: moved(row(cylinder(0.14, 0.012, 0), 'y', 6, 0.09), 0, -0.72, 0) },
    { slot: 'grip', solid: moved(union(cylinder(0.17, 0.52, 0.03), knurl), 0, -1.5, 0) },
    { slot: 'cap', solid: moved(cylinder(0.185, 0.09, 0.04), 0, -2.08, 0) },
  ]),
  materials: { dial: rubber, scale: yellow, mark: charcoal, grip: metals.black, cap: red },
  finishes: inFinishes('body', { chrome }),
  view: { around: -10, above: 34 },
};
