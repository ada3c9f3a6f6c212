import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encode, encodeAhead } from './encoding.ts';

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

test('a page compressed before anybody asks is small for the first who does', async () => {
  const list = readFileSync('index.html', 'utf8') + readFileSync('README.md', 'utf8');
  const [asked, ahead] = [encode(list), await encodeAhead(list)];
  const [fast, small] = [await asked('br'), await ahead('br')];
  expect(small.body.length).toBeLessThan(fast.body.length * 0.97);
  expect(brotliDecompressSync(small.body).toString()).toBe(list);
  expect(small.etag).toBe(fast.etag);
});

test('where many pages wait for the background, the next is not kept waiting', async () => {
  const done: number[] = [];
  const pages = Array.from({ length: 21 }, async (_, n) => {
    await encodeAhead(html + n);
    done.push(n);
  });
  await Promise.all(pages);
  expect(done).toEqual([20, ...Array.from({ length: 20 }, (_, n) => n)]);
});
