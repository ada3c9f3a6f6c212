import type { Sdf } from './solids.ts';
import { length2 } from './vector.ts';

export type Outline = readonly (readonly [number, number])[];

const { abs, max, min, sqrt } = Math;

/** Signed distance to a closed polygon: exact near its edge, from a lookup table further away. */
export function polygon(outline: Outline): (x: number, y: number) => number {
  const exact = exactPolygon(outline);
  const cells = 240;
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  const margin = 0.8;
  const left = min(...xs) - margin;
  const low = min(...ys) - margin;
  const cell = max(max(...xs) + margin - left, max(...ys) + margin - low) / cells;
  // Filled on first use: most outlines are never used in a run.
  let table: Float32Array | undefined;
  const fill = (): Float32Array => {
    const filled = new Float32Array((cells + 1) ** 2);
    for (let j = 0; j <= cells; j++)
      for (let i = 0; i <= cells; i++) filled[j * (cells + 1) + i] = exact(left + i * cell, low + j * cell);
    return filled;
  };
  return (x, y) => {
    const u = (x - left) / cell;
    const v = (y - low) / cell;
    if (u < 0 || v < 0 || u >= cells || v >= cells) return exact(x, y);
    table ??= fill();
    const i = Math.floor(u);
    const j = Math.floor(v);
    const at = j * (cells + 1) + i;
    const a = table[at] ?? 0;
    const b = table[at + 1] ?? 0;
    const c = table[at + cells + 1] ?? 0;
    const d = table[at + cells + 2] ?? 0;
    const across = (a + (b - a) * (u - i)) * (1 - v + j) + (c + (d - c) * (u - i)) * (v - j);
    return abs(across) > 1.5 * cell ? across : exact(x, y);
  };
}

function exactPolygon(outline: Outline): (x: number, y: number) => number {
  const count = outline.length;
  const xs = new Float64Array(outline.map((point) => point[0]));
  const ys = new Float64Array(outline.map((point) => point[1]));
  return (x, y) => {
    let best = Infinity;
    let isInside = false;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const xi = xs[i] ?? 0;
      const yi = ys[i] ?? 0;
      const xj = xs[j] ?? 0;
      const yj = ys[j] ?? 0;
      const ex = xj - xi;
      const ey = yj - yi;
      const wx = x - xi;
      const wy = y - yi;
      const along = max(0, min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)));
      const dx = wx - ex * along;
      const dy = wy - ey * along;
      best = min(best, dx * dx + dy * dy);
      if (yi > y !== yj > y && x < (ex * (y - yi)) / ey + xi) isInside = !isInside;
    }
    return isInside ? -sqrt(best) : sqrt(best);
  };
}

/** A polygon in the x-y plane extruded along z, all edges rounded outwards. */
export function extrude(outline: Outline, half: number, round = 0.01): Sdf {
  const flat = polygon(outline);
  return (x, y, z) => {
    const dx = flat(x, y);
    const dz = abs(z) - half + round;
    return min(max(dx, dz), 0) + length2(max(dx, 0), max(dz, 0)) - round;
  };
}

/** A closed profile (radius, height) revolved around y, edges rounded outwards. */
export function lathe(profile: Outline, round = 0): Sdf {
  const flat = polygon(profile);
  return (x, y, z) => flat(length2(x, z), y) - round;
}

/** An outline with its corners rounded to arcs of the given radius. */
export function rounded(outline: Outline, radius: number, steps = 4): Outline {
  return outline.flatMap((corner, index) => {
    const before = outline.at(index - 1) ?? corner;
    const after = outline[(index + 1) % outline.length] ?? corner;
    const cut = (towards: readonly [number, number]): readonly [number, number] => {
      const length = length2(towards[0] - corner[0], towards[1] - corner[1]) || 1;
      const share = min(radius, length * 0.48) / length;
      return [corner[0] + (towards[0] - corner[0]) * share, corner[1] + (towards[1] - corner[1]) * share];
    };
    const [from, to] = [cut(before), cut(after)];
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]] as const;
    });
  });
}

/** A regular outline: `count` corners on a circle, or alternating between two radii if an inner one is given. */
export function star(count: number, outer: number, inner = outer): Outline {
  const corners = inner === outer ? count : count * 2;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}
