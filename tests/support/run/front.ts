/** `npm run test:front`: tests the built shop behind nginx, with the site of docs/nginx.conf. */
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { freePort } from '#tests/support/browser/free-port.ts';
import { startShop } from '#tests/support/browser/shop.ts';
import { startFront } from '#tests/support/front/nginx.ts';
import { conclude, type Tally } from './tally.ts';

const shopLimit = 60;

const port = await freePort();
const shop = await startShop({
  port,
  isShortLived: true,
  env: { PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '127.0.0.1', RATE_LIMIT: String(shopLimit) },
});
const front = await startFront(port);
const sessions: ClientHttp2Session[] = [];

/** A client with an address of its own: all of 127.0.0.0/8 is this machine. */
const clientAt = (localAddress: string): ClientHttp2Session => {
  const session = connect('https://shop.example', {
    createConnection: () =>
      connectTls({
        socket: connectSocket({ host: '127.0.0.1', port: front.httpsPort, localAddress }),
        ca: front.certificate,
        servername: 'shop.example',
        ALPNProtocols: ['h2'],
      }),
  });
  sessions.push(session);
  return session;
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

const ask = (
  session: ClientHttp2Session,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = session.request({ ':path': path, ':authority': 'shop.example', ...headers });
    let got: Record<string, unknown> = {};
    const chunks: Buffer[] = [];
    request.on('response', (it) => (got = { ...it }));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve({ status: Number(got[':status']), headers: got, body: Buffer.concat(chunks) }));
    request.on('error', reject);
    if (body !== undefined) request.end(body);
  });

const keys = { 'api-key': 'tradecounter-web', storekey: 'tradecounter', currencycode: 'GBP', countrycode: 'GB' };
const call = (session: ClientHttp2Session, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(session, '/api/store-settings', { ...keys, ...headers });

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

const checks: Readonly<Record<string, () => Promise<void>>> = {
  'http is sent to https': async () => {
    const [status, location] = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get({ port: front.httpPort, path: '/cart?a=1', headers: { Host: 'shop.example' } }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.location]);
      }).on('error', reject);
    });
    assert.deepEqual([status, location], [308, 'https://shop.example/cart?a=1']);
  },
  'a page comes by HTTP/2 over TLS, with the headers of the shop': async () => {
    const session = clientAt('127.0.0.1');
    const page = await ask(session, '/');
    assert.equal(page.status, 200);
    assert.equal(session.alpnProtocol, 'h2');
    assert.equal(session.encrypted, true);
    assert.equal(page.headers['cache-control'], 'no-cache');
    assert.match(String(page.headers['content-security-policy']), /upgrade-insecure-requests/);
    assert.equal((await ask(session, '/assets/missing.js')).status, 404);
    assert.equal((await ask(session, '/build.json')).headers['cache-control'], 'no-store');
  },
  'files and answers are compressed by the shop, once': async () => {
    const session = clientAt('127.0.0.1');
    const page = (await ask(session, '/')).body.toString();
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? 'none';
    const catalogue = ask(session, '/api/products?PageSize=20', { ...keys, 'accept-encoding': 'br' });
    for (const answer of [await ask(session, asset, { 'accept-encoding': 'br, gzip' }), await catalogue]) {
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-encoding'], 'br');
    }
    const direct = await fetch(`${shop.url}${asset}`, { headers: { 'accept-encoding': 'gzip' } });
    const passed = await ask(session, asset, { 'accept-encoding': 'gzip' });
    assert.equal(passed.headers['content-encoding'], 'gzip');
    assert.equal(passed.headers['content-length'], direct.headers.get('content-length'));
    assert.equal(passed.headers['cache-control'], 'public, max-age=31536000, immutable');
  },
  'a file of a few megabytes that is shared where no worker takes it gets the answer of the shop': async () => {
    const form = { ':method': 'POST', 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await ask(clientAt('127.0.0.1'), '/quick-order/share', form, Buffer.alloc(5_000_000));
    assert.deepEqual([answer.status, answer.headers['location']], [303, '/quick-order?shared=missed']);
  },
  'connections to the shop are kept': async () => {
    const session = clientAt('127.0.0.1');
    await ask(session, '/healthz');
    const before = front.connections();
    for (let n = 0; n < 50; n += 1) assert.equal((await ask(session, '/healthz')).status, 200);
    assert.equal(front.connections(), before);
  },
  'the shop counts each address by itself, whatever a client says of itself': async () => {
    const [busy, quiet] = [clientAt('127.0.0.2'), clientAt('127.0.0.3')];
    const answers = await times(shopLimit + 10, (n) => call(busy, { 'x-forwarded-for': `198.51.100.${n}` }));
    assert.equal(answers.filter(({ status }) => status === 200).length, shopLimit);
    assert.equal(answers.filter(({ status }) => status === 429).length, 10);
    assert.equal((await call(quiet)).status, 200);
  },
  'beyond its own limit nginx refuses in the words of the store API, and nobody else': async () => {
    const [flood, quiet] = [clientAt('127.0.0.4'), clientAt('127.0.0.5')];
    const answers = await times(230, () => call(flood));
    const refused = answers.filter(({ headers }) => headers['retry-after'] === '5');
    // nginx allows one at once and a burst of two hundred; another may be allowed after a minute.
    assert(refused.length > 20 && refused.length < 30, `${refused.length} were refused`);
    const { errors, traceId } = JSON.parse(refused[0]?.body.toString() ?? '') as Record<string, unknown>;
    assert.deepEqual(errors, ['Too many requests. Wait a moment and try again.']);
    assert.match(String(traceId), /^[\da-f]{32}$/);
    assert.equal((await call(quiet)).status, 200);
    assert.equal((await ask(flood, '/')).status, 200);
  },
};

const tallies: Tally[] = [];
try {
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
      console.log(`✓ ${name}`);
      tallies.push({ passed: 1, failed: 0 });
    } catch (error) {
      console.log(`✗ ${name}\n${error instanceof Error ? error.stack : String(error)}`);
      tallies.push({ passed: 0, failed: 1 });
    }
  }
} finally {
  for (const session of sessions) session.destroy();
  await front.stop();
  await shop.stop();
}
conclude(tallies);
