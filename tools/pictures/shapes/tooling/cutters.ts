import { common, moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic } from '#tools/pictures/materials.ts';
import { extrude, lathe } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, thread, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

const { gold, steel, black } = metals;

/** Lays bits with their tip to the right and towards the camera. */
const lying = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, solid: turned(turned(part.solid, 'z', -96), 'y', -16) }));

const hexShank = (low: number, high: number): Sdf =>
  moved(hexPrism(0.15, (high - low) / 2, 0.02), 0, (low + high) / 2, 0);

const steps = Array.from({ length: 9 }, (_, step) => {
  const [radius, foot] = [0.78 - step * 0.075, -0.5 + step * 0.2];
  return [
    [radius, foot],
    [radius, foot + 0.15],
    [radius - 0.075, foot + 0.2],
  ] as const;
}).flat();
const stepped = lathe([[0, -0.55], [0.72, -0.55], ...steps, [0.05, 1.5], [0, 1.52]], 0.004);
const flute = moved(turned(box(0.34, 1.6, 0.34, 0.02), 'y', 14), -0.36, 0.3, 0.36);

export const stepDrill: Recipe = {
  parts: lying([
    { slot: 'body', solid: without(stepped, flute, turned(flute, 'y', 180)) },
    { slot: 'shank', solid: union(moved(cylinder(0.3, 0.14, 0.03), 0, -0.66, 0), hexShank(-1.6, -0.7)) },
  ]),
  materials: { shank: steel },
  finishes: inFinishes('body', { gold }),
  view: { around: 14, above: 24 },
};

/** One wide flight wound around a stem: a ribbon that rotates with its height. */
const flight: Sdf = (x, y, z) => {
  const angle = (y / 0.62) * 2 * Math.PI;
  const across = z * Math.cos(angle) - x * Math.sin(angle);
  const along = x * Math.cos(angle) + z * Math.sin(angle);
  return Math.max(Math.abs(across) - 0.07, Math.abs(along) - 0.36, Math.abs(y + 0.25) - 1.15) * 0.24;
};

export const augerBit: Recipe = {
  parts: lying([
    { slot: 'body', solid: common(flight, moved(cylinder(0.34, 1.15, 0.02), 0, -0.25, 0)) },
    { slot: 'body', solid: moved(cylinder(0.09, 1.2, 0.01), 0, -0.25, 0) },
    {
      slot: 'body',
      solid: union(
        moved(common(thread(0.13, 0.24, 0.08, 0.05, -0.36), cylinder(0.2, 0.24, 0.02)), 0, 1.12, 0),
        moved(cone(0.24, 0.13, 0.02, 0.01), 0, 1.12, 0),
      ),
    },
    { slot: 'body', solid: union(moved(cylinder(0.15, 0.3, 0.02), 0, -1.6, 0), hexShank(-2.2, -1.7)) },
  ]),
  finishes: inFinishes('body', { steel }),
  view: { around: 14, above: 28 },
};

const spade = extrude(
  [
    [-0.16, -0.5],
    [0.16, -0.5],
    [0.6, -0.2],
    [0.6, 0.62],
    [0.54, 0.5],
    [0.14, 0.5],
    [0, 1.05],
    [-0.14, 0.5],
    [-0.54, 0.5],
    [-0.6, 0.62],
    [-0.6, -0.2],
  ],
  0.07,
  0.015,
);
const spadeBit = union(
  without(spade, moved(turned(cylinder(0.09, 1, 0), 'x', 90), 0, 0.0, 0)),
  moved(cylinder(0.13, 0.7, 0.02), 0, -1.1, 0),
  hexShank(-2.2, -1.7),
);

export const flatBit: Recipe = {
  parts: [-0.5, 0.5].flatMap((z, at) =>
    lying([{ slot: 'body', solid: turned(spadeBit, 'y', 80) }]).map((part) => ({
      ...part,
      solid: moved(turned(part.solid, 'y', at * 6), at * 0.3, 0, z * 1.25),
    })),
  ),
  finishes: inFinishes('body', { steel }),
  view: { around: 12, above: 34 },
};

/** Cup open upwards, and the teeth around its rim, which lean in the direction of rotation. */
const cup = without(
  union(tube(0.9, 0.83, 0.75, 0.01), moved(cylinder(0.9, 0.06, 0.03), 0, -0.72, 0)),
  turned(ring(moved(box(0.4, 0.26, 0.14, 0.1), 0.85, -0.05, 0), 4), 'y', 20),
);
const teeth = moved(ring(moved(turned(box(0.032, 0.07, 0.07, 0.01), 'x', 32), 0.865, 0, 0), 26), 0, 0.77, 0);
const pilot = (top: number): Sdf => {
  const groove =
    (turn: number): Sdf =>
    (x, y, z) => {
      const angle = (y / 0.7) * 2 * Math.PI + turn;
      return (Math.sqrt((x - 0.17 * Math.cos(angle)) ** 2 + (z - 0.17 * Math.sin(angle)) ** 2) - 0.1) * 0.5;
    };
  const body = union(
    moved(cylinder(0.15, 0.9, 0), 0, top - 1.1, 0),
    moved(cone(0.1, 0.15, 0.01, 0.005), 0, top - 0.1, 0),
  );
  return without(body, groove(0), groove(Math.PI));
};
const mount = union(
  moved(hexPrism(0.3, 0.16, 0.03), 0, -0.94, 0),
  moved(cylinder(0.2, 0.16, 0.02), 0, -1.2, 0),
  hexShank(-1.9, -1.3),
);

const tilted = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, solid: turned(turned(part.solid, 'z', -66), 'y', -34) }));

export const holeSaw: Recipe = {
  parts: tilted([
    { slot: 'body', solid: cup },
    { slot: 'steel', solid: teeth },
    { slot: 'steel', solid: pilot(1.05) },
    { slot: 'steel', solid: mount },
  ]),
  materials: { steel },
  finishes: inFinishes('body', { red: plastic('#b3261f', 0.35) }),
  view: { around: 12, above: 20 },
};

export const holeSawArbor: Recipe = {
  parts: lying([
    { slot: 'body', solid: moved(pilot(1.6), 0, 0, 0) },
    { slot: 'collar', solid: moved(cylinder(0.42, 0.2, 0.04), 0, -0.36, 0) },
    {
      slot: 'body',
      solid: union(
        moved(common(thread(0.3, 0.24, 0.1, 0.05), cylinder(0.3, 0.24, 0.03)), 0, 0.02, 0),
        moved(cylinder(0.28, 0.2, 0.02), 0, 0.0, 0),
        moved(hexPrism(0.34, 0.14, 0.03), 0, -0.66, 0),
        moved(hexPrism(0.2, 0.5, 0.02), 0, -1.2, 0),
        ...[-0.34, 0.34].map((x) => moved(cylinder(0.05, 0.2, 0.02), x, -0.1, 0)),
      ),
    },
  ]),
  materials: { collar: black },
  finishes: inFinishes('body', { steel }),
  view: { around: 14, above: 26 },
};
