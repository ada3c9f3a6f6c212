import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { type RunningStore, storeHeaders } from './server-store.ts';

/**
 * `p50` and `p95` are milliseconds, `perSecond` is the throughput of eight shoppers; `cpuMs` (processor time of the store's process) and
 * `statements` are what one operation costs alone.
 */
export interface Measured {
  readonly name: string;
  readonly isWrite: boolean;
  readonly cpuMs: number;
  readonly statements: number;
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

/** Something that a shopper does: the requests of its n-th time. */
export interface Operation {
  readonly name: string;
  readonly requests: (n: number) => readonly BenchRequest[];
}

export interface BenchRequest {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  /** The token of a signed-in shopper; guests have none. */
  readonly token?: string;
  readonly body?: unknown;
}

/** Most shoppers come to a store that has been open for a while: its code is optimised by then. */
const warmUps = 300;
const timed = 200;
const shoppers = 8;
const loadMs = 3000;

/** Sends requests over connections that stay open, as a browser does. */
export const askerOf = (address: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = <Data>({ method, path, token, body }: BenchRequest): Promise<Data> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...storeHeaders,
        'Accept-Encoding': 'br',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(payload !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(payload),
          'Idempotency-Key': crypto.randomUUID(),
        }),
      };
      const sent = request(`${address}/api${path}`, { agent, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () => {
          const body = Buffer.concat(chunks);
          const text = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
          if (answer.statusCode !== 200) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
          // The bench makes calls whose answers it knows.
          else resolve((JSON.parse(text) as { data: Data }).data);
        });
        answer.once('error', reject);
      });
      sent.once('error', reject);
      sent.end(payload);
    });
  return { ask, close: () => agent.destroy() };
};

export type Ask = ReturnType<typeof askerOf>['ask'];

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Repeats a operation, first alone for the latency, then as eight concurrent shoppers for the throughput. */
export const measure = async (
  ask: Ask,
  figures: RunningStore['figures'],
  { name, requests }: Operation,
): Promise<Measured> => {
  const once = async (n: number): Promise<number> => {
    const begun = performance.now();
    for (const one of requests(n)) await ask(one);
    return performance.now() - begun;
  };
  for (let n = 0; n < warmUps; n += 1) await once(n);
  const before = await figures();
  const times: number[] = [];
  for (let n = 0; n < timed; n += 1) times.push(await once(warmUps + n));
  const after = await figures();
  times.sort((a, b) => a - b);
  return {
    name,
    isWrite: requests(0).some(({ method }) => method !== 'GET'),
    cpuMs: (after.cpuMs - before.cpuMs) / timed,
    statements: (after.statements - before.statements) / timed,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    perSecond: await throughput(once),
  };
};

const throughput = async (once: (n: number) => Promise<number>): Promise<number> => {
  const begun = performance.now();
  const until = begun + loadMs;
  let done = 0;
  const shop = async (shopper: number): Promise<void> => {
    for (let n = shopper * 1000; performance.now() < until; n += 1) {
      await once(n);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => shop(shopper)));
  return done / ((performance.now() - begun) / 1000);
};
