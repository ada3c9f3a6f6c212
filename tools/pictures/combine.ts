import type { Sdf } from './solids.ts';
import { radians } from './vector.ts';

const { abs, max, min, cos, sin, round } = Math;

export function union(...solids: readonly Sdf[]): Sdf {
  const [first, second] = solids;
  if (first && second && solids.length === 2) return (x, y, z) => min(first(x, y, z), second(x, y, z));
  return (x, y, z) => {
    let best = Infinity;
    for (const solid of solids) best = min(best, solid(x, y, z));
    return best;
  };
}

/** A solid with others subtracted from it. */
export function without(solid: Sdf, ...cuts: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let best = solid(x, y, z);
    for (const cut of cuts) best = max(best, -cut(x, y, z));
    return best;
  };
}

export function common(...solids: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let best = -Infinity;
    for (const solid of solids) best = max(best, solid(x, y, z));
    return best;
  };
}

/** A union whose seam is filled by a fillet of about the given width. */
export function blend(width: number, ...solids: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let best = Infinity;
    for (const solid of solids) {
      const distance = solid(x, y, z);
      const overlap = max(width - abs(best - distance), 0) / width;
      best = min(best, distance) - (overlap > 0 ? overlap * overlap * width * 0.25 : 0);
    }
    return best;
  };
}

export function moved(solid: Sdf, dx: number, dy: number, dz: number): Sdf {
  return (x, y, z) => solid(x - dx, y - dy, z - dz);
}

export function turned(solid: Sdf, axis: 'x' | 'y' | 'z', degrees: number): Sdf {
  const c = cos(radians(degrees));
  const s = sin(radians(degrees));
  if (axis === 'x') return (x, y, z) => solid(x, y * c + z * s, z * c - y * s);
  if (axis === 'y') return (x, y, z) => solid(x * c - z * s, y, z * c + x * s);
  return (x, y, z) => solid(x * c + y * s, y * c - x * s, z);
}

/** A solid and its mirror image across the named planes through the origin. */
export function mirrored(solid: Sdf, ...axes: readonly ('x' | 'y' | 'z')[]): Sdf {
  const [isX, isY, isZ] = [axes.includes('x'), axes.includes('y'), axes.includes('z')];
  return (x, y, z) => solid(isX ? abs(x) : x, isY ? abs(y) : y, isZ ? abs(z) : z);
}

/** `count` copies in a row along an axis, centred on the origin. */
export function row(solid: Sdf, axis: 'x' | 'y' | 'z', count: number, spacing: number): Sdf {
  const reach = (count - 1) / 2;
  const offset = count % 2 === 0 ? 0.5 : 0;
  const nearest = (v: number) => {
    const slot = round(v / spacing - offset) + offset;
    return v - max(-reach, min(reach, slot)) * spacing;
  };
  if (axis === 'x') return (x, y, z) => solid(nearest(x), y, z);
  if (axis === 'y') return (x, y, z) => solid(x, nearest(y), z);
  return (x, y, z) => solid(x, y, nearest(z));
}

/** Copies around y. The given solid must be on the +x side. */
export function ring(solid: Sdf, count: number): Sdf {
  const step = (2 * Math.PI) / count;
  return (x, y, z) => {
    const angle = round(Math.atan2(z, x) / step) * step;
    const c = cos(angle);
    const s = sin(angle);
    return solid(x * c + z * s, y, z * c - x * s);
  };
}

/** The deepest relief that embossing may add. */
const deepest = 0.08;

/** A solid with a shallow relief, which is evaluated only near the surface: it is often noise, and expensive. */
export function embossed(solid: Sdf, relief: (x: number, y: number, z: number) => number, safety = 0.7): Sdf {
  return (x, y, z) => {
    const plain = solid(x, y, z);
    return plain > deepest * 2.5 ? plain - deepest : (plain - relief(x, y, z)) * safety;
  };
}
