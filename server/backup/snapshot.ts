import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { makeFolder } from '#server/db/make-folder.ts';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/connect.ts';
import { manifestOf, migrationQuery } from './manifest.ts';
import { BackupRefused } from './refused.ts';

/** A consistent copy of the database's folder, and the manifest for a backup of it. */
export interface Snapshot {
  readonly folder: string;
  readonly manifest: string;
}

const snapshotName = 'snapshot';

const Answer = z.union([z.object({ folder: z.string(), manifest: z.string() }), z.object({ error: z.string() })]);

/** The file with the address of the running store's snapshot socket. */
const addressFile = (dataDir: string): string => join(resolve(dataDir), 'backup-socket');

/** The longest path for a unix socket that every system accepts, less a margin. */
const maxSocketPathLength = 100;

const socketPath = (dataDir: string): { path: string; leave: () => void } => {
  if (process.platform === 'win32')
    return { path: `\\\\.\\pipe\\tradecounter-${randomUUID()}`, leave: () => undefined };
  const path = join(resolve(dataDir), '.s.backup');
  if (path.length <= maxSocketPathLength) return { path, leave: () => rmSync(path, { force: true }) };
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-'));
  return { path: join(folder, 's'), leave: () => rmSync(folder, { recursive: true, force: true }) };
};

type Source = Pick<OpenDatabase, 'pool' | 'snapshot'>;

/** Takes a consistent copy of an embedded database, beside it. */
export const takeSnapshot = async (dataDir: string, { pool, snapshot }: Source): Promise<Snapshot> => {
  const { rows } = await pool.query<{ migration: number }>(migrationQuery);
  const folder = join(resolve(dataDir), snapshotName);
  rmSync(folder, { recursive: true, force: true });
  await snapshot(folder);
  return { folder, manifest: manifestOf({ kind: 'embedded', migration: rows[0]?.migration ?? 0 }) };
};

/**
 * Lets the backup command, which runs as the same user, request a copy of the running store's embedded database: one at a time, kept while
 * the client is connected. Only the owner of the data folder can reach it.
 */
export const offerSnapshots = async (dataDir: string, source: Source): Promise<{ close(): Promise<void> }> => {
  const { path, leave } = socketPath(dataDir);
  leave();
  rmSync(join(resolve(dataDir), snapshotName), { recursive: true, force: true });
  if (process.platform !== 'win32') makeFolder(join(path, '..'));
  const sockets = new Set<Socket>();
  let isTaken = false;
  const serve = async (socket: Socket): Promise<void> => {
    const answer = (it: z.infer<typeof Answer>): unknown => socket.writable && socket.write(`${JSON.stringify(it)}\n`);
    if (isTaken) {
      answer({ error: 'Another backup is in progress. Wait until it is finished.' });
      socket.end();
      return;
    }
    isTaken = true;
    const gone = new Promise<void>((done) => socket.once('close', () => done()));
    let folder: string | undefined;
    try {
      const snapshot = await takeSnapshot(dataDir, source);
      ({ folder } = snapshot);
      answer({ ...snapshot });
    } catch (error) {
      answer({ error: `The store could not copy its data: ${String(error)}` });
      socket.end();
    }
    await gone;
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    isTaken = false;
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket.resume());
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    void serve(socket);
  });
  await once(server.listen(path), 'listening');
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  writeFileSync(addressFile(dataDir), path, { mode: 0o600 });
  return {
    close: () => {
      rmSync(addressFile(dataDir), { force: true });
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => {
        server.close(() => {
          leave();
          done();
        });
      });
    },
  };
};

/** Requests a snapshot from the running store, which keeps it until `work` has ended. Null if no store answers. */
export const withOfferedSnapshot = async <T>(
  dataDir: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<{ readonly result: T } | null> => {
  if (!existsSync(addressFile(dataDir))) return null;
  const socket = connect(readFileSync(addressFile(dataDir), 'utf8'));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  try {
    const line = await firstLine(socket);
    const answer = Answer.parse(JSON.parse(line));
    if ('error' in answer) throw new BackupRefused(answer.error);
    return { result: await work(answer) };
  } finally {
    socket.destroy();
  }
};

const firstLine = async (socket: Socket): Promise<string> => {
  const lines = createInterface({ input: socket });
  for await (const line of lines) return line;
  throw new BackupRefused('The store ended before it had copied its data. Try again.');
};
