import { common, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastics, rubber } from '#tools/pictures/materials.ts';
import { lathe, extrude, rounded, star } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, thread } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { drillPoint, hexWasherHead } from './screws.ts';
import { domed, hexagon, pair, pairView, recess } from './threaded.ts';

const { zinc } = metals;

interface Worm {
  readonly core: number;
  readonly crest: number;
  readonly pitch: number;
  /** The thread runs between these heights, with the point below it. */
  readonly low: number;
  readonly high: number;
  /** The length of the point. */
  readonly point: number;
}

/** A thread that tapers to a point. */
function worm({ core, crest, pitch, low, high, point }: Worm): Sdf {
  const half = (high - low) / 2;
  const middle = (high + low) / 2;
  const pointed = (radius: number) =>
    union(
      moved(cylinder(radius, half, 0.01), 0, middle, 0),
      moved(cone(point / 2, 0.004, radius, 0.003), 0, low - point / 2 + 0.01, 0),
    );
  const ridge = moved(thread(crest, half + point, pitch, crest - core * 0.8), 0, middle, 0);
  return union(pointed(core), common(ridge, pointed(crest)));
}

/** The plain shank of a screw between two heights. */
const shank = (radius: number, low: number, high: number): Sdf =>
  moved(cylinder(radius, (high - low) / 2, 0.01), 0, (high + low) / 2, 0);

/** Six-lobed recess, to be cut from a head whose top is at the given height. */
const lobes = (radius: number, top: number): Sdf =>
  moved(turned(extrude(rounded(star(6, radius, radius * 0.62), radius * 0.3), 0.12, 0.01), 'x', 90), 0, top, 0);

const sunk = lathe([
  [0, 1.5],
  [0.44, 1.5],
  [0.44, 1.45],
  [0.17, 1.14],
  [0, 1.14],
]);
const reamer = moved(ring(moved(turned(box(0.03, 0.14, 0.03, 0.01), 'x', 24), 0.19, 0, 0), 8), 0, 0.36, 0);

/** Ribs below its head, and a collar that widens the hole above the thread. */
export const deckingScrew: Recipe = {
  parts: pair(
    without(
      union(
        sunk,
        moved(ring(moved(turned(box(0.12, 0.012, 0.012, 0), 'z', 46), 0.3, 0, 0), 8), 0, 1.29, 0),
        shank(0.17, 0.2, 1.2),
        reamer,
        worm({ core: 0.14, crest: 0.25, pitch: 0.2, low: -1.1, high: 0.2, point: 0.55 }),
      ),
      lobes(0.24, 1.5),
    ),
    79,
  ),
  finishes: inFinishes('body', { green: metals.green }),
  view: pairView,
};

/** Wide washer head on a long shank; only its far end is threaded. */
export const timberScrew: Recipe = {
  parts: pair(
    without(
      union(
        lathe([
          [0, 2.0],
          [0.3, 2.0],
          [0.38, 1.93],
          [0.62, 1.9],
          [0.62, 1.84],
          [0.3, 1.8],
          [0.14, 1.62],
          [0, 1.62],
        ]),
        shank(0.14, -0.4, 1.7),
        moved(reamer, 0, -0.66, 0),
        worm({ core: 0.12, crest: 0.23, pitch: 0.22, low: -1.5, high: -0.4, point: 0.5 }),
      ),
      lobes(0.25, 2.0),
    ),
    78,
  ),
  finishes: inFinishes('body', { zinc, green: metals.green }),
  view: pairView,
};

/** Hexagon head for a spanner, and a coarse thread for timber. */
export const coachScrew: Recipe = {
  parts: pair(
    union(
      hexagon(0.46, 0.19, 1.4),
      shank(0.25, 0.35, 1.3),
      worm({ core: 0.19, crest: 0.27, pitch: 0.25, low: -0.95, high: 0.35, point: 0.65 }),
    ),
    76,
  ),
  finishes: inFinishes('body', { zinc }),
  view: pairView,
};

/** Pan head, and a thread down to its point. */
export const selfTappingScrew: Recipe = {
  parts: pair(
    without(
      union(
        domed(0.47, 0.29, 0.95),
        worm({ core: 0.16, crest: 0.26, pitch: 0.2, low: -0.75, high: 0.97, point: 0.55 }),
      ),
      recess(0.24, 1.26),
    ),
    72,
  ),
  finishes: inFinishes('body', { zinc }),
  view: pairView,
};

/** Flanged hexagon; one high and one low thread down to its blunt end. */
export const concreteScrew: Recipe = {
  parts: pair(
    union(
      hexagon(0.36, 0.2, 1.42),
      moved(cone(0.07, 0.56, 0.4, 0.02), 0, 1.2, 0),
      shank(0.26, -1.35, 1.2),
      moved(common(thread(0.36, 1.15, 0.42, 0.26), cylinder(0.36, 1.15, 0.06)), 0, -0.2, 0),
      moved(turned(common(thread(0.3, 1.15, 0.42, 0.2), cylinder(0.36, 1.15, 0.06)), 'y', 180), 0, -0.2, 0),
      moved(cone(0.09, 0.14, 0.26, 0.01), 0, -1.42, 0),
    ),
    76,
  ),
  finishes: inFinishes('body', { zinc }),
  view: pairView,
};

const roofing = pair(
  union(
    moved(hexWasherHead, 0, 0.3, 0),
    moved(cone(0.05, 0.66, 0.44, 0.02), 0, 1.2, 0),
    shank(0.16, -1.0, 1.2),
    moved(thread(0.24, 0.95, 0.16, 0.09), 0, -0.05, 0),
    drillPoint,
  ),
  74,
);
const seals = pair(moved(cylinder(0.63, 0.055, 0.03), 0, 1.1, 0), 74, 'seal');

/** Drills its own hole, and seals it with a rubber washer bonded to a steel one. */
export const roofingScrew: Recipe = {
  parts: [...roofing, ...seals],
  materials: { seal: rubber },
  finishes: inFinishes('body', { zinc }),
  view: pairView,
};

const nylon = without(
  union(
    moved(cylinder(0.24, 1.35, 0.02), 0, 0.1, 0),
    moved(cone(0.07, 0.3, 0.46, 0.02), 0, 1.45, 0),
    ...[-0.35, -0.6, -0.85, -1.1].map((y) => moved(cone(0.1, 0.2, 0.31, 0.01), 0, y, 0)),
    moved(ring(moved(box(0.07, 0.2, 0.02, 0.01), 0.26, 0, 0), 4), 0, 0.05, 0),
  ),
  ...[-30, 60].map((turn) => turned(moved(box(0.03, 0.5, 1, 0), 0, -0.75, 0), 'y', turn)),
  cylinder(0.15, 2, 0),
);
const frameScrew = without(
  union(
    lathe([
      [0, 1.72],
      [0.4, 1.72],
      [0.4, 1.68],
      [0.14, 1.42],
      [0, 1.42],
    ]),
    shank(0.13, -0.2, 1.5),
    worm({ core: 0.11, crest: 0.17, pitch: 0.17, low: -1.5, high: -0.2, point: 0.4 }),
  ),
  lobes(0.2, 1.72),
);

/** Long plug with the screw already in it. */
export const frameFixing: Recipe = {
  parts: [...pair(nylon, 82), ...pair(frameScrew, 82, 'screw')],
  materials: { screw: metals.yellow },
  finishes: inFinishes('body', { grey: plastics.grey }),
  view: pairView,
};
