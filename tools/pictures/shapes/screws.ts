import { blend, common, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics } from '#tools/pictures/materials.ts';
import { lathe } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, thread } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

/** Cross recess, cut from above. */
function crossRecess(size: number): Sdf {
  const arm = (turn: number) => turned(box(size, size * 1.2, size * 0.24, 0.01), 'y', turn);
  return common(union(arm(0), arm(90)), moved(cone(size * 1.2, size * 0.2, size * 1.5), 0, 0, 0));
}

interface ScrewShape {
  readonly head: number;
  readonly headDeep: number;
  readonly core: number;
  readonly crest: number;
  readonly pitch: number;
  readonly shank: number;
}

/** Countersunk screw, head up, tip down, four units tall in total. */
function screw({ head, headDeep, core, crest, pitch, shank }: ScrewShape): Sdf {
  const top = 1.5;
  const profile = lathe([
    [0, top],
    [head, top],
    [head, top - 0.04],
    [core * 1.15, top - headDeep],
    [core * 1.15, shank],
    [core, shank - 0.06],
    [core, -1.05],
    [0.0, -1.62],
  ]);
  const tip = moved(cone(0.29, 0.005, crest, 0.004), 0, -1.33, 0);
  const straight = moved(cylinder(crest, (shank + 1.05) / 2 + 0.01, 0.05), 0, (shank - 1.05) / 2, 0);
  const worm = common(moved(thread(crest, 1.6, pitch, crest - core * 0.8), 0, 0, 0), union(tip, straight));
  return without(union(profile, worm), moved(crossRecess(head * 0.52), 0, top, 0));
}

/** Two of the same side by side, head to tip. */
function pair(solid: Sdf, lean: number): Recipe['parts'] {
  const lying = turned(solid, 'z', lean);
  return [
    { slot: 'body', solid: moved(turned(lying, 'y', 168), 0.1, 0, -0.5) },
    { slot: 'body', solid: moved(turned(lying, 'y', 10), -0.1, 0, 0.42) },
  ];
}

export const woodScrew: Recipe = {
  parts: pair(screw({ head: 0.42, headDeep: 0.36, core: 0.15, crest: 0.235, pitch: 0.19, shank: 0.55 }), 79),
  finishes: inFinishes('body', {
    zinc: metals.zinc,
    brass: metals.brass,
    stainless: metals.stainless,
    yellow: metals.yellow,
  }),
  view: { around: -36, above: 34 },
};

export const drywallScrew: Recipe = {
  parts: pair(screw({ head: 0.38, headDeep: 0.42, core: 0.11, crest: 0.21, pitch: 0.15, shank: 1.0 }), 80),
  finishes: inFinishes('body', { black: metals.black, zinc: metals.zinc }),
  view: { around: -36, above: 34 },
};

const nailBody = union(
  moved(cylinder(0.24, 0.035, 0.02), 0, 1.75, 0),
  cylinder(0.095, 1.74, 0.01),
  moved(cone(0.14, 0.004, 0.092, 0.003), 0, -1.87, 0),
);

export const nail: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(turned(nailBody, 'z', 86), 'y', 18), 0, 0, -0.3) },
    { slot: 'body', solid: moved(turned(turned(nailBody, 'z', 86), 'y', 172), -0.1, 0.02, 0.5) },
    { slot: 'body', solid: moved(turned(turned(nailBody, 'z', 91), 'y', -4), 0, 0.24, 0.06) },
  ],
  finishes: inFinishes('body', { zinc: metals.zinc, black: metals.black, copper: metals.copper }),
  view: { around: -40, above: 26 },
};

const plugSlot = union(
  moved(box(0.035, 1.0, 1, 0), 0, -0.6, 0),
  moved(box(1, 1.0, 0.035, 0), 0, -0.6, 0),
  moved(cylinder(0.13, 2.5, 0), 0, 0.4, 0),
);
const plugBarbs = lathe([
  [0, 1.5],
  [0.42, 1.5],
  [0.42, 1.42],
  [0.31, 1.38],
  ...[0.9, 0.6, 0.3, 0, -0.3, -0.6, -0.9].flatMap(
    (y) =>
      [
        [0.31, y + 0.14],
        [0.38, y + 0.1],
        [0.3, y - 0.14],
      ] as const,
  ),
  [0.2, -1.45],
  [0, -1.5],
]);
const plugFins = ring(moved(box(0.06, 0.42, 0.03, 0.015), 0.33, 0.75, 0), 4);
const plug = without(union(plugBarbs, turned(plugFins, 'y', 45)), plugSlot);

const sleeve = union(
  moved(cylinder(0.26, 0.85, 0.01), 0, -0.35, 0),
  moved(common(thread(0.21, 0.5, 0.09, 0.04), cylinder(0.205, 0.5, 0.05)), 0, 0.95, 0),
  moved(hexPrism(0.36, 0.15, 0.03), 0, 0.78, 0),
  moved(cylinder(0.46, 0.035, 0.015), 0, 0.6, 0),
  moved(cone(0.22, 0.32, 0.2, 0.02), 0, -1.38, 0),
);
const sleeveAnchor = without(sleeve, moved(box(0.02, 0.5, 1, 0), 0, -0.7, 0), moved(box(1, 0.5, 0.02, 0), 0, -0.7, 0));

export const plasticAnchor: Recipe = {
  parts: pair(blend(0.02, plug), 88),
  finishes: inFinishes('body', { grey: plastics.grey, red: plastics.red }),
  view: { around: -36, above: 32 },
};

export const metalAnchor: Recipe = {
  parts: pair(sleeveAnchor, 84),
  finishes: inFinishes('body', { zinc: metals.zinc }),
  view: { around: -36, above: 30 },
};
