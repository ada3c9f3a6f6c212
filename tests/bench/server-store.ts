import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The settings of a process that is to be measured. */
export interface MeasuredStore {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** How many products the catalogue has; null for the demo catalogue as it is. */
  readonly products: number | null;
  readonly keys: { readonly apiKey: string; readonly storeKey: string };
}

/** What it reports once it listens. */
export interface StoreReady {
  readonly address: string;
  readonly seededMs: number;
}

/** What it has used so far: processor time of the whole process, including the embedded database's thread. */
export interface StoreFigures {
  readonly cpuMs: number;
  readonly statements: number;
}

export interface RunningStore extends StoreReady {
  figures(): Promise<StoreFigures>;
  stop(): Promise<void>;
}

const keys = { apiKey: 'bench', storeKey: 'bench' };

/** Headers that every request of the bench carries. */
export const storeHeaders = {
  'API-Key': keys.apiKey,
  StoreKey: keys.storeKey,
  CurrencyCode: 'GBP',
  CountryCode: 'GB',
};

/** Starts a store over the embedded database, or over the given PostgreSQL server; `stop` ends it and cleans up. */
export const startStore = async (databaseUrl: string | null, products: number | null): Promise<RunningStore> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradecounter-bench-'));
  const store: MeasuredStore = { dataDir, databaseUrl, products, keys };
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', BENCH_STORE: JSON.stringify(store) },
  });
  const gone = once(child, 'exit');
  const ready = await new Promise<StoreReady>((resolve, reject) => {
    // The process sends what its own source declares.
    child.once('message', (message) => resolve(message as StoreReady));
    child.once('exit', () => reject(new Error('The store to be measured ended before it listened.')));
  });
  const stop = async (): Promise<void> => {
    child.disconnect();
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const figures = async (): Promise<StoreFigures> => {
    const answer = once(child, 'message');
    child.send('figures');
    // The process sends what its own source declares.
    return (await answer)[0] as StoreFigures;
  };
  return { ...ready, figures, stop };
};
