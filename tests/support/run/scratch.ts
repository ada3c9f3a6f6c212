import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';

/** Whether a folder in memory can hold the data of a few shops and databases: each takes 150 MB, and disks are slow to take that. */
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
 * From now on the temporary files of this process and of those that it starts are in a folder that goes when it ends: in memory
 * where there is room.
 */
export const moveToScratchFolder = (): void => {
  if (folder !== null) return;
  const scratch = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'tradecounter-'));
  folder = scratch;
  // PostgreSQL, which won't be run by root, has to reach what is in it.
  chmodSync(scratch, 0o711);
  process.env['TMPDIR'] = scratch;
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
};
