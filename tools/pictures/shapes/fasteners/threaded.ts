import { common, moved, turned, union } from '#tools/pictures/combine.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cone, cylinder, hexPrism, sphere, thread } from '#tools/pictures/solids.ts';
import type { Sdf } from '#tools/pictures/solids.ts';

/** Metric thread along y between two heights. */
export function threaded(radius: number, low: number, high: number, pitch = 0.1): Sdf {
  const half = (high - low) / 2;
  return moved(
    common(thread(radius, half, pitch, pitch * 0.5), cylinder(radius - 0.005, half, 0.05)),
    0,
    (low + high) / 2,
    0,
  );
}

/** Cross recess, to be cut from a head whose top is at the given height. */
export function recess(size: number, top: number): Sdf {
  const arm = (turn: number) => turned(box(size, size * 1.2, size * 0.24, 0.01), 'y', turn);
  return moved(common(union(arm(0), arm(90)), moved(cone(size * 1.2, size * 0.2, size * 1.5), 0, 0, 0)), 0, top, 0);
}

/** Hexagon socket from the given height down. */
export const socket = (flat: number, deep: number, top: number): Sdf => moved(hexPrism(flat, deep, 0.004), 0, top, 0);

/** Round head, flat underneath: radius, height, and the height of its seat. */
export function domed(radius: number, high: number, seat: number): Sdf {
  const ball = (radius * radius + high * high) / (2 * high);
  return common(moved(sphere(ball), 0, seat + high - ball, 0), moved(cylinder(radius, high, 0.015), 0, seat + high, 0));
}

/** Hexagon nut or head with chamfered ends, centred at the given height. */
export function hexagon(flat: number, half: number, at: number): Sdf {
  const ball = flat * 2.2;
  const off = half - ball + flat * 0.15;
  return moved(
    common(hexPrism(flat, half, flat * 0.03), moved(sphere(ball), 0, off, 0), moved(sphere(ball), 0, -off, 0)),
    0,
    at,
    0,
  );
}

/** One fastener lying with its head to the left, like all single ones. */
export const single = (solid: Sdf, slot = 'body'): Recipe['parts'] => [
  { slot, solid: turned(turned(solid, 'y', 30), 'z', 82) },
];

/** Two of the same side by side, head to tip. */
export function pair(solid: Sdf, lean = 80, slot = 'body'): Recipe['parts'] {
  const lying = turned(solid, 'z', lean);
  return [
    { slot, solid: moved(turned(lying, 'y', 168), 0.1, 0, -0.5) },
    { slot, solid: moved(turned(lying, 'y', 10), -0.1, 0, 0.42) },
  ];
}
export const pairView = { around: -36, above: 34 };
