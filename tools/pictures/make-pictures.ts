/*
 * Renders every picture that is missing: `npx tsx tools/pictures/make-pictures.ts [--force] [shape ...]`.
 * Interrupt it at any time; the next run resumes where this one stopped.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { pictureKeys, pictureSizes } from '#server/media/pictures.ts';
import { recipes } from './recipes.ts';
import type { PictureJob, PictureResult } from './picture-worker.ts';

const folder = fileURLToPath(new URL('../../server/media/pictures/', import.meta.url));
const tintsFile = fileURLToPath(new URL('../../server/media/picture-tints.json', import.meta.url));
const crew = 2;

const words = process.argv.slice(2);
const isForced = words.includes('--force');
const chosen = new Set(words.filter((word) => !word.startsWith('--')));

const tints = readTints();

function readTints(): Record<string, string> {
  const parsed: unknown = existsSync(tintsFile) ? JSON.parse(readFileSync(tintsFile, 'utf8')) : {};
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${tintsFile} does not hold an object`);
  return Object.fromEntries(Object.entries(parsed).map(([key, tint]) => [key, String(tint)]));
}

function isMissing(key: string): boolean {
  return isForced || !tints[key] || pictureSizes.some((size) => !existsSync(`${folder}${key}-${size}.avif`));
}

function jobs(): PictureJob[] {
  const known: ReadonlySet<string> = new Set(pictureKeys);
  return Object.entries(recipes)
    .filter(([shape]) => chosen.size === 0 || chosen.has(shape))
    .flatMap(([shape, models]) =>
      models.map((recipe, model) => {
        const finishes = Object.keys(recipe.finishes).filter((finish) => isMissing(`${shape}-${finish}`));
        const stray = finishes.find((finish) => !known.has(`${shape}-${finish}`));
        if (stray) throw new Error(`${shape}-${stray} is modelled but not listed in pictures.ts`);
        return { shape, model, finishes, folder };
      }),
    )
    .filter((job) => job.finishes.length > 0);
}

async function keep(result: PictureResult): Promise<void> {
  Object.assign(tints, result.tints);
  const sorted = Object.fromEntries(pictureKeys.flatMap((key) => (tints[key] ? [[key, tints[key]]] : [])));
  writeFileSync(tintsFile, (await format(tintsFile, JSON.stringify(sorted))).code);
}

mkdirSync(folder, { recursive: true });
const waiting = jobs();
const total = waiting.length;
let done = 0;

async function work(): Promise<void> {
  const first = waiting.shift();
  if (!first) return;
  // Processes rather than threads: a child inherits the TypeScript loader, a thread of Node 20 does not.
  const worker = fork(fileURLToPath(new URL('./picture-worker.ts', import.meta.url)));
  await new Promise<void>((resolve, reject) => {
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with code ${code}`))));
    worker.on('message', (result: PictureResult) => {
      done++;
      process.stdout.write(`${done}/${total} ${result.shape} in ${Math.round(result.milliseconds / 1000)} s\n`);
      keep(result).catch(reject);
      const next = waiting.shift();
      if (next) worker.send(next);
      else worker.disconnect();
    });
    worker.send(first);
  });
}

await Promise.all(Array.from({ length: crew }, work));
