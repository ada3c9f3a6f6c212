import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from '#tests/support/stores/api-process.ts';
import type { MortalPostgres } from './mortal-postgres.ts';

export interface Scenario {
  readonly name: string;
  /** Puts the database's folder on a small disk of its own, which gets filled. */
  readonly isOnSmallDisk?: boolean;
  /** Does the damage for about `seconds`; returns how often. */
  readonly run: (parts: {
    readonly postgres: MortalPostgres;
    readonly store: ApiProcess;
    readonly seconds: number;
  }) => Promise<number>;
}

/** The pids of the store's serving processes, from its log. */
const servingIn = (log: string): number[] =>
  [...log.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Repeats `work` for `seconds`; returns how often. */
const every = async (seconds: number, pauseMs: number, work: () => unknown): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let times = 0;
  for (; performance.now() < until; times += 1) {
    await work();
    await wait(pauseMs);
  }
  return times;
};

export const scenarios: readonly Scenario[] = [
  {
    name: 'PostgreSQL restarted, by turns in good order and as by a crash',
    run: ({ postgres, seconds }) => {
      let isCrash = false;
      return every(seconds, 4000, () => {
        postgres.stop(isCrash ? 'immediate' : 'fast');
        isCrash = !isCrash;
        postgres.start();
      });
    },
  },
  {
    name: 'PostgreSQL stopped for half the time',
    run: async ({ postgres, seconds }) => {
      postgres.stop('fast');
      await wait(seconds * 500);
      postgres.start();
      await wait(seconds * 500);
      return 1;
    },
  },
  {
    name: 'One connection ended at a time',
    run: ({ postgres, seconds }) => every(seconds, 200, () => postgres.endOneConnection()),
  },
  {
    name: 'The disk of PostgreSQL full for half the time',
    isOnSmallDisk: true,
    run: async ({ postgres, seconds }) => {
      postgres.fillDisk();
      // Uses up the existing write-ahead log files by switching from one to the next.
      await every(seconds / 2, 500, async () => {
        await postgres.query('select pg_switch_wal()').catch(() => undefined);
        postgres.fillDisk();
      });
      postgres.freeDisk();
      await wait(seconds * 500);
      return 1;
    },
  },
  {
    name: 'One of two processes killed every five seconds',
    run: ({ store, seconds }) =>
      every(seconds, 5000, () => {
        const [first, second] = servingIn(store.log()).filter(isAlive);
        // Never kills the last one.
        if (first !== undefined && second !== undefined) process.kill(first, 'SIGKILL');
      }),
  },
];
