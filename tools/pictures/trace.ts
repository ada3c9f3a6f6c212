import type { Scene } from './scene.ts';
import { clamp, length3, normalise } from './vector.ts';
import type { Vec3 } from './vector.ts';

/** Distance along a ray to the object, or Infinity. */
export function march(scene: Scene, from: Vec3, towards: Vec3, start: number, limit: number, steps: number): number {
  const [ox, oy, oz] = from;
  const [dx, dy, dz] = towards;
  const close = scene.radius * 0.0006;
  let travelled = start;
  for (let i = 0; i < steps && travelled < limit; i++) {
    const gap = scene.step(ox + dx * travelled, oy + dy * travelled, oz + dz * travelled);
    if (gap < close) return travelled;
    travelled += gap * 0.93;
  }
  return Infinity;
}

/** Where a ray enters the object's bounding sphere, or Infinity if it misses. */
export function entry(scene: Scene, from: Vec3, towards: Vec3): number {
  const [x, y, z] = [from[0] - scene.centre[0], from[1] - scene.centre[1], from[2] - scene.centre[2]];
  const half = x * towards[0] + y * towards[1] + z * towards[2];
  const square = half * half - (x * x + y * y + z * z - scene.radius * scene.radius * 1.01);
  return square < 0 ? Infinity : Math.max(0, -half - Math.sqrt(square));
}

export function normalAt(scene: Scene, x: number, y: number, z: number): Vec3 {
  const e = scene.radius * 0.0009;
  // Four samples at the corners of a tetrahedron give the gradient.
  const a = scene.distance(x + e, y - e, z - e);
  const b = scene.distance(x - e, y - e, z + e);
  const c = scene.distance(x - e, y + e, z - e);
  const d = scene.distance(x + e, y + e, z + e);
  return normalise([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** Fraction of a wide lamp that a point sees: 0 in full shadow, 1 in full light. */
export function lampVisibility(scene: Scene, x: number, y: number, z: number, lamp: Vec3, width: number): number {
  const limit = scene.radius * 3.2;
  let travelled = scene.radius * 0.012;
  let seen = 1;
  for (let i = 0; i < 48 && travelled < limit; i++) {
    const px = x + lamp[0] * travelled;
    const py = y + lamp[1] * travelled;
    const pz = z + lamp[2] * travelled;
    const fromCentre = length3(px - scene.centre[0], py - scene.centre[1], pz - scene.centre[2]) - scene.radius;
    if (fromCentre > scene.radius * 0.02) {
      if (fromCentre > width * travelled && i > 0 && leaves(scene, px, py, pz, lamp)) break;
      travelled += Math.max(fromCentre * 0.8, scene.radius * 0.05);
      continue;
    }
    const gap = scene.distance(px, py, pz);
    seen = Math.min(seen, gap / (width * travelled));
    if (seen < -1) return 0;
    travelled += clamp(gap, scene.radius * 0.015, scene.radius * 0.14);
  }
  const share = clamp(seen, -1, 1);
  return 0.25 * (1 + share) * (1 + share) * (2 - share);
}

function leaves(scene: Scene, x: number, y: number, z: number, towards: Vec3): boolean {
  const [cx, cy, cz] = scene.centre;
  return (x - cx) * towards[0] + (y - cy) * towards[1] + (z - cz) * towards[2] > 0;
}

const tilt = 0.87;
const rise = 0.5;
const coneWeights = { straight: 0.3, tilted: 0.14 };

/** Fraction of the hemisphere over a surface that is open: traces a cone straight out and five tilted ones. */
export function openness(scene: Scene, at: Vec3, normal: Vec3): number {
  const side: Vec3 = Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const u = normalise([
    side[1] * normal[2] - side[2] * normal[1],
    side[2] * normal[0] - side[0] * normal[2],
    side[0] * normal[1] - side[1] * normal[0],
  ]);
  const v: Vec3 = [
    normal[1] * u[2] - normal[2] * u[1],
    normal[2] * u[0] - normal[0] * u[2],
    normal[0] * u[1] - normal[1] * u[0],
  ];
  let open = coneWeights.straight * coneOpen(scene, at, normal);
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI + 0.3;
    const c = Math.cos(angle) * tilt;
    const s = Math.sin(angle) * tilt;
    const towards: Vec3 = [
      normal[0] * rise + u[0] * c + v[0] * s,
      normal[1] * rise + u[1] * c + v[1] * s,
      normal[2] * rise + u[2] * c + v[2] * s,
    ];
    open += coneWeights.tilted * coneOpen(scene, at, towards);
  }
  return open;
}

function coneOpen(scene: Scene, [x, y, z]: Vec3, [dx, dy, dz]: Vec3): number {
  let open = 1;
  let travelled = scene.radius * 0.03;
  while (travelled < scene.radius * 1.1) {
    const py = y + dy * travelled;
    const gap = Math.min(
      scene.distance(x + dx * travelled, py, z + dz * travelled),
      // The ground reflects most of the light that it blocks.
      (py - scene.floor) * 2 + scene.radius * 0.08,
    );
    open = Math.min(open, clamp(0.5 + gap / (travelled * 1.1), 0, 1));
    if (open <= 0) return 0;
    travelled *= 1.75;
  }
  return open;
}
