import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/browser/free-port.ts';
import { findBinaries, unprivileged } from '#tests/support/stores/postgres.ts';

/** A PostgreSQL server that waits for its disk, as in production, and can be maltreated. */
export interface MortalPostgres {
  readonly url: string;
  start(): void;
  /** `immediate` stops it as a crash does. */
  stop(how: 'fast' | 'immediate'): void;
  /** Ends one of the store's connections; returns whether there was one. */
  endOneConnection(): Promise<boolean>;
  /** Fills up its disk. */
  fillDisk(): void;
  /** Frees the space again, and restarts the server if the full disk has ended it. */
  freeDisk(): void;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  remove(): void;
}

/** If `diskMb` is not null, the server's folder is a disk of its own of that size, which only root can mount. */
export const createMortalPostgres = async (diskMb: number | null): Promise<MortalPostgres> => {
  const bin = findBinaries();
  const owner = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'tradecounter-chaos-'));
  if (diskMb !== null) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', home]);
  if (owner !== undefined) chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  const ballast = join(home, 'ballast');
  const port = await freePort();
  const options = {
    cwd: home,
    ...owner,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
    stdio: 'pipe',
  } as const;
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tradecounter', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--wal-segsize=4'],
    options,
  );
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_wal_size=32MB -c min_wal_size=8MB`;
  // Recovery after a crash may take a while.
  const control = (...words: string[]) =>
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '120', ...words], { ...options, stdio: 'ignore' });
  const url = `postgres://tradecounter@127.0.0.1:${port}/postgres`;
  const start = (): void => {
    const { status } = control('-l', '/dev/null', '-o', settings, 'start');
    if (status !== 0) throw new Error('PostgreSQL did not start.');
  };
  const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url,
    start,
    query,
    stop: (how) => void control('-m', how, 'stop'),
    async endOneConnection() {
      const ended = await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tradecounter' order by random() limit 1",
      );
      return ended.length > 0;
    },
    fillDisk() {
      const { bavail, bsize } = statfsSync(home);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch {
        // The server took the space first.
      }
    },
    freeDisk() {
      rmSync(ballast, { force: true });
      if (control('status').status !== 0) start();
    },
    remove() {
      control('-m', 'immediate', 'stop');
      if (diskMb !== null) execFileSync('umount', [home]);
      rmSync(home, { recursive: true, force: true });
    },
  };
};
