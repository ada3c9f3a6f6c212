import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** What the command writes to standard error. */
const complaintOf = (dataDir: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    execFile(process.execPath, ['--import', 'tsx', 'server/backup/backup.ts', ...args], { env }, (_, __, stderr) =>
      resolve(stderr),
    );
  });

test('a restore into a folder that can’t be used names the setting, without a stack trace', async () => {
  const complaint = await complaintOf('package.json/data', '--restore', 'no.backup');
  expect(complaint).toContain('Set DATA_DIR to a folder');
  expect(complaint).not.toContain('    at ');
}, 60_000);
