import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/browser/free-port.ts';
import { startApiProcess } from '#tests/support/stores/api-process.ts';
import { emptyDatabase } from '#tests/support/stores/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'shutdown-'));
const database = await emptyDatabase();

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('SIGTERM under keep-alive clients ends with 0, with no answer but 200 and 503 until then, and leaves no lock behind', async () => {
  const port = await freePort();
  const metricsPort = await freePort();
  const running = await startApiProcess(port, {
    DATA_DIR: dataDir,
    SEED_SCALE: '0.05',
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    ...(database.url === null ? {} : { DATABASE_URL: database.url }),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      }).once('error', reject);
    });
  const statuses = new Set<number>();
  // Sends requests until nobody listens any more.
  const client = async (): Promise<void> => {
    for (;;) {
      const status = await ask('/healthz').catch(() => null);
      if (status === null) return;
      statuses.add(status);
    }
  };
  const clients = [client(), client(), client(), client()];
  expect(await ask('/healthz')).toBe(200);
  expect(await ask('/readyz')).toBe(200);
  expect(await ask('/metrics')).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('route="/readyz"');
  expect(await running.stop()).toBe(0);
  await Promise.all(clients);
  agent.destroy();
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(existsSync(join(dataDir, 'store.lock'))).toBe(false);
}, 240_000);
