import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retainAssets, retentionDays } from './retained-assets.ts';

const dayMs = 24 * 3_600_000;
let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tradecounter-assets-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const serve = (id: string, now: number): string[] => {
  const folder = join(root, 'built');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of [`app-${id}.js`, 'font.woff2']) writeFileSync(join(folder, name), id);
  return readdirSync(retainAssets({ id, folder }, join(root, 'kept'), now)).sort();
};

test('the files of earlier builds stay beside those of the one that is served', () => {
  expect(serve('1', 0)).toEqual(['app-1.js', 'font.woff2']);
  expect(serve('2', dayMs)).toEqual(['app-1.js', 'app-2.js', 'font.woff2']);
  expect(serve('2', dayMs)).toEqual(['app-1.js', 'app-2.js', 'font.woff2']);
});

test('a build goes when it is older than two weeks and three came after it', () => {
  const late = (retentionDays + 1) * dayMs;
  serve('1', 0);
  serve('2', 1);
  expect(serve('3', late)).toContain('app-1.js');
  expect(serve('4', late + 1)).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'font.woff2']);
  expect(serve('5', late + 2)).toEqual(['app-3.js', 'app-4.js', 'app-5.js', 'font.woff2']);
});

test('many builds of one fortnight all stay', () => {
  for (const id of ['1', '2', '3', '4', '5']) serve(id, Number(id) * dayMs);
  expect(serve('6', 6 * dayMs).filter((file) => file.startsWith('app'))).toHaveLength(6);
});

test('a build that is served again counts as new', () => {
  serve('1', 0);
  serve('2', 1);
  serve('1', 2);
  expect(serve('3', (retentionDays + 2) * dayMs)).toContain('app-1.js');
});
