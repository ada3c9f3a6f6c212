import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importMapOf, shortenImportKeys } from './import-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradecounter-map-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files name each other by short keys, which the map of the page leads to the built files', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const imports = {
    '/assets/cart-aaaaaaa.js': '/assets/cart-1234567.js',
    '/assets/cart-bbbbbbb.css': '/assets/cart-7654321.css',
  };
  writeFileSync(
    join(folder, 'index.html'),
    `<head><script type="importmap">${JSON.stringify({ imports })}</script></head>`,
  );
  writeFileSync(
    join(folder, 'assets/index-1111111.js'),
    'm.f=["assets/cart-aaaaaaa.js","assets/cart-bbbbbbb.css"];import(`./cart-aaaaaaa.js`);f("/assets/worker-2222222.js","./other.js")',
  );
  shortenImportKeys(folder);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const map = importMapOf(html);
  const keyOf = (address: string): string => new RegExp(`"(/[\\w-]{2})":"${address}"`).exec(map)?.[1] ?? '';
  const [script, style] = [keyOf('/assets/cart-1234567.js'), keyOf('/assets/cart-7654321.css')];
  expect([script.length, style.length]).toEqual([3, 3]);
  expect(readFileSync(join(folder, 'assets/index-1111111.js'), 'utf8')).toBe(
    `m.f=["${script.slice(1)}","${style.slice(1)}"];import(\`${script}\`);f("/assets/worker-2222222.js","./other.js")`,
  );
  expect(html).toContain(`<head>${map}</head>`);
});

test('files whose keys would be the same have longer ones, whoever else there is', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const names = Array.from({ length: 2000 }, (_, at) => `/assets/part-${at}.js`);
  const imports = Object.fromEntries(names.map((name) => [name, name.replace('part', 'built')]));
  writeFileSync(
    join(folder, 'index.html'),
    `<head><script type="importmap">${JSON.stringify({ imports })}</script></head>`,
  );
  writeFileSync(join(folder, 'assets/index.js'), names.map((name) => `import(".${name.slice(7)}");`).join('\n'));
  shortenImportKeys(folder);
  const map = importMapOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const addresses = new Map(
    [...map.matchAll(/"(\/[\w-]+)":"(\/assets[^"]+)"/g)].map(([, key, address]) => [key, address]),
  );
  const code = readFileSync(join(folder, 'assets/index.js'), 'utf8');
  const led = [...code.matchAll(/import\("([^"]+)"\)/g)].map(([, key]) => addresses.get(key));
  expect(led).toEqual(names.map((name) => name.replace('part', 'built')));
  const lengths = new Set([...addresses.keys()].map((key) => (key ?? '').length - 1));
  expect([...lengths].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
});
