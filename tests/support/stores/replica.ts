import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#tests/support/browser/free-port.ts';
import { findBinaries, startServer, unprivileged } from './postgres.ts';

/** A streaming replica of a server, as `pg_basebackup` makes it. */
export interface Replica {
  /** The address of the database with the same name on the replica. */
  urlOf(databaseUrl: string): string;
  /** Kills it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Freezes it: connections stay and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const runFile = promisify(execFile);

/** Copies the server at `url` and starts a replica of it. */
export const startReplica = async (url: string): Promise<Replica> => {
  const bin = findBinaries();
  const owner = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'tradecounter-replica-'));
  if (owner !== undefined) chownSync(home, owner.uid, owner.gid);
  const asOwner = { cwd: home, ...owner, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' } };
  const data = join(home, 'data');
  const port = await freePort();
  const copy = ['-D', data, '-d', url, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'];
  await runFile(join(bin, 'pg_basebackup'), copy, asOwner);
  // A standby must allow at least as many connections as its primary.
  const settings = { max_connections: '500', fsync: 'off' };
  const server = startServer({ bin, data, port, run: asOwner, settings });
  /** Signals the server and each of its child processes, which are not a process group. */
  const signal = (name: NodeJS.Signals): void => {
    const { pid, exitCode, signalCode } = server.process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const one of [pid, ...children.map(Number)]) process.kill(one, name);
  };
  const onExit = (): void => signal('SIGKILL');
  process.once('exit', onExit);
  const urlOf = (databaseUrl: string): string => {
    const own = new URL(databaseUrl);
    own.port = String(port);
    return own.href;
  };
  const kill = async (): Promise<void> => {
    signal('SIGKILL');
    await server.gone;
  };
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    await kill();
    rmSync(home, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + 30_000;
  while (!(await answers(urlOf(url)))) {
    if (server.process.exitCode === null && Date.now() < giveUpAt) continue;
    await stop();
    throw new Error(`The replica did not start:\n${server.log()}`);
  }
  return { urlOf, kill, stop, freeze: () => signal('SIGSTOP'), thaw: () => signal('SIGCONT') };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
