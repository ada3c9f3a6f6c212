import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder that only its owner can read, and those above it. Node's own `recursive` never returns where the file system answers
 * "not found" to every new folder, as `/proc` does.
 */
export const makeFolder = (path: string): void => {
  const missing: string[] = [];
  for (let folder = resolve(path); !exists(folder); folder = dirname(folder)) missing.push(folder);
  for (const folder of missing.reverse()) makeOne(folder);
};

/** A file in its place counts as missing, so that creating the folder fails and says so. */
const exists = (folder: string): boolean =>
  dirname(folder) === folder || statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

const makeOne = (folder: string): void => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts now may have been faster.
    if (!exists(folder)) throw error;
  }
};
