import { execFile, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#tests/support/browser/free-port.ts';

/** Thrown if no PostgreSQL server can be started here; the message says what to install. */
export class NoPostgres extends Error {}

/** A throwaway PostgreSQL server. `url` names a superuser's maintenance database. */
export type Postgres = { url: string; version: string; stop: () => Promise<void> };

interface ServerOptions {
  /** Where PostgreSQL's programs are. */
  readonly bin: string;
  readonly data: string;
  readonly port: number;
  /** Its user, working directory and environment. */
  readonly run: SpawnOptions;
  readonly settings: Readonly<Record<string, string>>;
}

const runFile = promisify(execFile);

/** Uses TEST_DATABASE_URL if set; otherwise starts a server of its own on a free port with an empty data folder. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, version: await versionAt(given), stop: async () => {} };

  const bin = findBinaries();
  const owner = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'tradecounter-postgres-'));
  if (owner !== undefined) chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  const port = await freePort();
  const asOwner = {
    cwd: home,
    ...owner,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'C' },
  };

  const initdb = [
    '-D',
    data,
    '-U',
    'tradecounter',
    '-A',
    'trust',
    '-E',
    'UTF8',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--no-sync',
  ];
  await runFile(join(bin, 'initdb'), initdb, asOwner);
  const server = startServer({
    bin,
    data,
    port,
    run: asOwner,
    // The folder is thrown away, so there is no point in waiting for the disk.
    settings: { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const onExit = () => server.process.kill('SIGQUIT');
  process.once('exit', onExit);

  const url = `postgres://tradecounter@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', onExit);
    server.process.kill('SIGINT');
    await server.gone;
    rmSync(home, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    try {
      return { url, version: await versionAt(url), stop };
    } catch (error) {
      if (server.process.exitCode !== null || Date.now() > giveUpAt) {
        await stop();
        throw new Error(`PostgreSQL did not start:\n${server.log()}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a server over a throwaway data folder, listening on one local port only. */
export function startServer({ bin, data, port, run, settings }: ServerOptions) {
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...run, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return { process: server, gone, log: () => log };
}

async function versionAt(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return `PostgreSQL ${rows[0]?.server_version ?? 'of unknown version'}`;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where PostgreSQL's programs are. */
export function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...versions.map((it) => `${debian}/${it}/bin`)];
  const needed = ['initdb', 'postgres', 'pg_basebackup'];
  const bin = folders.find((it) => it !== '' && needed.every((name) => existsSync(join(it, name))));
  if (bin !== undefined) return bin;
  throw new NoPostgres(
    'No initdb, postgres and pg_basebackup were found in PATH or /usr/lib/postgresql. Install them (Debian: apt-get install postgresql postgresql-contrib) or set TEST_DATABASE_URL.',
  );
}

/** The user to run PostgreSQL as, since it refuses to run as root: postgres or nobody; undefined if this process isn't root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new NoPostgres('PostgreSQL does not run as root, and there is no postgres or nobody user to run it as.');
}
