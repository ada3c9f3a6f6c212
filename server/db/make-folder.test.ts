import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tradecounter-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

test('a folder and those above it are created for their owner alone, and may be there already', () => {
  const folder = join(home, 'srv/shop');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a file in the way is named', () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(file);
  expect(() => makeFolder(join(file, 'shop'))).toThrow(file);
});

test.runIf(existsSync('/proc/self'))('where no folder can be created the attempt ends at once', () => {
  expect(() => makeFolder('/proc/nope/shop')).toThrow(/ENOENT.*\/proc\/nope/);
});
