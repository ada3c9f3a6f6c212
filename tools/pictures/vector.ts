export type Vec3 = readonly [x: number, y: number, z: number];
export type Rgb = readonly [r: number, g: number, b: number];

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

// Math.hypot guards against overflow and is ten times slower; these run some hundred million times per picture.
export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export function normalise([x, y, z]: Vec3): Vec3 {
  const length = length3(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
