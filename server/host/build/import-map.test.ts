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
  const keyOf = (address: string): string => new RegExp(`"(/[\\w-]{4})":"${address}"`).exec(map)?.[1] ?? '';
  const [script, style] = [keyOf('/assets/cart-1234567.js'), keyOf('/assets/cart-7654321.css')];
  expect([script.length, style.length]).toEqual([5, 5]);
  expect(readFileSync(join(folder, 'assets/index-1111111.js'), 'utf8')).toBe(
    `m.f=["${script.slice(1)}","${style.slice(1)}"];import(\`${script}\`);f("/assets/worker-2222222.js","./other.js")`,
  );
  expect(html).toContain(`<head>${map}</head>`);
});
