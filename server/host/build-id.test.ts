import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildManifest } from '#contract/build.ts';
import { numberBuild } from './build-id.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tradecounter-build-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const facts = { dataSchema: '1', minClient: '0.1.0' };

const write = (script: string): void => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en-GB"></html>');
  writeFileSync(join(folder, 'assets/app.js'), script);
};

const number = (script: string, worker = 'worker()'): string => {
  write(script);
  rmSync(join(folder, 'build.json'), { force: true });
  return numberBuild(folder, worker, facts);
};

test('a build says its id in its page and beside it, and no worker is to be taken away', () => {
  const id = number('shop()');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`<html data-build="${id}" lang="en-GB">`);
  expect(BuildManifest.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')))).toEqual({
    id,
    ...facts,
    kill: false,
  });
});

test('the same files have the same id; another page or another worker has another', () => {
  const id = number('shop()');
  expect(number('shop()')).toBe(id);
  expect(number('shop(2)')).not.toBe(id);
  expect(number('shop()', 'worker(2)')).not.toBe(id);
});
