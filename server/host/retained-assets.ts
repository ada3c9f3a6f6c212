import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/db/make-folder.ts';
import * as z from 'zod/mini';

/** A build that was served from here, with the names of its hashed files. */
const RetainedBuild = z.object({ id: z.string(), at: z.number(), files: z.array(z.string()) });
type RetainedBuild = z.infer<typeof RetainedBuild>;

const dayMs = 24 * 3_600_000;

/** A build is retained for two weeks; the last three always. */
export const retentionDays = 14;
export const minRetainedBuilds = 3;

/** The builds to retain, newest first. */
export const buildsToRetain = (builds: readonly RetainedBuild[], now: number): RetainedBuild[] =>
  builds
    .toSorted((a, b) => b.at - a.at)
    .filter(({ at }, place) => place < minRetainedBuilds || now - at <= retentionDays * dayMs);

/**
 * Copies the hashed files of the current build next to those of earlier ones, for tabs that still run them, and deletes those of builds
 * that are too old. Returns the folder that contains all of them, including this build's.
 */
export const retainAssets = (
  built: { readonly id: string; readonly folder: string },
  retainedIn: string,
  now: number,
): string => {
  const folder = join(retainedIn, 'files');
  const list = join(retainedIn, 'builds.json');
  makeFolder(folder);
  const builds = readList(list);
  const files = readdirSync(built.folder);
  for (const file of files) {
    const kept = join(folder, file);
    if (existsSync(kept)) continue;
    // A process killed half-way leaves no partial file under the final name, and several may start at once.
    const part = `${kept}.${process.pid}.part`;
    cpSync(join(built.folder, file), part);
    renameSync(part, kept);
  }
  if (builds[0]?.id === built.id) return folder;
  const stay = buildsToRetain([{ id: built.id, at: now, files }, ...builds.filter(({ id }) => id !== built.id)], now);
  const wanted = new Set(stay.flatMap((build) => build.files));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file), { force: true });
  const part = `${list}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(stay));
  renameSync(part, list);
  return folder;
};

const readList = (file: string): RetainedBuild[] => {
  try {
    return z.parse(z.array(RetainedBuild), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No list yet, or an unreadable one: existing files belong to no build.
    return [];
  }
};
