/** `npm run bench`, front: a first visit over a slow link, by plain HTTP, and by HTTP/1.1 and HTTP/2 through nginx. Requires nginx. */
import { createHash, X509Certificate } from 'node:crypto';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { consentState } from '#tests/support/browser/consent-state.ts';
import { freePort } from '#tests/support/browser/free-port.ts';
import { seedTemplate, startShop } from '#tests/support/browser/shop.ts';
import { hydrated } from '#tests/support/browser/visit.ts';
import { startFront } from '#tests/support/front/nginx.ts';
import { type GuestPage, guestPages } from './guest-pages.ts';
import { mediansOf } from './median.ts';
import { largestPaint, phone, slowNetwork } from './pages-throttled.ts';
import { machine, tasksAtATime, writeReport } from './report-file.ts';
import { type SlowLink, startSlowLink } from './slow-link.ts';

const link = {
  delayMs: slowNetwork.latency / 2,
  downBytesPerSecond: slowNetwork.downloadThroughput,
  upBytesPerSecond: slowNetwork.uploadThroughput,
};

const host = 'shop.example';

const protocols = ['HTTP/1.1 without TLS', 'HTTP/1.1 over TLS', 'HTTP/2 over TLS'] as const;

interface Visited {
  readonly paintMs: number;
  readonly hydratedMs: number;
  readonly requests: number;
  readonly connections: number;
  readonly downKilobytes: number;
  readonly upKilobytes: number;
}

interface Row extends Visited {
  readonly name: GuestPage['name'];
  readonly protocol: (typeof protocols)[number];
}

/** Visits each page `times` times by each protocol, prints the figures and writes `docs/bench/front.md`. */
export async function benchFront(times: number): Promise<void> {
  await seedTemplate();
  const port = await freePort();
  const plain = await startShop();
  const shop = await startShop({ port, env: { PUBLIC_URL: `https://${host}`, TRUST_PROXY: '127.0.0.1' } });
  const rate = '1000r/s';
  const [first, second] = [await startFront(port, { isHttp2: false, rate }), await startFront(port, { rate })];
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      // Trusts both certificates. A browser that ignores certificate errors would have each connection fail first.
      `--ignore-certificate-errors-spki-list=${[first, second].map(({ certificate }) => keyDigest(certificate)).join(',')}`,
    ],
  });
  const ports = [Number(new URL(plain.url).port), first.httpsPort, second.httpsPort];
  const links = await Promise.all(ports.map((one) => startSlowLink(one, link)));
  try {
    const pages = await guestPages(plain.url);
    for (const { path } of pages) await Promise.all([fetch(plain.url + path), fetch(shop.url + path)]);
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      for (const [at, slow] of links.entries()) {
        const protocol = protocols[at] ?? protocols[0];
        const origin = at === 0 ? `http://127.0.0.1:${slow.port}` : `https://${host}:${slow.port}`;
        const runs: Visited[] = [];
        for (let time = 0; time < times; time += 1) runs.push(await visitOver(browser, origin + path, slow));
        const row = { name, protocol, ...mediansOf(runs) };
        console.log(row);
        rows.push(row);
      }
    }
    await writeReport('front', report(rows, times));
  } finally {
    await browser.close();
    await Promise.all([...links, first, second, plain, shop].map((one) => one.stop()));
  }
}

/** The SHA-256 of a certificate's public key, in base64. */
const keyDigest = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** A first visit of a phone with a quarter of this processor, until nothing more is fetched. */
async function visitOver(browser: Browser, url: string, slow: SlowLink): Promise<Visited> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    storageState: consentState('none'),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset['hydrated'] !== 'true') return;
        performance.mark('hydrated');
        observer.disconnect();
      }).observe(document, { subtree: true, attributes: true });
    });
    const before = slow.traffic();
    const paintMs = await largestPaint(page, url);
    await hydrated(page);
    const after = slow.traffic();
    return {
      paintMs,
      ...(await page.evaluate(() => ({
        hydratedMs: performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN,
        requests: performance.getEntriesByType('resource').length + 1,
      }))),
      connections: after.connections - before.connections,
      downKilobytes: (after.downBytes - before.downBytes) / 1_000,
      upKilobytes: (after.upBytes - before.upBytes) / 1_000,
    };
  } finally {
    await context.close();
  }
}

const report = (rows: readonly Row[], times: number): string => `# A first visit by HTTP/1.1 and by HTTP/2

Made by \`npm run bench -- front\` on ${machine()}. The built shop with its demo data, by itself and behind nginx with the site in
[nginx.conf](../nginx.conf). A phone with a quarter of this processor opens a page for the first time and leaves it alone; it has no
service worker, so that the page fetches by itself what the worker would. The link carries 1.6 Mbps down and 750 kbps up, 150 ms there
and back, without loss; connections share it, begin with a handshake and start slowly, as TCP
does (\`tests/bench/slow-link.ts\`). Medians of ${times}; kilobytes include headers and TLS. The 15-minute load average was ${tasksAtATime()}.

| page | protocol | largest paint | hydrated | requests | connections | down | up |
|---|---|--:|--:|--:|--:|--:|--:|
${rows
  .map(
    ({ name, protocol, paintMs, hydratedMs, requests, connections, downKilobytes, upKilobytes }) =>
      `| ${name} | ${protocol} | ${paintMs.toFixed(0)} ms | ${hydratedMs.toFixed(0)} ms | ${requests} | ${connections} | ${downKilobytes.toFixed(0)} kB | ${upKilobytes.toFixed(0)} kB |`,
  )
  .join('\n')}
`;
