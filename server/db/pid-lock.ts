import { linkSync, readFileSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Another living process holds the folder. */
export class FolderInUse extends Error {}

const Holder = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** When the process started, by its kernel: distinguishes it from a later process with the same pid. */
  began: z.string().nullable(),
});
type Holder = z.infer<typeof Holder>;

const heldHere = new Set<string>();

/** How often a holder touches the lock, for processes that can't query its kernel (other machines, containers). */
const beatMs = 5_000;
const silentAfterMs = 30_000;

/** Acquires the lock file for this process, or throws `FolderInUse`. The lock of a dead process is replaced. */
export function acquirePidLock(path: string): { release: () => void } {
  if (heldHere.has(path)) throw new FolderInUse(`This process has ${path} open already.`);
  const own = `${path}.${process.pid}`;
  try {
    // Inside, since on a full disk it leaves an empty file, and a supervisor tries again and again.
    writeFileSync(own, JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) }));
    if (!linked(own, path)) replaceDeadLock(own, path);
  } finally {
    rmSync(own, { force: true });
  }
  heldHere.add(path);
  const beat = setInterval(() => touch(path), beatMs).unref();
  return {
    release: () => {
      clearInterval(beat);
      if (heldHere.delete(path)) rmSync(path, { force: true });
    },
  };
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The folder was deleted while in use; the database reports that itself.
  }
}

/** A hard link is atomic: only one process can create it. */
function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Only one process at a time may remove a dead lock; a second one finds the new lock of the first. */
function replaceDeadLock(own: string, path: string): void {
  const turn = `${path}.takeover`;
  if (!linked(own, turn)) {
    if (!isOlderThan(turn, beatMs)) throw inUse(path, undefined);
    rmSync(turn, { force: true });
    if (!linked(own, turn)) throw inUse(path, undefined);
  }
  try {
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder, path)) throw inUse(path, holder);
    rmSync(path, { force: true });
    if (!linked(own, path)) throw inUse(path, readHolder(path));
  } finally {
    unlinkSync(turn);
  }
}

function inUse(path: string, holder: Holder | undefined): FolderInUse {
  const who = holder === undefined ? 'Another process' : `Process ${holder.pid} on ${holder.host}`;
  const hint = holder === undefined || holder.host === hostname() ? '' : ' If it is gone, try again in half a minute.';
  return new FolderInUse(
    `${who} uses this store's data (${path}). Stop it, choose another data folder, or let several processes share a PostgreSQL server with DATABASE_URL.${hint}`,
  );
}

function isOlderThan(path: string, milliseconds: number): boolean {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined || Date.now() - made > milliseconds;
}

/** Undefined when there is no lock, or one that was only partly written. */
function readHolder(path: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host, began }: Holder, path: string): boolean {
  if (host !== hostname()) return !isOlderThan(path, silentAfterMs);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = beganAt(pid);
  return began === null || now === null || began === now;
}

/** Boot and start time of a process on Linux; null on systems that do not provide them. */
function beganAt(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain anything; the start time is the twentieth field after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}
