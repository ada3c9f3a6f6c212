import { cloud, noise } from './noise.ts';
import type { Rgb } from './vector.ts';

/** What a surface is made of. Colour is linear light; roughness runs from 0 (mirror) to 1 (chalk). */
export interface Material {
  readonly colour: Rgb;
  readonly isMetal: boolean;
  readonly roughness: number;
  /** Multiplies the colour at a point of the object, for wood grain and print. */
  readonly grain?: (x: number, y: number, z: number) => number;
}

function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function metal(hex: string, roughness = 0.25): Material {
  return { colour: linear(hex), isMetal: true, roughness };
}

export function plastic(hex: string, roughness = 0.35): Material {
  return { colour: linear(hex), isMetal: false, roughness };
}

export function grained(material: Material, grain: NonNullable<Material['grain']>): Material {
  return { ...material, grain };
}

export const metals = {
  zinc: metal('#d3d9dd', 0.3),
  stainless: metal('#dcdad6', 0.2),
  steel: metal('#c3c5c8', 0.26),
  chrome: metal('#eceff1', 0.06),
  brass: metal('#dcb877', 0.2),
  yellow: metal('#e0cc8e', 0.28),
  gold: metal('#e3b23c', 0.25),
  copper: metal('#efa585', 0.2),
  black: metal('#3a3b3e', 0.38),
  green: metal('#4f6b46', 0.42),
  dark: metal('#909296', 0.32),
} as const;

export const plastics = {
  white: plastic('#f3f3f0', 0.28),
  cream: plastic('#e9e4d4', 0.4),
  grey: plastic('#8d9498', 0.4),
  silver: plastic('#b9bfc3', 0.35),
  black: plastic('#1d1e20', 0.38),
  charcoal: plastic('#3a3d40', 0.5),
  red: plastic('#c4211c', 0.3),
  blue: plastic('#1b5499', 0.32),
  yellow: plastic('#f2b90f', 0.32),
  orange: plastic('#ee6a12', 0.34),
  green: plastic('#2c8a4b', 0.34),
  tan: plastic('#b17a42', 0.6),
  clear: plastic('#cfdce0', 0.06),
} as const;

export const rubber = plastic('#222325', 0.7);
export const paper = plastic('#f4f2ec', 0.85);

/** Straight-grained timber running along x. */
function timber(hex: string, depth: number): Material {
  return grained(plastic(hex, 0.65), (x, y, z) => {
    const wander = noise(x * 1.1, y * 2, z * 2) * 1.6;
    const rings = Math.sin(Math.sqrt((y + 1.3) ** 2 + (z - 0.4) ** 2) * 34 + wander * 5);
    return (
      1 - depth * (0.5 + 0.5 * rings) * (0.6 + 0.4 * noise(x * 3, y * 9, z * 9)) - 0.06 * noise(x * 4, y * 50, z * 50)
    );
  });
}

/** Sheet edge: thin plies stacked along y. */
function plies(hex: string): Material {
  return grained(plastic(hex, 0.7), (x, y, z) => {
    const layer = Math.sin(y * 62) > 0 ? 1 : 0.62;
    return layer * (0.92 + 0.08 * noise(x * 20, y * 4, z * 20));
  });
}

export const timbers = {
  pine: timber('#e3b878', 0.26),
  oak: timber('#b98a54', 0.34),
  ply: timber('#dcbb86', 0.2),
  mdf: grained(plastic('#b08a60', 0.8), (x, y, z) => 0.96 + 0.05 * cloud(x * 9, y * 9, z * 9)),
  plyEdge: plies('#d9b57c'),
} as const;

export const boards = {
  brown: grained(plastic('#b98d5e', 0.8), (x, y, z) => 0.96 + 0.06 * noise(x * 3, y * 40, z * 3)),
  white: plastic('#eceae4', 0.7),
} as const;
