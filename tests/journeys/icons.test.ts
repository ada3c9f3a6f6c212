import type { BrowserContext, Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';

const named = ['Where is my order?', 'Something to send back', 'Ask the trade desk'];

const iconBeside = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).locator('svg');

/** A stand-in for an external icon service, which answers in such services' format with a square for each requested name. */
const standInForIcons = async (context: BrowserContext, at: string): Promise<URL[]> => {
  const asked: URL[] = [];
  await context.route(`${at}/**`, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const names = (url.searchParams.get('icons') ?? '').split(',');
    const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M4 4h16v16H4z"/>' }]));
    const prefix = /([a-z]+)\.json$/.exec(url.pathname)?.[1];
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { prefix, width: 24, height: 24, icons },
    });
  });
  return asked;
};

test.describe('icons that content names', () => {
  test('are drawn from the shop’s own service, in one request, each in space that was there before [SH-16]', async ({
    page,
    context,
    problems,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await context.route('**/icon-sets/**', async (route) => {
      asked.push(decodeURIComponent(new URL(route.request().url()).search));
      await released;
      await route.continue();
    });
    const ask = page.waitForRequest('**/icon-sets/**');
    await open(page, '/support');
    await ask;
    const places = () =>
      page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .evaluateAll((headings) =>
          headings.map((heading) => {
            const range = document.createRange();
            range.selectNodeContents(heading.lastChild ?? heading);
            const { x, y } = range.getBoundingClientRect();
            return [heading.textContent, Math.round(x), Math.round(y + scrollY)];
          }),
        );
    const before = await places();
    release();
    for (const name of named) await iconBeside(page, name).waitFor();
    expect(await places()).toEqual(before);
    expect(asked).toEqual(['?icons=headset,truck,undo-2']);
    expect(problems).toEqual([]);
    await expectCleanScreen(page, 'support');
  });

  test('come from the service that is configured, and the page asks no other and may ask no other [SH-16]', async ({
    openShop,
    visit,
  }) => {
    const shop = await openShop({ env: { ICON_SERVICE: 'https://icons.example/v3/' } });
    const { page, context, problems } = await visit({ baseURL: shop.url });
    const asked = await standInForIcons(context, 'https://icons.example');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const answer = await page.goto('/support');
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://icons.example");
    for (const name of named) await iconBeside(page, name).waitFor();
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual(['https://icons.example/v3/lucide.json']);
    expect([...hosts].sort()).toEqual([shop.url, 'https://icons.example'].sort());
    expect((await page.request.get('/icon-sets/lucide.json?icons=truck')).status()).toBe(404);
    expect(problems).toEqual([]);
  });

  test('are left out where the service fails, and the words stay [SH-16]', async ({ page, context }) => {
    await context.route('**/icon-sets/**', (route) => route.fulfill({ status: 503, body: 'No' }));
    const refused = page.waitForResponse('**/icon-sets/**');
    await open(page, '/support');
    await refused;
    for (const name of named) await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Returns', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /return/i }).waitFor();
    await expect(page.locator('svg.iconify')).toHaveCount(0);
  });
});

test.describe('icons that the menu names', () => {
  test.use({ viewport: phone });

  test('are asked for when the menu is opened, and by no first view before [SH-16]', async ({ page, problems }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/icon(?:-sets|ify)/.test(pathname)) asked.push(pathname);
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Guides', 'Help']) {
      await menu.getByRole('link', { name, exact: true }).locator('svg').waitFor();
    }
    expect(asked).toEqual([expect.stringContaining('/assets/iconify-'), '/icon-sets/lucide.json']);
    await expectCleanScreen(page, 'the menu');
    expect(problems).toEqual([]);
  });
});
