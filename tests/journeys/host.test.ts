import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright';
import { nodesIn, structuralFaults } from '#tests/support/search-engines/structured-data.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import type { Shop } from '#tests/support/browser/shop.ts';
import { cookieNames } from '#contract/cookies.ts';
import { inlineDigestsOf } from '#server/host/inline-digests.ts';
import { host } from '#server/host/host.ts';
import { root } from '#tests/support/run/step.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';

const get = (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, { headers, redirect: 'manual' });

/** The properties that reveal a missing rule; reading all computed properties takes a minute. */
const telling = (
  'display position inset width height margin padding border outline overflow content color background font letter-spacing ' +
  'text-align text-decoration white-space list-style flex gap grid-template align-items justify-content opacity clip-path'
).split(' ');

/** What a page looks like: the styles of the first element of each kind, and of its `::before` and `::after`. */
const looksOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const looks: Record<string, string> = {};
    for (const element of document.querySelectorAll('body, body *:not(script)')) {
      const attributes = [...element.attributes].map(({ name }) => name).join(' ');
      const kind = `${element.parentElement?.className ?? ''} > ${element.tagName} ${attributes} ${element.className}`;
      looks[kind] ??= [null, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .map((style) => names.map((name) => style.getPropertyValue(name)).join(';'))
        .join(' | ');
    }
    return looks;
  }, telling);

/** The path of the first hashed script of the page. */
const scriptOf = async (shop: Shop): Promise<string> => {
  const html = await (await get(shop, '/index.html')).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
};

const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? '';

