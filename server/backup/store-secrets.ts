import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './archive.ts';
import { secretNames } from './manifest.ts';

/** The keys that the store made; configured ones are the operator's to keep. */
export const secretsIn = (dataDir: string): readonly Part[] =>
  secretNames
    .map((name) => ({ name, path: join(dataDir, name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }));

/** Puts the keys of a back-up, by name, in their place; one that it does not have leaves what is there. */
export const restoreSecrets = (dataDir: string, secrets: ReadonlyMap<string, string>): void => {
  for (const [name, secret] of secrets) {
    const path = join(dataDir, name);
    writeFileSync(`${path}.unfinished`, secret, { mode: 0o600 });
    renameSync(`${path}.unfinished`, path);
  }
};
