import { clamp, cross, dot, mix, normalise, smoothstep } from './vector.ts';
import type { Rgb, Vec3 } from './vector.ts';

/*
 * The room in camera space: +x right, +y up, +z towards the camera. A pale seamless ground, a large softbox above left, a strip light at
 * the right, a bank overhead, and darkness behind the camera, which gives metal its contrast.
 */

interface Softbox {
  readonly towards: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
  readonly width: number;
  readonly height: number;
  readonly power: number;
}

function softbox(direction: Vec3, width: number, height: number, power: number): Softbox {
  const towards = normalise(direction);
  const across = normalise(cross(Math.abs(towards[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], towards));
  return { towards, across, up: cross(towards, across), width, height, power };
}

const softboxes: readonly Softbox[] = [
  softbox([-0.62, 0.7, 0.5], 0.62, 0.5, 3.1),
  softbox([0.95, 0.3, 0.22], 0.22, 0.95, 2.1),
  softbox([0.05, 1, -0.35], 1.1, 0.5, 1.9),
  softbox([-0.9, 0.25, -0.35], 0.3, 0.8, 1.2),
  softbox([0.35, 0.3, 1], 0.16, 0.5, 0.7),
];

/** Brightness of the ground, in linear light; about #EAEAEA once developed. */
export const groundTone = 0.815;
const ground: Rgb = [groundTone * 0.996, groundTone, groundTone * 1.004];

export const keyLight = normalise([-0.5, 0.78, 0.42]);
export const fillLight = normalise([0.8, 0.35, 0.5]);

/** Light arriving from a direction of the room, blurred by the roughness of the reflecting surface. */
export function roomLight(x: number, y: number, z: number, roughness: number): number {
  const back = smoothstep(-0.35 - roughness, 0.75 + roughness, z);
  let light = mix(0.56 + 0.16 * clamp(y, 0, 1), 0.13, back);
  const blur = 0.05 + roughness * 0.75;
  // A blurred box spreads the same light over a larger patch.
  for (const lamp of softboxes) {
    const facing = dot([x, y, z], lamp.towards);
    if (facing < 0.05) continue;
    const u = Math.abs(dot([x, y, z], lamp.across) / facing);
    const v = Math.abs(dot([x, y, z], lamp.up) / facing);
    const mask =
      smoothstep(lamp.width + blur, lamp.width - blur, u) * smoothstep(lamp.height + blur, lamp.height - blur, v);
    light += (lamp.power * mask) / (1 + roughness * 0.9);
  }
  return light;
}

/** Colour of the ground, by how open it is to the room and to the key light. */
export function groundLight(openness: number, key: number): Rgb {
  const shade = (0.34 + 0.66 * openness) * (0.54 + 0.46 * key);
  // Shadows on white paper are slightly cooler than the light.
  return [ground[0] * shade, ground[1] * shade ** 0.985, ground[2] * shade ** 0.97];
}

/** Converts linear light to an 8-bit channel: soft shoulder, then sRGB. */
export function develop(light: number): number {
  const knee = 0.78;
  const held = light < knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)));
  const encoded = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
  return clamp(encoded, 0, 1) * 255;
}