test.describe('headers', () => {
  test('a page runs nothing inline but what its policy vouches for', async ({ shop, product }) => {
    for (const path of ['/', `/store/product/${product.slug}`, '/index.html', '/cart']) {
      const response = await get(shop, path);
      const policy = policyOf(response);
      const { scripts, styles } = inlineDigestsOf(await response.text());
      expect([...scripts, ...styles].filter((digest) => !policy.includes(digest))).toEqual([]);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).not.toMatch(/style-src [^;]*unsafe/);
    }
  });

  test('every kind of answer is guarded against sniffing, and pages against openers and features', async ({
    shop,
    product,
  }) => {
    for (const path of ['/', `/store/product/${product.slug}`, '/cart', '/no-such-page']) {
      const { headers } = await get(shop, path);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin']);
      expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin-allow-popups']);
      expect([path, headers.get('permissions-policy')]).toEqual([path, expect.stringContaining('geolocation=()')]);
    }
    const answers: [path: string, status: number][] = [
      ['/', 200],
      ['/cart', 200],
      ['/no-such-page', 404],
      ['/account/orders', 307],
      [await scriptOf(shop), 200],
      ['/assets/none.js', 404],
      ['/sw.js', 200],
      ['/manifest.webmanifest', 200],
      ['/configuration.json', 200],
      ['/sitemap.xml', 200],
      ['/robots.txt', 200],
      [product.images[0]?.url ?? '', 200],
      ['/api/no-such-call', 404],
      ['/api/store-settings', 400],
      ['/openapi.json', 200],
      ['/healthz', 200],
    ];
    for (const [path, status] of answers) {
      const answer = await get(shop, path);
      expect([path, answer.status, answer.headers.get('x-content-type-options')]).toEqual([path, status, 'nosniff']);
    }
  });

  test('hashed files are cached for ever; page, worker and manifest are asked for anew; all are compressed', async ({
    shop,
  }) => {
    const script = await scriptOf(shop);
    const asset = await get(shop, script);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const compressed = ['/', '/index.html', '/sw.js', '/manifest.webmanifest'];
    for (const path of [...compressed, '/configuration.json']) {
      expect([path, (await get(shop, path)).headers.get('cache-control')]).toEqual([path, 'no-cache']);
    }
    for (const path of [script, ...compressed]) {
      for (const encoding of ['br', 'gzip']) {
        const { headers } = await get(shop, path, { 'accept-encoding': encoding });
        expect([path, headers.get('content-encoding')]).toEqual([path, encoding]);
      }
    }
    // Uses a page of the shopper's own: the others tell the age of their answers, and are rendered anew every few seconds.
    const first = await get(shop, '/cart');
    const again = await get(shop, '/cart', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, again.status]).toEqual([200, 304]);
  });

  test('a missing file is 404 and not cached, and no source is served', async ({ shop }) => {
    for (const path of [
      '/assets/none.js',
      '/icons/none.png',
      '/none.txt',
      '/media/pictures.ts',
      '/media/..%2fapp.ts',
    ]) {
      const response = await get(shop, path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(response.headers.get('content-type')).toContain('text/plain');
    }
  });

  test('pictures may be cached for ever', async ({ shop, product }) => {
    const response = await get(shop, product.images[0]?.url ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});

test.describe('addresses', () => {
  test('an old address answers 301, by the list of the store [RT-34]', async ({ shop }) => {
    const { results } = await storeClient(shop.url).getRedirects({});
    const [redirect] = results;
    expect(redirect).toBeDefined();
    const response = await get(shop, redirect?.oldUrl ?? '');
    expect([response.status, response.headers.get('location')]).toEqual([301, redirect?.newUrl]);
  });

  test('the catch-alls lead to the product or category, else 404 [RT-32]', async ({ shop, product }) => {
    const category = product.categories[0]?.slug ?? '';
    const toProduct = await get(shop, `/shop/prod/anything/${product.slug}`);
    const toCategory = await get(shop, `/shop/anything/${category}.html`);
    expect([toProduct.status, toProduct.headers.get('location')]).toEqual([301, `/store/product/${product.slug}`]);
    expect([toCategory.status, toCategory.headers.get('location')]).toEqual([301, `/store/${category}`]);
    expect((await get(shop, '/shop/prod/no-such-thing')).status).toBe(404);
  });

  test('an unknown address is a real 404 that names it, and nothing for a search engine to keep [RT-35]', async ({
    shop,
  }) => {
    for (const path of [
      '/no-such-page',
      '/no/such/page',
      '/store/no-such-category',
      '/store/product/no-such',
      '/blog/post/no-such',
      '/blog/tag/no-such',
      '/blog/category/no-such',
      '/shop/no-such',
      '/shop/prod/no-such',
    ]) {
      const response = await get(shop, path);
      expect([path, response.status]).toEqual([path, 404]);
      const html = await response.text();
      expect(html).toContain('Page Not Found:');
      expect(html).toContain(`<code>${path}</code>`);
      const { head } = new JSDOM(html).window.document;
      const marks = [...head.querySelectorAll('title, [rel="canonical"], [name="robots"], [property="og:url"]')];
      expect([path, ...marks.map(({ outerHTML }) => outerHTML)]).toEqual([
        path,
        '<title>Page not found · Tradecounter</title>',
        '<meta name="robots" content="noindex">',
      ]);
    }
  });

  test('a screen of shoppers sends a guest to the sign-in, with the way back [RT-39]', async ({ shop }) => {
    const response = await get(shop, '/account/orders?page=2');
    expect(response.headers.get('location')).toBe('/auth/login?redirect_url=%2Faccount%2Forders%3Fpage%3D2');
  });

  test('the sitemaps are well-formed and listed in robots.txt, and hold home, a content page and a product, and no page twice [RT-33]', async ({
    page,
    shop,
    product,
  }) => {
    await page.goto('/robots.txt');
    const places = async (path: string): Promise<string[]> => {
      const xml = await (await get(shop, path)).text();
      return page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        if (document.querySelector('parsererror') !== null) throw new Error('The XML does not parse.');
        return [...document.querySelectorAll('loc')].map((loc) => loc.textContent ?? '');
      }, xml);
    };
    expect(await places('/sitemap.xml')).toEqual(await places('/index-sitemap.xml'));
    const [sitemap] = await places('/sitemap.xml');
    expect(new URL(sitemap ?? '').pathname).toBe('/en-GB-sitemap.xml');
    const paths = (await places('/en-GB-sitemap.xml')).map((address) => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/', '/about-us', `/store/product/${product.slug}`]));
    expect(new Set(paths).size).toBe(paths.length);
    expect(await (await get(shop, '/robots.txt')).text()).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);
  });
});

