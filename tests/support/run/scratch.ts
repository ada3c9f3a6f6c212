import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';

/** Whether the in-memory folder has room for a few shops and databases: each takes 150 MB, which disks are slow to write. */
const hasRoomInMemory = (): boolean => {
  const wantedBytes = 4 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= wantedBytes;
  } catch {
    return false;
  }
};

let folder: string | null = null;

/**
 * Puts the temporary files of this process and its children, from now on, in a folder that is removed when it exits: in memory if there is
 * room.
 */
export const moveToScratchFolder = (): void => {
  if (folder !== null) return;
  const scratch = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'tradecounter-'));
  folder = scratch;
  // PostgreSQL refuses to run as root, and its user must reach the folder's contents.
  chmodSync(scratch, 0o711);
  process.env['TMPDIR'] = scratch;
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
};
