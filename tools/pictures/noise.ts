import { mix } from './vector.ts';

function corner(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

/** Smooth value noise between 0 and 1, the same on every run. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  const along = (dy: number, dz: number) => mix(corner(ix, iy + dy, iz + dz), corner(ix + 1, iy + dy, iz + dz), u);
  return mix(mix(along(0, 0), along(1, 0), v), mix(along(0, 1), along(1, 1), v), w);
}

/** Noise of three octaves, between 0 and 1. */
export function cloud(x: number, y: number, z: number): number {
  return (noise(x, y, z) * 4 + noise(x * 2 + 5, y * 2 + 5, z * 2 + 5) * 2 + noise(x * 4 + 9, y * 4 + 9, z * 4 + 9)) / 7;
}
