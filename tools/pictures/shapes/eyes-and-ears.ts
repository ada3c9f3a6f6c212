import { blend, common, mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, ellipsoid, rod } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

const { yellow, red, black, charcoal } = plastics;

const mask = ellipsoid(1.12, 0.52, 0.62);
const nose = moved(ellipsoid(0.2, 0.3, 0.6), 0, -0.5, 0.4);
const front = moved(box(2, 2, 1, 0), 0, 0, 1.0);
const body = without(common(mask, front), moved(ellipsoid(1.04, 0.45, 0.56), 0, 0, -0.02), nose);
const rim = common(
  without(moved(ellipsoid(1.17, 0.57, 0.64), 0, 0, 0), ellipsoid(1.02, 0.42, 0.62)),
  moved(box(2, 2, 0.11, 0.02), 0, 0, 0.1),
);

/** The lens of the goggles; the rest of the shell is frame. */
function gogglesSlot(x: number, y: number): string {
  const window = (x / 0.98) ** 4 + (y / 0.4) ** 4;
  const overNose = (x / 0.3) ** 2 + ((y + 0.48) / 0.32) ** 2;
  return window < 1 && overNose > 1 ? 'lens' : 'frame';
}

const strap: Sdf = (x, y, z) => {
  const loop = Math.abs(Math.sqrt((x / 1.1) ** 2 + ((z + 0.05) / 1.0) ** 2) - 1) * 0.98 - 0.02;
  return Math.max(loop, Math.abs(y - 0.04) - 0.15, z - 0.08) * 0.9;
};

export const goggles: Recipe = {
  parts: [
    { slot: gogglesSlot, solid: body },
    { slot: 'frame', solid: without(rim, nose) },
    { slot: 'strap', solid: strap },
    { slot: 'clip', solid: mirrored(moved(box(0.06, 0.19, 0.14, 0.03), 1.13, 0.03, 0.04), 'x') },
    {
      slot: 'clip',
      solid: union(
        ...[-0.5, 0, 0.5].map((x) => moved(turned(cylinder(0.07, 0.03, 0.02), 'x', 30), x, 0.53 - x * x * 0.18, 0.16)),
      ),
    },
  ],
  materials: { strap: rubber },
  finishes: {
    clear: { frame: plastic('#3d4a4e', 0.35), lens: plastic('#d4e2e6', 0.03), clip: plastic('#0b5563', 0.4) },
    black: { frame: plastics.black, lens: plastic('#2c3438', 0.03), clip: plastics.orange },
  },
  view: { around: 26, above: 20 },
};

const band: Sdf = (x, y, z) => {
  const high = Math.max(y - 0.25, 0);
  const side = Math.sqrt(x * x + high * high) - 0.95;
  return Math.max(Math.abs(side) - 0.035, Math.abs(z) - 0.12, 0.02 - y) - 0.015;
};
const pad: Sdf = (x, y, z) => {
  const high = Math.max(y - 0.25, 0);
  const side = Math.sqrt(x * x + high * high) - 0.88;
  return Math.max(Math.abs(side) - 0.05, Math.abs(z) - 0.15, 0.75 - y) - 0.03;
};
const cup = blend(
  0.05,
  common(ellipsoid(0.34, 0.48, 0.4), moved(box(0.4, 1, 1, 0.02), 0.36, 0, 0)),
  moved(turned(cylinder(0.2, 0.05, 0.03), 'z', 90), 0.32, 0, 0),
);
const cushionRing: Sdf = (x, y, z) => {
  const around = Math.sqrt((y / 1.18) ** 2 + z * z) - 0.3;
  return (Math.sqrt(around * around + x * x) - 0.12) * 0.85;
};

export const earDefender: Recipe = {
  parts: [
    { slot: 'band', solid: band },
    { slot: 'pad', solid: pad },
    { slot: 'body', solid: mirrored(moved(turned(cup, 'z', 6), 0.78, -0.2, 0), 'x') },
    { slot: 'pad', solid: mirrored(moved(turned(cushionRing, 'z', 6), 0.7, -0.2, 0), 'x') },
    {
      slot: 'yoke',
      solid: mirrored(
        union(rod([0.95, 0.3, 0.1], [1.1, -0.1, 0.26], 0.03), rod([0.95, 0.3, -0.1], [1.1, -0.1, -0.26], 0.03)),
        'x',
      ),
    },
    {
      slot: 'badge',
      solid: mirrored(moved(turned(turned(cylinder(0.12, 0.02, 0.01), 'z', 90), 'z', 6), 1.15, -0.16, 0), 'x'),
    },
  ],
  materials: { pad: charcoal, yoke: metals.steel, badge: plastics.white },
  finishes: {
    yellow: { body: yellow, band: black },
    red: { body: red, band: black },
    black: { body: black, band: plastics.grey, badge: plastics.orange },
  },
  view: { around: 38, above: 14 },
};
