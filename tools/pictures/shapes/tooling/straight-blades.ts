import { moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Outline } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { laid } from '#tools/pictures/shapes/laid.ts';

const { black, dark } = metals;

/** Strip along x with teeth that lean back on its lower edge. */
function toothed(from: number, to: number, count: number, top: number, root: number, tip: number): Outline {
  const pitch = (to - from) / count;
  const teeth = Array.from({ length: count }, (_, at) => [
    [to - at * pitch, root] as const,
    [to - (at + 0.25) * pitch, tip] as const,
  ]).flat();
  return [[from, root], [from, top], [to, top], ...teeth];
}

const hole = (x: number, radius: number): Sdf => moved(turned(cylinder(radius, 1, 0), 'x', 90), x, 0, 0);

const jigsawShank: Outline = [
  [-1.7, -0.14],
  [-1.62, -0.2],
  [-1.2, -0.2],
  [-1.2, -0.36],
  [-1.02, -0.36],
  [-1.02, -0.2],
  [-0.8, -0.2],
  [-0.62, -0.28],
  [1.62, -0.28],
  [1.5, 0.2],
  [-0.62, 0.2],
  [-0.8, 0.12],
  [-1.02, 0.12],
  [-1.02, 0.28],
  [-1.2, 0.28],
  [-1.2, 0.12],
  [-1.62, 0.12],
  [-1.7, 0.06],
];

/** T-shanks with two lugs, and teeth from coarse to fine. */
export const jigsawBlade: Recipe = {
  parts: [11, 16, 24].flatMap((count, at) =>
    laid(
      [
        {
          slot: at === 1 ? 'black' : 'body',
          solid: union(
            extrude(jigsawShank, 0.035, 0.008),
            extrude(toothed(-0.55, 1.62, count, -0.2, -0.28, -0.28 - 1.6 / count), 0.035, 0.006),
          ),
        },
      ],
      16,
    ).map((part) => ({ ...part, solid: moved(part.solid, at * 0.08, 0, at * 0.86) })),
  ),
  materials: { black },
  finishes: { steel: { body: dark } },
  view: { around: 8, above: 50 },
};

/** Fanned out around the end of their shanks, each on top of the previous one. */
function fanned(parts: readonly Part[], end: number, turns: readonly number[]): Part[] {
  return turns.flatMap((turn, at) =>
    laid(
      parts.map((part) => ({ ...part, solid: moved(part.solid, end, 0, 0) })),
      turn,
    ).map((part) => ({ ...part, solid: moved(part.solid, -end, at * 0.08, 0) })),
  );
}

const longBlade: Outline = [
  [-2.0, -0.13],
  [-1.45, -0.13],
  [-1.3, -0.24],
  [2.0, -0.24],
  [1.72, 0.26],
  [-1.3, 0.26],
  [-1.45, 0.13],
  [-2.0, 0.13],
];

/** Long painted blades with bare teeth, and the holed tang that the saw grips. */
export const reciprocatingBlade: Recipe = {
  parts: fanned(
    [
      { slot: 'body', solid: without(extrude(longBlade, 0.035, 0.008), moved(box(0.75, 1, 1, 0), -2.05, 0, 0)) },
      { slot: 'bare', solid: without(extrude(longBlade, 0.034, 0.008), hole(-1.72, 0.075)) },
      { slot: 'bare', solid: extrude(toothed(-1.2, 1.98, 17, -0.14, -0.24, -0.36), 0.038, 0.006) },
      { slot: 'print', solid: moved(box(0.6, 0.07, 0.037, 0.004), 0.1, 0.06, 0) },
    ],
    2,
    [18, 0, -18],
  ),
  materials: { bare: dark, print: plastics.white },
  finishes: { red: { body: plastics.red } },
  view: { around: 4, above: 52 },
};

const strip: Outline = [
  [-2, -0.1],
  [-1.94, -0.17],
  [1.94, -0.17],
  [2, -0.1],
  [2, 0.1],
  [1.94, 0.17],
  [-1.94, 0.17],
  [-2, 0.1],
];

/** Narrow strips with fine teeth and a hole at each end. */
export const hacksawBlade: Recipe = {
  parts: fanned(
    [
      { slot: 'body', solid: without(extrude(strip, 0.03, 0.006), hole(-1.84, 0.08), hole(1.84, 0.08)) },
      { slot: 'bare', solid: extrude(toothed(-1.7, 1.7, 44, -0.1, -0.16, -0.22), 0.034, 0.004) },
    ],
    1.84,
    [21, 7, -7, -21],
  ),
  materials: { bare: dark },
  finishes: { blue: { body: plastics.blue } },
  view: { around: 4, above: 52 },
};
