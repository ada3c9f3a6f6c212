import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, acquirePidLock } from './pid-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pid-lock-'));
  path = join(folder, 'store.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holding = `
  import { acquirePidLock } from ${JSON.stringify(join(import.meta.dirname, 'pid-lock.ts'))};
  acquirePidLock(process.argv[1]);
  process.stdout.write('held');
  setInterval(() => {}, 1000);
`;

/** Another process that holds the lock until it is killed. */
async function holder() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holding, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another living process uses is refused, and the message says who and what to do', async () => {
  const child = await holder();
  try {
    expect(() => acquirePidLock(path)).toThrow(FolderInUse);
    expect(() => acquirePidLock(path)).toThrow(new RegExp(`Process ${child.pid} .*DATABASE_URL`));
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

test('the lock of a killed process is taken over', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(path)).toBe(true);
  const lock = acquirePidLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(existsSync(path)).toBe(false);
});

test('the same process cannot open a folder twice, but can again once it let go', () => {
  const lock = acquirePidLock(path);
  expect(() => acquirePidLock(path)).toThrow(FolderInUse);
  lock.release();
  acquirePidLock(path).release();
});

test('a start on a full disk leaves no file behind', () => {
  // Only Linux has this device: every write to it finds the disk full.
  if (!existsSync('/dev/full')) return;
  symlinkSync('/dev/full', `${path}.${process.pid}`);
  expect(() => acquirePidLock(path)).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
});

test('a pid that was given out again does not hold the lock', () => {
  writeFileSync(path, JSON.stringify({ pid: process.ppid, host: hostname(), began: 'another boot 1' }));
  const lock = acquirePidLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
});

test('a lock that was never written to its end holds nothing', () => {
  writeFileSync(path, '{"pid":');
  const lock = acquirePidLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
});

test('a holder on another machine counts as alive while it gives signs of life', () => {
  writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere', began: null }));
  expect(() => acquirePidLock(path)).toThrow(/on elsewhere/);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(path, aMinuteAgo, aMinuteAgo);
  acquirePidLock(path).release();
});
