import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { openStoreDatabase } from './store-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'store-database-'));
const empty = await emptyDatabase();

afterAll(async () => {
  await empty.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a server is given as many connections as are configured; the embedded database has one', async () => {
  const { database, close } = await openStoreDatabase({
    dataDir,
    databaseUrl: empty.url,
    databaseReadUrl: null,
    databasePoolSize: 3,
    slowStatementMs: 0,
  });
  const { max } = database.pool.options;
  await close();
  expect(max).toBe(empty.url === null ? 1 : 3);
});
