import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveBuild } from './build-routes.ts';
import { serveFiles, serveRetainedAssets } from './static-files.ts';

let root: string;

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tradecounter-in-place-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces the current build, as `npm run build` does. */
const build = (name: string): void => {
  const page = join(root, 'dist/page');
  rmSync(page, { recursive: true, force: true });
  mkdirSync(join(page, 'assets'), { recursive: true });
  const files = {
    'index.html': `<html>${name}`,
    'sw.js': `worker('${name}')`,
    'tombstone.js': 'leave()',
    [`assets/${name}.js`]: `screen('${name}')`,
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(page, file), text);
    writeFileSync(join(page, `${file}.br`), brotliCompressSync(text));
  }
};

const started = async (hasWorker = true) => {
  const app = Fastify();
  mkdirSync(join(root, 'server/media'), { recursive: true });
  const options = { root, hasWorker, retainedAssets: join(root, 'data/assets') };
  const manifest = { id: 'first', dataSchema: '1', minClient: '0.1.0', kill: false };
  serveBuild(app, manifest, options, "script-src 'sha256-of-first'");
  await serveFiles(app, options);
  await serveRetainedAssets(app, manifest.id, options);
  return app;
};

test('a build that is put in place under a running host is served by the next one: until then shell, policy, worker and files are those of one build', async () => {
  build('first');
  const app = await started();
  build('second');
  const shell = await app.inject('/index.html');
  expect([shell.body, shell.headers['content-security-policy']]).toEqual([
    '<html>first',
    "script-src 'sha256-of-first'",
  ]);
  expect((await app.inject('/sw.js')).body).toBe("worker('first')");
  expect((await app.inject('/build.json')).json()).toMatchObject({ id: 'first' });
  const asset = await app.inject('/assets/first.js');
  expect([asset.statusCode, asset.body]).toEqual([200, "screen('first')"]);
  expect((await app.inject('/assets/second.js')).statusCode).toBe(404);

  const next = await started();
  expect((await next.inject('/index.html')).body).toBe('<html>second');
  // Tabs of the previous build still need it.
  expect((await next.inject('/assets/first.js')).statusCode).toBe(200);
});

test('shell and worker come compressed as they were built, and are not sent to who has them', async () => {
  build('first');
  const app = await started();
  for (const [url, text] of [
    ['/index.html', '<html>first'],
    ['/sw.js', "worker('first')"],
  ] as const) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
    const etag = String(answer.headers['etag']);
    const again = await app.inject({ url, headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('shared caches are informed that hashed files differ by encoding', async () => {
  build('first');
  const app = await started();
  for (const [asked, sent] of [
    ['br', 'br'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await app.inject({ url: '/assets/first.js', headers: { 'accept-encoding': asked } });
    expect([headers['content-encoding'], headers['vary']]).toEqual([sent, 'Accept-Encoding']);
  }
});

test('a host that wants no worker serves the one that takes itself away', async () => {
  build('first');
  expect((await (await started(false)).inject('/sw.js')).body).toBe('leave()');
});
