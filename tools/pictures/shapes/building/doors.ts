import { blend, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, ellipsoid, rod } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { brass, stainless, black, steel, dark } = metals;

const hardware = { brass, stainless, black };

const rose = (x: number): Sdf => moved(turned(cylinder(0.42, 0.07, 0.04), 'x', 90), x, 0, 0);

const lever = (x: number, away: 1 | -1): Sdf =>
  blend(0.06, rod([x, 0, 0], [x, 0, 0.42], 0.13), rod([x, 0, 0.42], [x + away * 1.25, 0, 0.44], 0.12, 0.1));

export const leverHandle: Recipe = {
  parts: [
    { slot: 'body', solid: moved(union(rose(0), lever(0, 1)), -0.6, 0.5, 0) },
    { slot: 'body', solid: moved(turned(union(rose(0), lever(0, 1)), 'x', -90), -0.5, -0.35, 0.6) },
  ],
  finishes: inFinishes('body', hardware),
  view: { around: 24, above: 24 },
};

export const pullHandle: Recipe = {
  parts: [
    {
      slot: 'body',
      solid: turned(
        union(
          rod([-1.4, 0.42, 0], [1.4, 0.42, 0], 0.13),
          mirrored(
            union(moved(cylinder(0.11, 0.24, 0.01), 1.05, 0.18, 0), moved(cylinder(0.26, 0.04, 0.02), 1.05, -0.08, 0)),
            'x',
          ),
        ),
        'y',
        24,
      ),
    },
  ],
  finishes: inFinishes('body', hardware),
  view: { around: 4, above: 26 },
};

const knobOf = (x: number, z: number, turn: number): Sdf =>
  moved(
    turned(
      union(
        cylinder(0.36, 0.05, 0.03),
        moved(cylinder(0.14, 0.2, 0.02), 0, 0.2, 0),
        moved(ellipsoid(0.42, 0.3, 0.42), 0, 0.56, 0),
      ),
      'x',
      turn,
    ),
    x,
    0,
    z,
  );

export const knob: Recipe = {
  parts: [
    { slot: 'body', solid: knobOf(-0.5, -0.2, 0) },
    { slot: 'body', solid: moved(turned(knobOf(0, 0, 78), 'y', 30), 0.45, 0.3, 0.5) },
  ],
  finishes: inFinishes('body', hardware),
  view: { around: 10, above: 24 },
};

const faceScrews = mirrored(moved(turned(cylinder(0.06, 0.03, 0.01), 'z', 90), 0.76, 0.92, 0), 'y');

export const morticeLock: Recipe = {
  parts: [
    {
      slot: 'case',
      solid: without(
        box(0.7, 0.72, 0.14, 0.03),
        moved(box(0.12, 0.12, 1, 0.02), 0.12, 0.3, 0),
        moved(turned(cylinder(0.13, 1, 0), 'x', 90), 0.12, -0.3, 0),
        moved(box(0.05, 0.16, 1, 0), 0.12, -0.44, 0),
      ),
    },
    { slot: 'body', solid: moved(box(0.04, 1.12, 0.2, 0.02), 0.72, 0, 0) },
    {
      slot: 'bolt',
      solid: union(moved(box(0.16, 0.16, 0.1, 0.02), 0.88, -0.3, 0), moved(box(0.14, 0.15, 0.09, 0.04), 0.84, 0.32, 0)),
    },
    { slot: 'bolt', solid: faceScrews },
  ],
  materials: { case: plastic('#3c4246', 0.45), bolt: stainless },
  finishes: inFinishes('body', hardware),
  view: { around: 32, above: 16 },
};

const profile = (half: number): Sdf =>
  union(turned(cylinder(0.3, half, 0.02), 'z', 90), moved(box(half, 0.3, 0.15, 0.1), 0, -0.36, 0));

const keyHead = turned(without(cylinder(0.32, 0.04, 0.02), moved(cylinder(0.09, 1, 0), -0.18, 0, 0)), 'x', 90);

export const euroCylinder: Recipe = {
  parts: [
    { slot: 'body', solid: without(profile(1.1), moved(box(0.14, 0.4, 0.4, 0), 0, -0.5, 0)) },
    { slot: 'cam', solid: moved(box(0.1, 0.3, 0.14, 0.04), 0, -0.34, 0) },
    { slot: 'plug', solid: mirrored(moved(turned(cylinder(0.2, 0.03, 0.01), 'z', 90), 1.1, 0, 0), 'x') },
    { slot: 'cam', solid: union(moved(keyHead, 1.72, 0, 0), rod([1.1, 0, 0], [1.5, 0, 0], 0.05)) },
  ],
  materials: { cam: steel, plug: dark },
  finishes: inFinishes('body', { brass, stainless }),
  view: { around: 30, above: 20 },
};

export const doorCloser: Recipe = {
  parts: [
    { slot: 'body', solid: box(1.1, 0.3, 0.26, 0.06) },
    {
      slot: 'arm',
      solid: union(
        moved(cylinder(0.14, 0.12, 0.03), -0.5, 0.4, 0),
        rod([-0.5, 0.46, 0], [0.75, 0.46, 0.85], 0.07),
        moved(cylinder(0.1, 0.09, 0.02), 0.75, 0.46, 0.85),
        rod([0.75, 0.54, 0.85], [1.5, 0.54, -0.2], 0.065),
        moved(box(0.3, 0.05, 0.12, 0.02), 1.5, 0.6, -0.25),
      ),
    },
    {
      slot: 'screw',
      solid: union(
        moved(turned(cylinder(0.07, 0.03, 0.01), 'z', 90), 1.1, 0.08, 0),
        moved(turned(cylinder(0.05, 0.03, 0.01), 'z', 90), 1.1, -0.12, 0),
      ),
    },
  ],
  materials: { arm: metals.zinc, screw: dark },
  finishes: inFinishes('body', { grey: plastics.silver }),
  view: { around: 28, above: 26 },
};
