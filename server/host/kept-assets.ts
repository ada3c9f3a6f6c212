import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A build that was served from here, and the names of its hashed files. */
const KeptBuild = z.object({ id: z.string(), at: z.number(), files: z.array(z.string()) });
type KeptBuild = z.infer<typeof KeptBuild>;

const dayMs = 24 * 3_600_000;

/** Builds are kept for two weeks, and the last three however old they are. */
export const keptDays = 14;
export const keptBuilds = 3;

/** Which builds stay, the newest first. */
export const buildsToKeep = (builds: readonly KeptBuild[], now: number): KeptBuild[] =>
  builds.toSorted((a, b) => b.at - a.at).filter(({ at }, place) => place < keptBuilds || now - at <= keptDays * dayMs);

/**
 * Puts the hashed files of the build that is served now to those of earlier ones, for tabs that still run them, and
 * takes away those of builds that are too old. Gives the folder that holds them all.
 */
export const keepAssets = (
  built: { readonly id: string; readonly folder: string },
  keptIn: string,
  now: number,
): string => {
  const folder = join(keptIn, 'files');
  const list = join(keptIn, 'builds.json');
  mkdirSync(folder, { recursive: true });
  const builds = readList(list);
  if (builds[0]?.id === built.id) return folder;
  const files = readdirSync(built.folder);
  for (const file of files) {
    const kept = join(folder, file);
    if (existsSync(kept)) continue;
    // A process that ends in between leaves no half of a file under its name.
    cpSync(join(built.folder, file), `${kept}.part`);
    renameSync(`${kept}.part`, kept);
  }
  const stay = buildsToKeep([{ id: built.id, at: now, files }, ...builds.filter(({ id }) => id !== built.id)], now);
  const wanted = new Set(stay.flatMap((build) => build.files));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
  writeFileSync(`${list}.part`, JSON.stringify(stay));
  renameSync(`${list}.part`, list);
  return folder;
};

const readList = (file: string): KeptBuild[] => {
  try {
    return z.parse(z.array(KeptBuild), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The first build, or a list that can't be read: what is there is then judged as nobody's.
    return [];
  }
};
