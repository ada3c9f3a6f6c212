import { frame } from './camera.ts';
import type { Camera } from './camera.ts';
import { groundSeen, lookThrough } from './ground.ts';
import { Scene } from './scene.ts';
import type { Recipe } from './scene.ts';
import { colourOf, look, stageOf, surfaceAt } from './shade.ts';
import type { Palette, Stage } from './shade.ts';
import { develop } from './studio.ts';
import { dot } from './vector.ts';
import type { Rgb, Vec3 } from './vector.ts';

/** One finished picture: raw RGB, three bytes per pixel. */
export interface Picture {
  readonly finish: string;
  readonly pixels: Buffer;
}

/** What one camera ray hits, with one colour per finish. */
interface Sample {
  readonly colours: readonly Rgb[];
  readonly slot: string;
  readonly normal: Vec3;
  readonly depth: number;
}

const nothing: Vec3 = [0, 0, 0];

/** Renders one recipe in all its finishes; the geometry is traced once for all of them. */
export function takePictures(recipe: Recipe, finishes: readonly string[], width: number): Picture[] {
  const scene = new Scene(recipe);
  const camera = frame(scene, recipe.view);
  const stage = stageOf(scene, camera.around);
  const palettes = finishes.map((finish) => paletteOf(recipe, finish));
  const setting: Setting = { stage, camera, ground: groundSeen(stage, camera, width), palettes };
  const shoot = (px: number, py: number) => sample(setting, px / width, py / width);
  const first: Sample[] = [];
  for (let y = 0; y < width; y++) for (let x = 0; x < width; x++) first.push(shoot(x + 0.5, y + 0.5));
  const pictures = finishes.map((finish) => ({ finish, pixels: Buffer.alloc(width * width * 3) }));
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const side = fineness(first, x, y, width);
      const colours = side > 1 ? refined(shoot, x, y, side) : first[index]?.colours;
      pictures.forEach(({ pixels }, finish) => {
        const colour = colours?.[finish] ?? nothing;
        for (const channel of [0, 1, 2] as const) pixels[index * 3 + channel] = Math.round(develop(colour[channel]));
      });
    }
  return pictures;
}

function paletteOf(recipe: Recipe, finish: string): Palette {
  const own = recipe.finishes[finish];
  if (!own) throw new Error(`No finish ${finish} in the recipe`);
  return (slot) => {
    const material = own[slot] ?? recipe.materials?.[slot];
    if (!material) throw new Error(`No material for ${slot} in finish ${finish}`);
    return material;
  };
}

/** What a sample is taken of, and with. */
interface Setting {
  readonly stage: Stage;
  readonly camera: Camera;
  readonly ground: (px: number, py: number) => Rgb;
  readonly palettes: readonly Palette[];
}

function sample({ stage, camera, ground, palettes }: Setting, px: number, py: number): Sample {
  const towards = lookThrough(camera, px, py);
  const travelled = look(stage.scene, camera.eye, towards);
  if (travelled < Infinity) {
    const surface = surfaceAt(stage, camera.eye, towards, travelled);
    const colours = palettes.map((palette) => colourOf(stage, surface, palette));
    return { colours, slot: surface.slot, normal: surface.normal, depth: travelled / stage.scene.radius };
  }
  const light = ground(px, py);
  return { colours: palettes.map(() => light), slot: '', normal: nothing, depth: 0 };
}

/** Samples per side of a pixel: one where all is even, two in a crease, three at an outline. */
function fineness(samples: readonly Sample[], x: number, y: number, width: number): 1 | 2 | 3 {
  const here = samples[y * width + x];
  if (!here) return 1;
  const neighbours = [
    x > 0 ? samples[y * width + x - 1] : undefined,
    x < width - 1 ? samples[y * width + x + 1] : undefined,
    y > 0 ? samples[(y - 1) * width + x] : undefined,
    y < width - 1 ? samples[(y + 1) * width + x] : undefined,
  ];
  if (neighbours.some((other) => other && isOutline(here, other))) return 3;
  return neighbours.some((other) => other && isCrease(here, other)) ? 2 : 1;
}

function isOutline(a: Sample, b: Sample): boolean {
  return a.slot !== b.slot || (a.slot !== '' && Math.abs(a.depth - b.depth) > 0.03);
}

function isCrease(a: Sample, b: Sample): boolean {
  if (a.slot === '') return false;
  if (dot(a.normal, b.normal) < 0.93) return true;
  return a.colours.some((colour, finish) => Math.abs(colour[1] - (b.colours[finish]?.[1] ?? colour[1])) > 0.07);
}

/** Supersamples a pixel. Highlights are clamped before averaging, so that bright edges do not stay jagged. */
function refined(shoot: (px: number, py: number) => Sample, x: number, y: number, side: number): Rgb[] {
  const looks = Array.from({ length: side * side }, (_, i) =>
    shoot(x + ((i % side) + 0.5) / side, y + (Math.floor(i / side) + 0.5) / side),
  );
  const held = (light: number) => Math.min(light, 1.15);
  return (looks[0]?.colours ?? []).map((_, finish) => {
    const mean = (channel: 0 | 1 | 2) =>
      looks.reduce((sum, one) => sum + held(one.colours[finish]?.[channel] ?? 0), 0) / looks.length;
    return [mean(0), mean(1), mean(2)] as const;
  });
}
