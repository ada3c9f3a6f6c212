import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encode } from './encoding.ts';

const html = `<p>${'trade '.repeat(500)}</p>`;

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.8, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('who accepts %s gets %s', async (accepted, encoding) => {
  expect((await encode(html)(accepted)).encoding).toBe(encoding);
});

test('each form reads as the page, under a tag of its own', async () => {
  const page = encode(html);
  const [br, gz, plain] = await Promise.all([page('br'), page('gzip'), page(undefined)]);
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gz.body).toString()).toBe(html);
  expect(plain.body.toString()).toBe(html);
  expect(new Set([br.etag, gz.etag, plain.etag]).size).toBe(3);
  expect((await encode(`${html} `)('br')).etag).not.toBe(br.etag);
});

test('a page that is asked for again is compressed better for those who come later, under the same weak tag', async () => {
  const list = readFileSync('index.html', 'utf8') + readFileSync('README.md', 'utf8');
  const page = encode(list);
  const first = await page('br');
  await page('br');
  await expect.poll(async () => (await page('br')).body.length).toBeLessThan(first.body.length);
  const later = await page('br');
  expect(brotliDecompressSync(later.body).toString()).toBe(list);
  expect(later.etag).toBe(first.etag);
  expect(later.etag).toMatch(/^W\//);
});
