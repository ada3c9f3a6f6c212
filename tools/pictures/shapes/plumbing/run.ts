import { blend, moved, turned, without } from '#tools/pictures/combine.ts';
import { cylinder, hexPrism, sphere } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

/** Turns a solid along y to lie along x. */
export const sideways = (solid: Sdf): Sdf => turned(solid, 'z', 90);

/** Compression nut on a pipe along x, centred at the given position. */
export const nutAt = (x: number, flat = 0.42): Sdf =>
  moved(sideways(without(hexPrism(flat, 0.2, 0.04), cylinder(flat * 0.56, 1, 0))), x, 0, 0);

/** The shared body of most valves, bulging along x. */
export const bulge: Sdf = without(
  blend(0.12, sphere(0.42), sideways(cylinder(0.3, 0.6, 0.02))),
  sideways(cylinder(0.22, 2, 0)),
);
