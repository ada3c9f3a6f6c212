import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { FolderInUse } from './pid-lock.ts';
import { auditEntries } from './schema.ts';

let folder: string;
let fresh: string;

/** One database is created from scratch; the tests start from copies of it. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  fresh = join(folder, 'fresh');
  await (await openDatabase({ dataDir: fresh })).close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function copyOf(name: string): string {
  const dataDir = join(folder, name);
  cpSync(fresh, dataDir, { recursive: true });
  return dataDir;
}

const entry = (subject: string) => ({ actor: 'store', action: 'wrote', subject, detail: { padding: 'x'.repeat(500) } });

const writing = `
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'connect.ts'))};
  import { auditEntries } from ${JSON.stringify(join(import.meta.dirname, 'schema.ts'))};
  const { db } = await openDatabase({ dataDir: process.argv[1] });
  for (let n = 0; ; n += 1) {
    await db.transaction(async (tx) => {
      await tx.insert(auditEntries).values({ actor: 'store', action: 'first', subject: String(n), detail: { padding: 'x'.repeat(500) } });
      await tx.insert(auditEntries).values({ actor: 'store', action: 'second', subject: String(n), detail: {} });
    });
    process.stdout.write(n + '\\n');
  }
`;

/** Starting processes and creating databases is slow on a shared machine. */
const unhurried = { timeout: 120_000 };

test(
  'nothing acknowledged is lost when the process is killed while it writes, and nothing is half done',
  unhurried,
  async () => {
    const dataDir = copyOf('killed');
    let written = -1;
    for (const lines of [25, 60]) {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writing, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const from = written;
      for await (const line of createInterface({ input: child.stdout })) {
        written = from + 1 + Number(line);
        if (Number(line) === lines) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');
    }
    const database = await openDatabase({ dataDir });
    const kept = await database.db.select({ action: auditEntries.action }).from(auditEntries);
    await database.close();
    const first = kept.filter(({ action }) => action === 'first');
    expect(first.length).toBeGreaterThanOrEqual(written + 1);
    expect(kept).toHaveLength(first.length * 2);
  },
);

test('a second store on the same data is refused until the first is closed', unhurried, async () => {
  const dataDir = copyOf('shared');
  const database = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUse);
  await database.close();
  await (await openDatabase({ dataDir })).close();
});

test('a first start that was killed half-way is begun again', unhurried, async () => {
  const dataDir = join(folder, 'half-way');
  mkdirSync(join(dataDir, 'postgres.unfinished/base'), { recursive: true });
  const database = await openDatabase({ dataDir });
  await database.db.insert(auditEntries).values(entry('begun'));
  await database.close();
  expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
});

test('a dump is a database that others begin from', unhurried, async () => {
  const dump = join(folder, 'store.dump');
  const first = await openDatabase({ dataDir: copyOf('dumped') });
  await first.db.insert(auditEntries).values(entry('carried'));
  await first.dump(dump);
  await first.close();
  const second = await openDatabase({ dataDir: 'memory://', template: dump });
  const carried = await second.db.select({ subject: auditEntries.subject }).from(auditEntries);
  await second.close();
  expect(carried).toEqual([{ subject: 'carried' }]);
});

test('a database whose path is too long for a unix socket can be used', unhurried, async () => {
  const dataDir = join(folder, 'a-rather-long-name-for-a-folder'.repeat(4));
  cpSync(fresh, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  await database.db.insert(auditEntries).values(entry('far away'));
  const written = await database.db.select({ subject: auditEntries.subject }).from(auditEntries);
  await database.close();
  expect(written).toEqual([{ subject: 'far away' }]);
});
