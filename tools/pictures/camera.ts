import type { Recipe, Scene } from './scene.ts';
import { cross, dot, normalise, radians } from './vector.ts';
import type { Vec3 } from './vector.ts';

/** The position of the camera; directions are in the object's space. */
export interface Camera {
  readonly eye: Vec3;
  readonly forward: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Half the width of the view at unit distance. */
  readonly spread: number;
  /** Rotation around the object in radians: converts directions from the object's space to the room's. */
  readonly around: number;
}

const spread = Math.tan(radians(12.5));
/** Fraction of the frame that the object fills, and how far its centre is below the frame's. */
const fill = { wide: 0.84, high: 0.78 };
const drop = 0.012;

function along(direction: Vec3, eye: Vec3, by: number): Vec3 {
  return [eye[0] + direction[0] * by, eye[1] + direction[1] * by, eye[2] + direction[2] * by];
}

/** Positions the camera so that the whole object is centred in the frame. */
export function frame(scene: Scene, view: NonNullable<Recipe['view']> = {}): Camera {
  const around = radians(view.around ?? 32);
  const above = radians(view.above ?? 20);
  const forward: Vec3 = [-Math.sin(around) * Math.cos(above), -Math.sin(above), -Math.cos(around) * Math.cos(above)];
  const right = normalise(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const points = scene.surfacePoints();
  let eye = along(forward, scene.centre, -scene.radius * 6);
  // The perspective changes with the camera, so this converges in a few rounds.
  for (let round = 0; round < 6; round++) {
    const view2d = points.map((point) => {
      const from: Vec3 = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
      const depth = dot(from, forward) * spread;
      return { x: dot(from, right) / depth, y: dot(from, up) / depth, depth };
    });
    let [left, rightmost, bottom, top, depth] = [Infinity, -Infinity, Infinity, -Infinity, 0];
    for (const point of view2d) {
      left = Math.min(left, point.x);
      rightmost = Math.max(rightmost, point.x);
      bottom = Math.min(bottom, point.y);
      top = Math.max(top, point.y);
      depth += point.depth / view2d.length;
    }
    const size = Math.max((rightmost - left) / (2 * fill.wide), (top - bottom) / (2 * fill.high));
    eye = along(right, eye, ((left + rightmost) / 2) * depth);
    eye = along(up, eye, ((bottom + top) / 2 + drop) * depth);
    eye = along(forward, eye, (depth / spread) * (1 - size));
  }
  return { eye, forward, right, up, spread, around };
}
