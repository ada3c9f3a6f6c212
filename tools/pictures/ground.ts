import type { Camera } from './camera.ts';
import { groundAt } from './shade.ts';
import type { Stage } from './shade.ts';
import { groundLight } from './studio.ts';
import { normalise } from './vector.ts';
import type { Rgb, Vec3 } from './vector.ts';

/** Direction of a camera ray; both coordinates are fractions from the upper left corner. */
export function lookThrough(camera: Camera, px: number, py: number): Vec3 {
  const u = (px - 0.5) * 2 * camera.spread;
  const v = (0.5 - py) * 2 * camera.spread;
  const axis = (i: 0 | 1 | 2) => camera.forward[i] + camera.right[i] * u + camera.up[i] * v;
  return normalise([axis(0), axis(1), axis(2)]);
}

/** Light of the ground wherever the camera sees it. In even shadow, a few pixels share their samples. */
export function groundSeen(stage: Stage, camera: Camera, width: number): (px: number, py: number) => Rgb {
  const pixels = 4;
  const cell = pixels / width;
  const across = Math.ceil(1 / cell) + 2;
  const corners = new Map<number, Rgb>();
  const exact = (px: number, py: number): Rgb => {
    const towards = lookThrough(camera, px, py);
    const far = (stage.scene.floor - camera.eye[1]) / towards[1];
    if (far <= 0) return groundLight(1, 1);
    return groundAt(stage, camera.eye[0] + towards[0] * far, camera.eye[2] + towards[2] * far);
  };
  const corner = (i: number, j: number): Rgb => {
    const at = j * across + i;
    const known = corners.get(at);
    if (known) return known;
    const light = exact(i * cell, j * cell);
    corners.set(at, light);
    return light;
  };
  return (px, py) => {
    const i = Math.floor(px / cell);
    const j = Math.floor(py / cell);
    const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)];
    const tones = [a[1], b[1], c[1], d[1]];
    if (Math.max(...tones) - Math.min(...tones) > 0.015) return exact(px, py);
    const u = px / cell - i;
    const v = py / cell - j;
    const mean = (k: 0 | 1 | 2) => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (c[k] * (1 - u) + d[k] * u) * v;
    return [mean(0), mean(1), mean(2)];
  };
}
