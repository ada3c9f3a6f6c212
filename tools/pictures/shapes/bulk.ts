import { blend, embossed, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { boards, grained, paper, plastic, plastics, rubber, timbers } from '#tools/pictures/materials.ts';
import { cloud, noise } from '#tools/pictures/noise.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, tube } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

/** Moves and turns a part together with its slot pattern. */
function set(part: Part, heading: number, dx: number, dy: number, dz: number): Part {
  const c = Math.cos((heading * Math.PI) / 180);
  const s = Math.sin((heading * Math.PI) / 180);
  const { slot, solid } = part;
  const local = (x: number, y: number, z: number): [number, number, number] => {
    const px = x - dx;
    const pz = z - dz;
    return [px * c - pz * s, y - dy, pz * c + px * s];
  };
  return {
    slot: typeof slot === 'string' ? slot : (x, y, z) => slot(...local(x, y, z)),
    solid: (x, y, z) => solid(...local(x, y, z)),
  };
}

const length: Part = { slot: (x) => (Math.abs(x) > 1.9 ? 'end' : 'body'), solid: box(1.905, 0.2, 0.3, 0.012) };
const endGrain = (hex: string) =>
  grained(
    plastic(hex, 0.8),
    (x, y, z) => 0.8 + 0.2 * Math.sin(Math.sqrt((y + 1.1) ** 2 + (z - 0.3) ** 2) * 60 + noise(x, y * 4, z * 4) * 3),
  );

export const batten: Recipe = {
  parts: [set(length, 0, 0, 0, -0.36), set(length, 3, 0.08, 0, 0.34), set(length, -2, -0.06, 0.405, -0.02)],
  finishes: {
    pine: { body: timbers.pine, end: endGrain('#d6a868') },
    oak: { body: timbers.oak, end: endGrain('#9a6f40') },
  },
  view: { around: 50, above: 24 },
};

const board: Part = { slot: (_x, y) => (Math.abs(y) > 0.095 ? 'face' : 'edge'), solid: box(1.6, 0.1, 1.05, 0.006) };

export const sheet: Recipe = {
  parts: [set(board, 0, 0, 0, 0), set(board, 3, 0.04, 0.204, 0.02), set(board, -4, -0.06, 0.408, -0.03)],
  finishes: {
    ply: { face: timbers.ply, edge: timbers.plyEdge },
    mdf: { face: timbers.mdf, edge: plastic('#96724c', 0.85) },
    white: { face: plastic('#f0f0ec', 0.3), edge: plastic('#b9986c', 0.8) },
  },
  view: { around: 34, above: 30 },
};

const wool = embossed(
  turned(cylinder(0.85, 1.15, 0.16), 'z', 90),
  (x, y, z) => 0.05 * cloud(x * 6, y * 6, z * 6) + 0.02 * noise(x * 22, y * 22, z * 22),
  0.7,
);
/** The layers of the roll show at its ends. */
const woolGrain = (x: number, y: number, z: number) => {
  const fibre = 0.86 + 0.14 * noise(x * 30, y * 30, z * 30);
  if (Math.abs(x) < 1.08) return fibre;
  const turn = Math.sqrt(y * y + z * z) / 0.15 + Math.atan2(z, y) / (2 * Math.PI);
  const gap = Math.abs(turn - Math.floor(turn) - 0.5);
  return fibre * (gap < 0.1 ? 0.55 + gap * 3 : 0.95);
};

export const insulationRoll: Recipe = {
  parts: [
    { slot: 'body', solid: wool },
    { slot: 'band', solid: turned(without(cylinder(0.915, 0.34, 0.01), cylinder(0.8, 1, 0)), 'z', 90) },
  ],
  materials: { band: plastic('#f1f1ee', 0.25) },
  finishes: {
    yellow: { body: grained(plastic('#edc95a', 0.95), woolGrain) },
    grey: { body: grained(plastic('#a9a79f', 0.95), woolGrain), band: plastic('#0b5563', 0.3) },
  },
  view: { around: 46, above: 20 },
};

const pillow: Sdf = (x, y, z) => {
  const u = Math.min(1, Math.abs(x) / 0.82);
  const v = Math.min(1, Math.abs(y) / 1.12);
  const swell = 0.035 + 0.34 * Math.sqrt(Math.max(0, (1 - u ** 4) * (1 - v ** 5)));
  const flat = box(0.82 - 0.04 * (1 - v * v), 1.14, 1, 0.06)(x, y, z * 0.001);
  const crease = 0.02 * noise(x * 3, y * 3, z * 3) + 0.012 * noise(x * 9, y * 5, z * 2);
  return Math.max(flat, (Math.abs(z) - swell - crease) * 0.6);
};
/** Printed sack: a coloured base, a bold name and two lines of small print. */
function sackSlot(x: number, y: number): string {
  if (Math.abs(y) > 1.0) return 'seam';
  if (y < -0.42) return 'colour';
  if (Math.abs(x) < 0.55 && Math.abs(y - 0.42) < 0.13) return 'colour';
  if (x > -0.55 && x < 0.2 && Math.abs(y - 0.14) < 0.035) return 'ink';
  return x > -0.55 && x < 0.36 && Math.abs(y - 0.0) < 0.025 ? 'ink' : 'body';
}

export const cementBag: Recipe = {
  parts: [{ slot: sackSlot, solid: turned(pillow, 'x', -4) }],
  materials: { ink: plastic('#2b3230', 0.7) },
  finishes: {
    grey: { body: plastic('#b7b4ab', 0.85), seam: plastic('#98958c', 0.85), colour: plastic('#0b5563', 0.8) },
    white: { body: paper, seam: plastic('#d9d5c9', 0.85), colour: plastic('#b3261e', 0.8) },
  },
  view: { around: 26, above: 14 },
};

const roll: Part = {
  slot: (x, _y, z) => (Math.sqrt(x * x + z * z) < 0.565 ? 'core' : 'body'),
  solid: union(tube(0.86, 0.555, 0.28, 0.012), tube(0.56, 0.5, 0.275, 0.01)),
};
const upright: Part = {
  slot: (x, y, z) => (typeof roll.slot === 'string' ? roll.slot : roll.slot(x, z, y)),
  solid: blend(0.01, turned(roll.solid, 'x', 90), moved(box(0.2, 0.012, 0.27, 0.006), 0.2, -0.855, 0)),
};

export const tapeRoll: Recipe = {
  parts: [set(upright, 24, -0.55, 0, -0.35), set(roll, 0, 0.62, -0.585, 0.35)],
  materials: { core: boards.brown },
  finishes: inFinishes('body', {
    grey: plastic('#9aa1a5', 0.25),
    black: rubber,
    blue: plastic('#1f66b5', 0.3),
    yellow: plastics.yellow,
  }),
  view: { around: 16, above: 24 },
};

const flaps = without(
  box(1.0, 0.72, 0.78, 0.015),
  moved(box(2, 0.05, 0.008, 0), 0, 0.72, 0),
  moved(box(0.008, 0.05, 2, 0), 2, 0.72, 0),
);
function cartonSlot(x: number, y: number, z: number): string {
  if (Math.abs(z) < 0.13 && (y > 0.7 || (Math.abs(x) > 0.98 && y > 0.42))) return 'tape';
  if (z > 0.77 && Math.abs(x - 0.42) < 0.42 && Math.abs(y + 0.2) < 0.3) {
    const u = (x - 0.04) / 0.76;
    const v = (y + 0.46) / 0.52;
    if (v > 0.1 && v < 0.42 && u > 0.02 && u < 0.98) return noise(u * 44, 3, 5) > 0.5 ? 'ink' : 'label';
    if (v > 0.8 && v < 0.9 && u < 0.75) return 'ink';
    return v > 0.62 && v < 0.7 && u < 0.5 ? 'ink' : 'label';
  }
  return 'body';
}

export const carton: Recipe = {
  parts: [{ slot: cartonSlot, solid: flaps }],
  materials: { label: plastic('#fbfaf6', 0.5), ink: plastic('#1c2524', 0.5) },
  finishes: {
    brown: { body: boards.brown, tape: plastic('#a5763f', 0.2) },
    white: { body: boards.white, tape: plastic('#d9d7d0', 0.2) },
  },
  view: { around: 32, above: 24 },
};
