import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/db/make-folder.ts';

/** A text that the first process to start generates and stores in the data folder, readable only by its owner. */
export const readOrMake = (dataDir: string, name: string, make: () => string): { text: string; file: string } => {
  const file = join(dataDir, name);
  makeFolder(dataDir);
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(file, 0o600);
  return { text: readFileSync(file, 'utf8').trim(), file };
};
