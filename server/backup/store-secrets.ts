import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './archive.ts';
import { secretNames } from './manifest.ts';

/** The keys that the store generated; the operator keeps the configured ones. */
export const secretsIn = (dataDir: string): readonly Part[] =>
  secretNames
    .map((name) => ({ name, path: join(dataDir, name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }));

/** Restores the keys of a backup, by name; a key that it lacks stays as it is. */
export const restoreSecrets = (dataDir: string, secrets: ReadonlyMap<string, string>): void => {
  for (const [name, secret] of secrets) {
    const path = join(dataDir, name);
    writeFileSync(`${path}.unfinished`, secret, { mode: 0o600 });
    renameSync(`${path}.unfinished`, path);
  }
};
