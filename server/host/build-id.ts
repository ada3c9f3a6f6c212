import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '#contract/build.ts';

/** The parts of a build's manifest other than its id. */
export type BuildFacts = Pick<BuildManifest, 'dataSchema' | 'minClient'>;

/**
 * Gives a build its id: a digest of every file that browsers fetch and of the worker's code. Writes the id into `index.html` and
 * `build.json`, and returns it for the worker.
 */
export const numberBuild = (folder: string, worker: string, facts: BuildFacts): string => {
  const id = digestOfBuild(folder, worker);
  const shell = join(folder, 'index.html');
  writeFileSync(
    shell,
    readFileSync(shell, 'utf8').replace('<html ', () => `<html data-build="${id}" `),
  );
  const manifest: BuildManifest = { id, ...facts, kill: false };
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest)}\n`);
  return id;
};

const digestOfBuild = (folder: string, worker: string): string => {
  const hash = createHash('sha256').update(worker);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    if (/[/\\]\.vite[/\\]|[/\\]sw\.js$/.test(file)) continue;
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('base64url').slice(0, 16);
};
