import { frame } from './camera.ts';
import type { Camera } from './camera.ts';
import { Scene } from './scene.ts';
import type { Recipe } from './scene.ts';
import { colourOf, groundAt, look, stageOf, surfaceAt } from './shade.ts';
import type { Palette, Stage } from './shade.ts';
import { develop, groundLight } from './studio.ts';
import { dot, normalise } from './vector.ts';
import type { Rgb, Vec3 } from './vector.ts';

/** One finished picture: raw RGB, three bytes a pixel. */
export interface Picture {
  readonly finish: string;
  readonly pixels: Buffer;
}

/** What one look through the lens shows, once per finish. */
interface Sample {
  readonly colours: readonly Rgb[];
  readonly slot: string;
  readonly normal: Vec3;
  readonly depth: number;
}

const nothing: Vec3 = [0, 0, 0];

/** Photographs one recipe in all its finishes; the geometry is looked at once for all of them. */
export function takePictures(recipe: Recipe, finishes: readonly string[], width: number): Picture[] {
  const scene = new Scene(recipe);
  const camera = frame(scene, recipe.view);
  const stage = stageOf(scene, camera.around);
  const palettes = finishes.map((finish) => paletteOf(recipe, finish));
  const shoot = (px: number, py: number) => sample(stage, camera, palettes, px / width, py / width);
  const first: Sample[] = [];
  for (let y = 0; y < width; y++) for (let x = 0; x < width; x++) first.push(shoot(x + 0.5, y + 0.5));
  const pictures = finishes.map((finish) => ({ finish, pixels: Buffer.alloc(width * width * 3) }));
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const colours = isEdge(first, x, y, width) ? refined(shoot, x, y) : first[index]?.colours;
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

function sample(stage: Stage, camera: Camera, palettes: readonly Palette[], px: number, py: number): Sample {
  const u = (px - 0.5) * 2 * camera.spread;
  const v = (0.5 - py) * 2 * camera.spread;
  const axis = (i: 0 | 1 | 2) => camera.forward[i] + camera.right[i] * u + camera.up[i] * v;
  const towards = normalise([axis(0), axis(1), axis(2)]);
  const travelled = look(stage.scene, camera.eye, towards);
  if (travelled < Infinity) {
    const surface = surfaceAt(stage, camera.eye, towards, travelled);
    const colours = palettes.map((palette) => colourOf(stage, surface, palette));
    return { colours, slot: surface.slot, normal: surface.normal, depth: travelled / stage.scene.radius };
  }
  const toGround = (stage.scene.floor - camera.eye[1]) / towards[1];
  const light =
    toGround > 0
      ? groundAt(stage, camera.eye[0] + towards[0] * toGround, camera.eye[2] + towards[2] * toGround)
      : groundLight(1, 1);
  return { colours: palettes.map(() => light), slot: '', normal: nothing, depth: 0 };
}

function isEdge(samples: readonly Sample[], x: number, y: number, width: number): boolean {
  const here = samples[y * width + x];
  if (!here) return false;
  const neighbours = [
    x > 0 ? samples[y * width + x - 1] : undefined,
    x < width - 1 ? samples[y * width + x + 1] : undefined,
    y > 0 ? samples[(y - 1) * width + x] : undefined,
    y < width - 1 ? samples[(y + 1) * width + x] : undefined,
  ];
  return neighbours.some((other) => other && differs(here, other));
}

function differs(a: Sample, b: Sample): boolean {
  if (a.slot !== b.slot) return true;
  if (a.slot === '') return false;
  if (Math.abs(a.depth - b.depth) > 0.03 || dot(a.normal, b.normal) < 0.93) return true;
  return a.colours.some((colour, finish) => Math.abs(colour[1] - (b.colours[finish]?.[1] ?? colour[1])) > 0.07);
}

/** Nine looks in place of one. Highlights are held back before the mean is taken, lest bright edges stay jagged. */
function refined(shoot: (px: number, py: number) => Sample, x: number, y: number): Rgb[] {
  const looks = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
    shoot(x + ((i % 3) + 0.5) / 3, y + (Math.floor(i / 3) + 0.5) / 3),
  );
  const held = (light: number) => Math.min(light, 1.15);
  return (looks[0]?.colours ?? []).map((_, finish) => {
    const mean = (channel: 0 | 1 | 2) =>
      looks.reduce((sum, one) => sum + held(one.colours[finish]?.[channel] ?? 0), 0) / looks.length;
    return [mean(0), mean(1), mean(2)] as const;
  });
}
