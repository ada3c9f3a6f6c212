import { moved, row, turned, union, without } from '#tools/pictures/combine.ts';
import { grained, metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { noise } from '#tools/pictures/noise.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, rod } from '#tools/pictures/solids.ts';
import { sheet } from '#tools/pictures/shapes/bulk.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';

/** Strands in several directions. */
function strands(x: number, _y: number, z: number): number {
  const along = noise(x * 4, 1, z * 24);
  const across = noise(x * 22, 5, z * 4);
  const leaning = noise((x + z) * 4, 9, (x - z) * 20);
  const patch = noise(x * 3.2, 3, z * 3.2);
  const strand = patch < 0.38 ? across : patch < 0.62 ? leaning : along;
  return 0.62 + 0.55 * strand;
}

/** Boards pressed from strands. */
export const osb: Recipe = {
  ...sheet,
  finishes: {
    strand: {
      face: grained(plastic('#d2a566', 0.8), strands),
      edge: grained(plastic('#b88a50', 0.9), (x, y, z) => 0.6 + 0.5 * noise(x * 9, y * 60, z * 9)),
    },
  },
};

const channel = without(box(1.9, 0.3, 0.42, 0.02), moved(box(3, 0.3, 0.36, 0.01), 0, 0.07, 0));
const lid = union(
  box(1.9, 0.03, 0.44, 0.01),
  moved(box(1.9, 0.06, 0.03, 0.01), 0, -0.06, 0.41),
  moved(box(1.9, 0.06, 0.03, 0.01), 0, -0.06, -0.41),
);

/** Open channel with its lid half on. */
export const trunking: Recipe = {
  parts: [
    { slot: 'body', solid: channel },
    { slot: 'body', solid: moved(turned(lid, 'z', 3), -0.75, 0.42, 0) },
    { slot: 'body', solid: moved(channel, -0.2, 0, 1.05) },
  ],
  finishes: inFinishes('body', { white: plastics.white, black: plastics.black }),
  view: { around: -42, above: 28 },
};

const wing = without(
  moved(box(1.95, 0.014, 0.34, 0.005), 0, 0, 0.4),
  moved(row(row(cylinder(0.07, 1, 0), 'x', 18, 0.21), 'z', 2, 0.3), 0, 0, 0.42),
  moved(row(cylinder(0.06, 1, 0), 'x', 17, 0.21), 0, 0, 0.42),
);
const bead = union(rod([-1.95, 0, 0], [1.95, 0, 0], 0.075), wing, turned(wing, 'x', 90));

/** Angle bead with perforated wings and a round nose. */
export const plasterBead: Recipe = {
  parts: [
    { slot: 'body', solid: moved(turned(bead, 'x', -45), 0, 0.6, -0.35) },
    { slot: 'body', solid: moved(turned(turned(bead, 'x', -45), 'y', 5), 0.1, 0.6, 0.75) },
  ],
  finishes: inFinishes('body', { zinc: metals.zinc }),
  view: { around: -46, above: 30 },
};

const wool = box(1.4, 0.24, 0.9, 0.05);
const fibre = (x: number, y: number, z: number) => 0.66 + 0.4 * noise(x * 14, y * 50, z * 14);

/** Stack of stiff slabs with a band of film around them. */
export const insulationSlab: Recipe = {
  parts: [
    { slot: 'body', solid: wool },
    { slot: 'body', solid: moved(wool, 0.03, 0.5, 0.02) },
    { slot: 'body', solid: moved(wool, -0.03, 1.0, -0.02) },
    {
      slot: 'band',
      solid: moved(without(box(0.42, 0.8, 0.97, 0.03), box(0.5, 0.76, 0.93, 0.02)), 0, 0.5, 0),
    },
  ],
  materials: { band: plastic('#0b5563', 0.3) },
  finishes: {
    grey: { body: grained(plastic('#a9a79f', 0.95), fibre) },
    yellow: { body: grained(plastic('#e6c257', 0.95), fibre), band: plastic('#f1f1ee', 0.25) },
  },
  view: { around: 32, above: 22 },
};
