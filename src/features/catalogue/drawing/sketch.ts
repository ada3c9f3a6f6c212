/** A dimension line with its figure: below the part if horizontal, right of it if vertical. */
export interface Dimension {
  readonly isFlat: boolean;
  readonly from: number;
  readonly to: number;
  /** The edge of the part where the extension lines start. */
  readonly edge: number;
  readonly text: string;
}

/** Path data of one drawing by line style. The sheet is 400 × 300. */
export interface Sketch {
  /** Outlines filled with the store's tint. */
  readonly tint: string;
  readonly ink: string;
  /** Threads, hatching, seams. */
  readonly fine?: string;
  /** Dash-dot centre lines. */
  readonly centre?: string;
  readonly dimensions?: readonly Dimension[];
  /** Text printed on the part itself. */
  readonly print?: { readonly x: number; readonly y: number; readonly width: number; readonly text: string };
}

/** The centre line that most parts lie on. */
export const middle = 130;

/** Rounds a path coordinate to a tenth of a unit. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** Slanted parallel strokes: the symbol for a thread. */
export function threads(from: number, to: number, half: number, step = 12): string {
  let path = '';
  for (let x = from + step / 2; x <= to - step / 2; x += step) path += `M${n(x)} ${n(middle - half)}l6 ${n(half * 2)}`;
  return path;
}

/** Hatching at 45 degrees inside a box: the symbol for a section through material. */
export function hatch(x: number, y: number, width: number, height: number, step = 10): string {
  let path = '';
  for (let offset = step; offset < width + height; offset += step) {
    const start = Math.max(0, offset - height);
    const end = Math.min(offset, width);
    path += `M${n(x + start)} ${n(y + offset - start)}L${n(x + end)} ${n(y + offset - end)}`;
  }
  return path;
}

export function flat(from: number, to: number, edge: number, text: string): Dimension {
  return { isFlat: true, from: n(from), to: n(to), edge: n(edge), text };
}

export function upright(from: number, to: number, edge: number, text: string): Dimension {
  return { isFlat: false, from: n(from), to: n(to), edge: n(edge), text };
}
