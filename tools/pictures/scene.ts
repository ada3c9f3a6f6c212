import type { Material } from './materials.ts';
import type { Sdf } from './solids.ts';
import { clamp, length3 } from './vector.ts';
import type { Vec3 } from './vector.ts';

/** One piece of an object, with the name of its material. */
export interface Part {
  readonly slot: string | ((x: number, y: number, z: number) => string);
  readonly solid: Sdf;
}

export interface Recipe {
  readonly parts: readonly Part[];
  /** Materials that are the same in every finish. */
  readonly materials?: Readonly<Record<string, Material>>;
  readonly finishes: Readonly<Record<string, Readonly<Record<string, Material>>>>;
  /** The camera angles: degrees around the object, and degrees up. */
  readonly view?: { readonly around?: number; readonly above?: number };
}

interface Bounds {
  readonly low: Vec3;
  readonly high: Vec3;
}

interface BoundPart extends Part, Bounds {}

/** Objects are modelled within this distance of the origin, on each axis. */
const reach = 2.4;

/** Finds the bounding box of a solid by sampling a grid of cells, coarse and then fine. */
function boundsOf(solid: Sdf, within: Bounds, cells: number): Bounds | null {
  const step: Vec3 = [
    (within.high[0] - within.low[0]) / cells,
    (within.high[1] - within.low[1]) / cells,
    (within.high[2] - within.low[2]) / cells,
  ];
  const near = length3(...step) / 2;
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++)
      for (let k = 0; k < cells; k++) {
        const at: Vec3 = [
          within.low[0] + (i + 0.5) * step[0],
          within.low[1] + (j + 0.5) * step[1],
          within.low[2] + (k + 0.5) * step[2],
        ];
        if (solid(...at) > near) continue;
        for (const axis of [0, 1, 2] as const) {
          low[axis] = Math.min(low[axis], at[axis] - step[axis] / 2);
          high[axis] = Math.max(high[axis], at[axis] + step[axis] / 2);
        }
      }
  return low[0] === Infinity ? null : { low, high };
}

function bind(part: Part): BoundPart {
  const coarse = boundsOf(part.solid, { low: [-reach, -reach, -reach], high: [reach, reach, reach] }, 32);
  const fine = coarse && boundsOf(part.solid, coarse, 28);
  if (!fine) throw new Error(`A part in ${String(part.slot)} lies outside the studio`);
  return { ...part, ...fine };
}

function outside(x: number, y: number, z: number, part: BoundPart): number {
  const dx = Math.max(part.low[0] - x, x - part.high[0], 0);
  const dy = Math.max(part.low[1] - y, y - part.high[1], 0);
  const dz = Math.max(part.low[2] - z, z - part.high[2], 0);
  return length3(dx, dy, dz);
}

/** An object on the ground, with the queries that a renderer needs. */
export class Scene {
  readonly floor: number;
  readonly centre: Vec3;
  readonly radius: number;
  private readonly parts: readonly BoundPart[];

  constructor(recipe: Recipe) {
    this.parts = recipe.parts.map(bind);
    const low = ([0, 1, 2] as const).map((axis) => Math.min(...this.parts.map((part) => part.low[axis])));
    const high = ([0, 1, 2] as const).map((axis) => Math.max(...this.parts.map((part) => part.high[axis])));
    const [lx = 0, ly = 0, lz = 0] = low;
    const [hx = 0, hy = 0, hz = 0] = high;
    this.centre = [(lx + hx) / 2, (ly + hy) / 2, (lz + hz) / 2];
    this.radius = length3(hx - lx, hy - ly, hz - lz) / 2;
    this.floor = this.lowest(ly, hy);
  }

  /** A safe step towards the nearest surface; exact only close to it. */
  step(x: number, y: number, z: number): number {
    let best = Infinity;
    const slack = this.radius * 0.12;
    for (const part of this.parts) {
      const away = outside(x, y, z, part);
      if (away < best) best = Math.min(best, away > slack ? away : part.solid(x, y, z));
    }
    return best;
  }

  distance(x: number, y: number, z: number): number {
    let best = Infinity;
    for (const part of this.parts) {
      if (outside(x, y, z, part) < best) best = Math.min(best, part.solid(x, y, z));
    }
    return best;
  }

  /** Material slot of the surface nearest to a point. */
  slotAt(x: number, y: number, z: number): string {
    let best = Infinity;
    let slot: Part['slot'] = '';
    for (const part of this.parts) {
      if (outside(x, y, z, part) >= best) continue;
      const distance = part.solid(x, y, z);
      if (distance < best) {
        best = distance;
        slot = part.slot;
      }
    }
    return typeof slot === 'string' ? slot : slot(x, y, z);
  }

  /** Points spread over the surface, for framing. */
  surfacePoints(): Vec3[] {
    const cells = 40;
    const step = (this.radius * 2) / cells;
    const points: Vec3[] = [];
    for (let i = 0; i <= cells; i++)
      for (let j = 0; j <= cells; j++)
        for (let k = 0; k <= cells; k++) {
          const at: Vec3 = [
            this.centre[0] - this.radius + i * step,
            this.centre[1] - this.radius + j * step,
            this.centre[2] - this.radius + k * step,
          ];
          if (Math.abs(this.distance(...at)) < step * 0.55) points.push(at);
        }
    return points;
  }

  private lowest(from: number, to: number): number {
    const cells = 70;
    const [cx, , cz] = this.centre;
    const half = this.radius;
    for (let y = from; y < to; y += (to - from) / 160)
      for (let i = 0; i <= cells; i++)
        for (let k = 0; k <= cells; k++) {
          const x = cx - half + (2 * half * i) / cells;
          const z = cz - half + (2 * half * k) / cells;
          if (this.distance(x, y, z) < clamp(half * 0.006, 0.002, 0.02)) return y;
        }
    return from;
  }
}
