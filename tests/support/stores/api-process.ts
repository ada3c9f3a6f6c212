import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createApi } from '#api/api.ts';
import { type Client, clientOf } from './client.ts';
import { type Rows, rows } from '#contract/rows.ts';

/** A store in a process of its own. */
export interface ApiProcess {
  /** Everything that it has logged so far. */
  log(): string;
  /** One typed method per row, over the network. */
  client(token: string | null): Client<Rows>;
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, as a service manager does; returns its exit code. */
  stop(): Promise<number | null>;
}

const program = fileURLToPath(new URL('./shop-without-pages.ts', import.meta.url));

const keys = { apiKey: 'test-api-key', storeKey: 'test-store' };

/** Starts a store over its data folder, or over DATABASE_URL, and waits until it answers. */
export const startApiProcess = async (port: number, env: Readonly<Record<string, string>>): Promise<ApiProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      API_KEY: keys.apiKey,
      STORE_KEY: keys.storeKey,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let log = '';
  const keep = (chunk: Buffer): void => void (log += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await opened(child, () => log);
  return {
    log: () => log,
    client: (token) =>
      clientOf(
        createApi({
          base: `http://127.0.0.1:${port}/api`,
          identity: () => ({ ...keys, currencyCode: 'GBP', countryCode: 'GB', token }),
        }),
        rows,
      ),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
};

const opened = (child: ChildProcess, log: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (log().includes('open\n')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The store ended with ${code}:\n${log()}`)));
  });
