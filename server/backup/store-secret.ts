import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './archive.ts';
import { secretName } from './manifest.ts';

/** The key that signs sessions, where the store made one; a configured one is the operator's to keep. */
export const secretIn = (dataDir: string): readonly Part[] => {
  const path = join(dataDir, secretName);
  return existsSync(path) ? [{ name: secretName, text: readFileSync(path, 'utf8') }] : [];
};

/** Puts the key of a back-up in its place; null, where it had none, leaves what is there. */
export const restoreSecret = (dataDir: string, secret: string | null): void => {
  if (secret === null) return;
  const path = join(dataDir, secretName);
  writeFileSync(`${path}.unfinished`, secret, { mode: 0o600 });
  renameSync(`${path}.unfinished`, path);
};
