import type { Material } from './materials.ts';
import type { Scene } from './scene.ts';
import { fillLight, groundLight, groundTone, keyLight, roomLight } from './studio.ts';
import { entry, lampVisibility, march, normalAt, openness } from './trace.ts';
import { clamp, dot, mix } from './vector.ts';
import type { Rgb, Vec3 } from './vector.ts';

/** Everything about one ray hit that does not depend on the finish. */
export interface Surface {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly slot: string;
  readonly towards: Vec3;
  readonly open: number;
  readonly key: number;
  readonly reflected: Reflected;
}

export type Reflected =
  | { readonly kind: 'room'; readonly towards: Vec3 }
  | { readonly kind: 'ground'; readonly light: Rgb; readonly share: number; readonly towards: Vec3 }
  | { readonly kind: 'object'; readonly slot: string; readonly normal: Vec3; readonly towards: Vec3 };

/** Converts a direction from the object's space to the room's. */
export type ToRoom = (direction: Vec3) => Vec3;

export interface Stage {
  readonly scene: Scene;
  readonly toRoom: ToRoom;
  readonly keyLamp: Vec3;
}

const lampWidth = 0.16;

export function stageOf(scene: Scene, around: number): Stage {
  const c = Math.cos(around);
  const s = Math.sin(around);
  const toRoom: ToRoom = ([x, y, z]) => [x * c - z * s, y, z * c + x * s];
  const [kx, ky, kz] = keyLight;
  return { scene, toRoom, keyLamp: [kx * c + kz * s, ky, kz * c - kx * s] };
}

export function surfaceAt(stage: Stage, eye: Vec3, towards: Vec3, travelled: number): Surface {
  const { scene, keyLamp } = stage;
  const at: Vec3 = [eye[0] + towards[0] * travelled, eye[1] + towards[1] * travelled, eye[2] + towards[2] * travelled];
  const normal = normalAt(scene, ...at);
  const lift = scene.radius * 0.004;
  const off: Vec3 = [at[0] + normal[0] * lift, at[1] + normal[1] * lift, at[2] + normal[2] * lift];
  const facing = dot(normal, keyLamp);
  return {
    at,
    normal,
    slot: scene.slotAt(...at),
    towards,
    open: openness(scene, off, normal),
    key: facing > -0.1 ? lampVisibility(scene, ...off, keyLamp, lampWidth) : 0,
    reflected: reflect(stage, off, towards, normal),
  };
}

function mirror(towards: Vec3, normal: Vec3): Vec3 {
  const twice = 2 * dot(towards, normal);
  return [towards[0] - twice * normal[0], towards[1] - twice * normal[1], towards[2] - twice * normal[2]];
}

function reflect(stage: Stage, at: Vec3, towards: Vec3, normal: Vec3): Reflected {
  const { scene } = stage;
  const out = mirror(towards, normal);
  const hit = march(scene, at, out, scene.radius * 0.01, scene.radius * 2.2, 40);
  if (hit < Infinity) {
    const [x, y, z]: Vec3 = [at[0] + out[0] * hit, at[1] + out[1] * hit, at[2] + out[2] * hit];
    return { kind: 'object', slot: scene.slotAt(x, y, z), normal: normalAt(scene, x, y, z), towards: out };
  }
  if (out[1] < -0.001) {
    const far = (scene.floor - at[1]) / out[1];
    const away = far / scene.radius;
    const share = clamp(1.3 - away * 0.28, 0, 1);
    if (share > 0) {
      const light = groundAt(stage, at[0] + out[0] * far, at[2] + out[2] * far);
      return { kind: 'ground', light, share, towards: out };
    }
  }
  return { kind: 'room', towards: out };
}

/** Light that leaves the ground at a point. */
export function groundAt(stage: Stage, x: number, z: number): Rgb {
  const { scene, keyLamp } = stage;
  const away = Math.sqrt((x - scene.centre[0]) ** 2 + (z - scene.centre[2]) ** 2) / scene.radius;
  const far = clamp((away - 1.9) / 1.3, 0, 1);
  if (far >= 1) return groundLight(1, 1);
  const key = lampVisibility(scene, x, scene.floor, z, keyLamp, lampWidth * 1.35);
  const open = openness(scene, [x, scene.floor + scene.radius * 0.002, z], [0, 1, 0]);
  // Ambient light fills the far end of the shadow.
  return groundLight(mix(open, 1, far), mix(mix(key, 1, away * 0.16), 1, far));
}

function reflectedLight(stage: Stage, surface: Surface, material: Material, palette: Palette): Rgb {
  const { reflected } = surface;
  const { roughness } = material;
  const room = (direction: Vec3) => roomLight(...stage.toRoom(direction), roughness);
  if (reflected.kind === 'room') {
    const light = room(reflected.towards);
    return [light, light, light];
  }
  if (reflected.kind === 'ground') {
    const beyond = room(reflected.towards);
    const [r, g, b] = reflected.light;
    return [mix(beyond, r, reflected.share), mix(beyond, g, reflected.share), mix(beyond, b, reflected.share)];
  }
  const other = palette(reflected.slot);
  const [r, g, b] = other.colour;
  const second = mirror(reflected.towards, reflected.normal);
  const facing = clamp(dot(reflected.normal, stage.keyLamp), 0, 1);
  const light = other.isMetal
    ? roomLight(...stage.toRoom(second), Math.max(other.roughness, roughness)) * 0.72
    : 0.42 + 0.12 * reflected.normal[1] + 0.6 * facing;
  return [r * light, g * light, b * light];
}

export type Palette = (slot: string) => Material;

/** Colour of a surface in one finish, in linear light. */
export function colourOf(stage: Stage, surface: Surface, palette: Palette): Rgb {
  const material = palette(surface.slot);
  const { normal, open, key } = surface;
  const grain = material.grain ? material.grain(...surface.at) : 1;
  const glancing = (1 - clamp(-dot(normal, surface.towards), 0, 1)) ** 5;
  const shine = reflectedLight(stage, surface, material, palette);
  const facing = clamp(dot(normal, stage.keyLamp), 0, 1) * key;
  const fill = clamp(dot(stage.toRoom(normal), fillLight), 0, 1) * open;
  if (material.isMetal) {
    const held = mix(open, 1, 0.45);
    const soft = (0.1 + 0.5 * material.roughness) * (facing * 0.7 + fill * 0.15 + 0.25 * open);
    const tinted = (c: number) => mix(c * grain, 1, glancing * 0.75);
    const one = (c: number, light: number) => tinted(c) * light * 0.86 * held * mix(0.75, 1, key) + c * grain * soft;
    return [one(material.colour[0], shine[0]), one(material.colour[1], shine[1]), one(material.colour[2], shine[2])];
  }
  const around = mix(0.5 * groundTone, 0.62, normal[1] * 0.5 + 0.5) * open;
  const diffuse = grain * (around + facing * 0.72 + fill * 0.16);
  const gloss = (0.04 + 0.6 * glancing) * (1 - material.roughness * 0.75) * mix(open, 1, 0.2);
  return [
    material.colour[0] * diffuse + shine[0] * gloss,
    material.colour[1] * diffuse + shine[1] * gloss,
    material.colour[2] * diffuse + shine[2] * gloss,
  ];
}

/** Distance to the object along a ray from the eye, or Infinity. */
export function look(scene: Scene, eye: Vec3, towards: Vec3): number {
  const start = entry(scene, eye, towards);
  return start === Infinity ? Infinity : march(scene, eye, towards, start, start + scene.radius * 2.1, 170);
}
