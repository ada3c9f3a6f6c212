import { clamp, length2, length3 } from './vector.ts';
import type { Vec3 } from './vector.ts';

/** Signed distance to a surface: negative inside. May underestimate the true distance, but never overestimates it. */
export type Sdf = (x: number, y: number, z: number) => number;

const { abs, max, min, sqrt, floor, atan2, PI } = Math;

export function sphere(radius: number): Sdf {
  return (x, y, z) => length3(x, y, z) - radius;
}

export function ellipsoid(a: number, b: number, c: number): Sdf {
  return (x, y, z) => {
    const k0 = length3(x / a, y / b, z / c);
    const k1 = length3(x / (a * a), y / (b * b), z / (c * c));
    return k1 === 0 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
  };
}

/** Box with rounded edges, given by half sizes. */
export function box(a: number, b: number, c: number, round = 0.02): Sdf {
  return (x, y, z) => {
    const dx = abs(x) - a + round;
    const dy = abs(y) - b + round;
    const dz = abs(z) - c + round;
    return length3(max(dx, 0), max(dy, 0), max(dz, 0)) + min(max(dx, dy, dz), 0) - round;
  };
}

/** Upright cylinder with rounded rims, given by radius and half height. */
export function cylinder(radius: number, half: number, round = 0.01): Sdf {
  return (x, y, z) => {
    const dx = length2(x, z) - radius + round;
    const dy = abs(y) - half + round;
    return min(max(dx, dy), 0) + length2(max(dx, 0), max(dy, 0)) - round;
  };
}

/** Upright tube, given by outer and inner radius and half height. */
export function tube(outer: number, inner: number, half: number, round = 0.01): Sdf {
  const middle = (outer + inner) / 2;
  const wall = (outer - inner) / 2;
  return (x, y, z) => {
    const dx = abs(length2(x, z) - middle) - wall + round;
    const dy = abs(y) - half + round;
    return min(max(dx, dy), 0) + length2(max(dx, 0), max(dy, 0)) - round;
  };
}

/** Upright hexagonal prism, given by half width across flats and half height; the points face x. */
export function hexPrism(flat: number, half: number, round = 0.02): Sdf {
  return (x, y, z) => {
    let px = abs(x);
    let pz = abs(z);
    const fold = 2 * min(-0.8660254 * px + 0.5 * pz, 0);
    px += fold * 0.8660254;
    pz -= fold * 0.5;
    px -= clamp(px, -0.57735 * flat, 0.57735 * flat);
    pz -= flat;
    const dx = length2(px, pz) * Math.sign(pz) + round;
    const dy = abs(y) - half + round;
    return min(max(dx, dy), 0) + length2(max(dx, 0), max(dy, 0)) - round;
  };
}

/** A flat-lying ring. */
export function torus(ring: number, thickness: number): Sdf {
  return (x, y, z) => length2(length2(x, z) - ring, y) - thickness;
}

/** Upright link: two half rings joined by straight sides, in the x-y plane. */
export function link(half: number, ring: number, thickness: number): Sdf {
  return (x, y, z) => length2(length2(x, max(abs(y) - half, 0)) - ring, z) - thickness;
}

/** Rod with round ends, tapering from one radius to the other. */
export function rod(from: Vec3, to: Vec3, radius: number, endRadius = radius): Sdf {
  const [ax, ay, az] = from;
  const [bx, by, bz] = [to[0] - ax, to[1] - ay, to[2] - az];
  const square = bx * bx + by * by + bz * bz || 1;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const share = clamp((px * bx + py * by + pz * bz) / square, 0, 1);
    return length3(px - bx * share, py - by * share, pz - bz * share) - radius - (endRadius - radius) * share;
  };
}

/** Tube of constant thickness along a smooth curve through the points. */
export function cable(points: readonly Vec3[], radius: number, perSpan = 6): Sdf {
  const path = curve(points, perSpan);
  const spans = path.slice(1).map((point, index) => rod(path[index] ?? point, point, radius));
  return (x, y, z) => {
    let best = Infinity;
    for (const span of spans) best = min(best, span(x, y, z));
    return best;
  };
}

function curve(points: readonly Vec3[], perSpan: number): Vec3[] {
  const path: Vec3[] = [];
  for (let span = 0; span < points.length - 1; span++) {
    const b = points[span] ?? [0, 0, 0];
    const c = points[span + 1] ?? b;
    const a = points[span - 1] ?? b;
    const d = points[span + 2] ?? c;
    for (let step = 0; step < perSpan; step++) path.push(catmullRom(a, b, c, d, step / perSpan));
  }
  path.push(points.at(-1) ?? [0, 0, 0]);
  return path;
}

function catmullRom(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const axis = (i: 0 | 1 | 2) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [axis(0), axis(1), axis(2)];
}

/** Upright frustum, given by half height, bottom and top radius. */
export function cone(half: number, bottom: number, top: number, round = 0.01): Sdf {
  const slope = (bottom - top) / (2 * half);
  const lean = 1 / sqrt(1 + slope * slope);
  return (x, y, z) => {
    const dx = (length2(x, z) - (bottom - slope * (y + half))) * lean + round;
    const dy = abs(y) - half + round;
    return min(max(dx, dy), 0) + length2(max(dx, 0), max(dy, 0)) - round;
  };
}

/** Screw thread around y: crest radius, tapering by `taper` per unit of height. */
export function thread(radius: number, half: number, pitch: number, depth: number, taper = 0): Sdf {
  return (x, y, z) => {
    const turns = y / pitch + atan2(z, x) / (2 * PI);
    const wave = abs((turns - floor(turns)) * 2 - 1);
    const crest = radius + y * taper - depth * (1 - wave);
    return max((length2(x, z) - crest) * 0.55, abs(y) - half);
  };
}