test.describe('the first view', () => {
  test('a guest gets the product rendered, with its data and no token', async ({ shop, product }) => {
    const html = await (await get(shop, `/store/product/${product.slug}`)).text();
    expect(html).toContain(`>${product.name}</h1>`);
    expect(html).toContain(product.variants[0]?.sku);
    expect(html).toContain('$_TSR');
    expect(html).toContain('<script type="application/json" id="answers">');
    expect(html).not.toMatch(/"token"|Bearer/);
  });

  test('the styles in a first view are all that its elements have of the style sheets', async ({
    page,
    shop,
    product,
  }) => {
    // Without scripts, nothing is hydrated meanwhile.
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of ['/store', `/store/product/${product.slug}`]) {
      await page.route('**/assets/*.css', (route) => route.abort());
      await page.goto(path);
      const before = await looksOf(page);
      await page.unroute('**/assets/*.css');
      const html = await (await get(shop, path)).text();
      for (const [, url = ''] of html.matchAll(/"(\/assets\/[\w-]+\.css)"[\],]/g)) await page.addStyleTag({ url });
      expect(Object.keys(before).length).toBeGreaterThan(50);
      expect(await looksOf(page)).toEqual(before);
    }
  });

  test('search engines and shared links read what each page is, in whole addresses', async ({ shop, product }) => {
    const { results } = await storeClient(shop.url).getBlogPosts({});
    const expected: Record<string, string[]> = {
      '/': ['WebSite', 'Organization'],
      '/store': [],
      [`/store/${product.categories.at(-1)?.slug ?? ''}`]: ['BreadcrumbList'],
      [`/store/product/${product.slug}`]: ['Product', 'BreadcrumbList'],
      [`/blog/post/${results[0]?.slug ?? ''}`]: ['BlogPosting', 'BreadcrumbList'],
      '/about-us': [],
    };
    for (const [path, types] of Object.entries(expected)) {
      const { document } = new JSDOM(await (await get(shop, path)).text()).window;
      const content = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      expect([path, new URL(canonical).pathname]).toEqual([path, path]);
      expect(document.title).not.toBe('');
      expect([content('og:title'), content('og:url')]).toEqual([document.title, canonical]);
      expect([path, content('description')]).not.toEqual([path, '']);
      expect(new URL(content('og:image')).origin).toBe(new URL(canonical).origin);
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? null;
      const nodes = data === null ? [] : nodesIn(data);
      expect([path, nodes.map((node) => node['@type'])]).toEqual([path, types]);
      expect([path, await structuralFaults(nodes)]).toEqual([path, []]);
      expect(data ?? '').not.toMatch(/":"\//);
    }
  });

  test('a visitor with a session, another currency or another country gets the shell', async ({ shop, product }) => {
    for (const cookie of [
      `${cookieNames.token}=a.b.c`,
      `${cookieNames.currency}=EUR`,
      `x=1; ${cookieNames.country}=FR`,
    ]) {
      const html = await (await get(shop, `/store/product/${product.slug}`, { cookie })).text();
      expect(html).not.toContain(product.name);
      expect(html).toContain('id="configuration"');
    }
  });

  test('without JavaScript the shop can be browsed and searched', async ({ visit, product }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`/store/${product.categories.at(-1)?.slug ?? ''}`);
    await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    await page
      .getByText(product.variants[0]?.sku ?? '')
      .first()
      .waitFor();
    await page.locator('[data-search]').fill(product.variants[0]?.sku ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await page.getByRole('main').getByText(product.name).first().waitFor();
  });

  test('the page hydrates without an error, and a navigation moves the focus to the heading and announces the title', async ({
    page,
    problems,
    product,
  }) => {
    await open(page, `/store/product/${product.slug}`);
    const link = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toContain(name);
    await page.locator('[aria-live=polite]', { hasText: name }).waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });
});

test('a view that cannot be rendered since the store failed is served as the shell, to be asked for again, and the log says why', async () => {
  const lines: string[] = [];
  const app = fastify({
    pluginTimeout: 0,
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
  });
  app.get('/api/*', (_, reply) => reply.code(500).send({ errors: ['The database is away.'] }));
  await app.register(host, { configuration, publicUrl: 'http://shop.test', root });
  const response = await app.inject('/store');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('60');
  expect(response.body).toContain('<script type="module"');
  expect(lines.join('')).toContain('The view of /store could not be rendered; the shell was served.');
  expect(lines.join('')).toContain('The database is away.');
  await app.close();
});

test('after one visit the shop opens without its server, and says of a page never opened that it isn’t on this device [PWA-02]', async ({
  visit,
  openShop,
}) => {
  const own = await openShop();
  const { page } = await visit({ baseURL: own.url, serviceWorkers: 'allow' });
  await open(page, '/');
  await workerReady(page);
  await own.stop();
  await page.goto('/store/product/never-seen');
  await page.getByRole('heading', { level: 1, name: 'This page isn’t on this device' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByRole('banner').getByRole('searchbox').or(page.locator('[data-search]')).first().waitFor();
});
