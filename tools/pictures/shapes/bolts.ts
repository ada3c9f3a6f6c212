import { common, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { cylinder, hexPrism, sphere, thread, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

const { zinc, black, stainless, brass } = metals;

/** A hexagon with chamfered corners on its upper face. */
export function hexHead(flat: number, half: number): Sdf {
  const ball = flat * 2.2;
  return common(hexPrism(flat, half, flat * 0.03), moved(sphere(ball), 0, half - ball + flat * 0.15, 0));
}

function nut(flat: number, half: number, bore: number, pitch: number): Sdf {
  const ball = flat * 2.2;
  const rounding = moved(sphere(ball), 0, -half + ball - flat * 0.15, 0);
  const countersink = moved(sphere(bore * 1.6), 0, half + bore * 0.98, 0);
  const bored = without(common(hexHead(flat, half), rounding), thread(bore, half * 2, pitch, pitch * 0.5), countersink);
  return bored;
}

const boltBody = union(
  moved(hexHead(0.44, 0.17), 0, 1.1, 0),
  moved(cylinder(0.42, 0.02), 0, 0.925, 0),
  moved(cylinder(0.2, 0.45), 0, 0.5, 0),
  moved(common(thread(0.205, 0.72, 0.1, 0.05), cylinder(0.2, 0.72, 0.07)), 0, -0.6, 0),
);

export const bolt: Recipe = {
  parts: [{ slot: 'body', solid: turned(turned(boltBody, 'y', 30), 'z', 82) }],
  finishes: inFinishes('body', { zinc, black, stainless, brass }),
  view: { around: -38, above: 24 },
};

const flatNut = nut(0.62, 0.32, 0.36, 0.13);

export const hexNut: Recipe = {
  parts: [
    { slot: 'body', solid: moved(flatNut, -0.32, 0, 0) },
    { slot: 'body', solid: moved(turned(turned(turned(flatNut, 'y', 30), 'x', 78), 'y', 24), 0.62, 0.2, 0.34) },
  ],
  finishes: inFinishes('body', { zinc, black, stainless, brass }),
  view: { around: 8, above: 28 },
};

const flatWasher = tube(0.75, 0.4, 0.065, 0.025);

export const washer: Recipe = {
  parts: [
    { slot: 'body', solid: flatWasher },
    { slot: 'body', solid: moved(turned(turned(flatWasher, 'z', 10), 'y', 40), 0.42, 0.17, 0.25) },
    { slot: 'body', solid: moved(turned(turned(flatWasher, 'x', 68), 'y', -28), -0.3, 0.66, -0.5) },
  ],
  finishes: inFinishes('body', { zinc, black, stainless }),
  view: { around: 12, above: 26 },
};

const rodBody = turned(common(thread(0.15, 2.1, 0.095, 0.05), cylinder(0.146, 2.1, 0.05)), 'z', 90);

export const threadedRod: Recipe = {
  parts: [
    { slot: 'body', solid: turned(rodBody, 'y', 10) },
    { slot: 'body', solid: moved(turned(rodBody, 'y', -14), 0.05, 0, 0.5) },
    { slot: 'body', solid: moved(turned(rodBody, 'y', -3), -0.05, 0.24, 0.22) },
  ],
  finishes: inFinishes('body', { zinc, stainless }),
  view: { around: -38, above: 24 },
};
