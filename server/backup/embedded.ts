import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '#server/db/make-folder.ts';
import { openDatabase } from '#server/db/connect.ts';
import { acquirePidLock, FolderInUse } from '#server/db/pid-lock.ts';
import { type Entry, type Part, writeArchive } from './archive.ts';
import { folderName, manifestName, readBackup, secretNames, textOf } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { restoreSecrets, secretsIn } from './store-secrets.ts';
import { type Snapshot, takeSnapshot, withOfferedSnapshot } from './snapshot.ts';

const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, folderName)) || existsSync(join(dataDir, `${folderName}.replaced`));

const lockName = 'store.lock';

/** Writes a backup of the embedded database: through the running store that has it open, or directly if none does. */
export const backUpEmbedded = async (dataDir: string, file: string): Promise<void> => {
  if (!hasDatabase(dataDir))
    throw new BackupRefused(`There is no database in ${dataDir}. Set DATA_DIR to where it is.`);
  const write = ({ folder, manifest }: Snapshot): Promise<void> => {
    const parts: Part[] = [
      { name: manifestName, text: manifest },
      ...secretsIn(dataDir),
      { name: folderName, path: folder },
    ];
    return writeArchive(file, parts);
  };
  if ((await withOfferedSnapshot(dataDir, write)) !== null) return;
  const database = await openDatabase({ dataDir, isMigrated: false });
  try {
    const snapshot = await takeSnapshot(dataDir, database);
    try {
      await write(snapshot);
    } finally {
      rmSync(snapshot.folder, { recursive: true, force: true });
    }
  } finally {
    await database.close();
  }
};

/**
 * Replaces the embedded database with a backup. The backup is read, opened and migrated beside it, and swapped in at the end: a restore
 * that fails or is killed before that has changed nothing.
 */
export const restoreEmbedded = async (dataDir: string, file: string, replaces: boolean): Promise<void> => {
  makeFolder(dataDir);
  const lock = acquirePidLock(resolve(dataDir, lockName));
  const staging = resolve(dataDir, 'restoring');
  try {
    if (hasDatabase(dataDir) && !replaces) {
      throw new BackupRefused(
        `There is a database in ${dataDir} already. Set DATA_DIR to another folder, or add --replace to replace what is there.`,
      );
    }
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    const secrets = new Map<string, string>();
    await readBackup(file, 'embedded', async (entry) => {
      if (secretNames.includes(entry.name)) secrets.set(entry.name, await textOf(entry));
      else await extract(entry, staging);
    });
    await proveOpens(staging, file);
    syncAll(join(staging, folderName));
    swapIn(join(staging, folderName), resolve(dataDir, folderName));
    restoreSecrets(dataDir, secrets);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    lock.release();
  }
};

const ownName = new RegExp(`^${folderName}(?:/[\\w.-]+)*$`);

const extract = async ({ name, isFolder, content }: Entry, staging: string): Promise<void> => {
  if (!ownName.test(name) || name.split('/').includes('..')) throw new Error('A backup holds its database alone.');
  const path = join(staging, name);
  if (isFolder) {
    mkdirSync(path, { mode: 0o700 });
    return;
  }
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
};

const proveOpens = async (dataDir: string, file: string): Promise<void> => {
  try {
    const database = await openDatabase({ dataDir });
    await database.close();
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    throw new BackupRefused(`The database in ${file} can't be opened by this version of the shop.`, { cause: error });
  }
};

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const syncFolder = (path: string): void => {
  if (process.platform !== 'win32') sync(path);
};

/** Flushes everything to disk before it replaces anything. */
const syncAll = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else if (entry.isFile()) sync(path);
  }
  syncFolder(folder);
};

/** Between the two renames the place is empty; a start that finds it empty restores the old database (`embedded-worker.mjs`). */
const swapIn = (made: string, place: string): void => {
  const replaced = `${place}.replaced`;
  if (existsSync(place)) {
    rmSync(replaced, { recursive: true, force: true });
    renameSync(place, replaced);
  }
  renameSync(made, place);
  syncFolder(dirname(place));
  rmSync(replaced, { recursive: true, force: true });
};
