import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { recommendationWording } from '#wording/recommendations.ts';

const service = { url: '/indexes', appId: 'DEMO', apiKey: 'a-search-key', index: 'products', hasRecommendations: true };

/** Records what the page asks the search service, and which searches it still sends to the store. */
const watchQuestions = (page: Page): { ofService: string[]; ofStore: string[] } => {
  const asked: { ofService: string[]; ofStore: string[] } = { ofService: [], ofStore: [] };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/indexes/')) asked.ofService.push(pathname.split('/').at(-1) ?? '');
    const isFound =
      /\/(?:autocomplete|product-filters|recommendations\/.+)$/.test(pathname) || searchParams.has('Search');
    if (pathname.startsWith('/api/') && isFound) asked.ofStore.push(pathname);
  });
  return asked;
};

const search = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill(text);
  await box.press('Enter');
};

/** Runs in the page: makes every fetch from the service fail until it is mended. A route can't stop in the middle of an answer. */
const breakSearchService = (fails: string): void => {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/indexes/') || document.documentElement.dataset['mended'] === 'true')
      return real(input, init);
    if (fails === 'it is not there') return Promise.reject(new TypeError('Failed to fetch'));
    const given = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    });
    if (fails === 'it never answers') return given;
    // The head of the answer has arrived, and only the abort signal ends its body.
    return Promise.resolve(Object.assign(new Response(), { text: () => given }));
  };
};

test.describe('with a search service', () => {
  test.use({
    shop: async ({ openShop }, provide) =>
      provide(await openShop({ env: { SEARCH_SERVICE: JSON.stringify(service) } })),
  });

  test('it finds what is typed, searched for and chosen by filters, and what goes with a product [CAT-13]', async ({
    page,
    problems,
  }) => {
    await open(page, '/');
    const asked = watchQuestions(page);
    await search(page, 'bolt');
    await page.getByRole('heading', { level: 1, name: /bolt/ }).waitFor();
    const main = page.getByRole('main');
    const products = main.getByRole('link', { name: /bolt/i });
    await products.first().waitFor();
    const filter = page.getByRole('checkbox').first();
    await filter.click();
    await page.waitForURL(/[?&]f=/);
    await expect(filter).toBeChecked();
    await products.first().click();
    await page
      .getByRole('heading', { name: new RegExp(`^(?:${Object.values(recommendationWording).join('|')})$`) })
      .first()
      .waitFor();
    expect(new Set(asked.ofService)).toEqual(new Set(['queries', 'recommendations']));
    expect(asked.ofStore).toEqual([]);
    expect(problems).toEqual([]);
  });

  for (const [text, fails] of [
    ['Connection timeout', 'it never answers'],
    ['Socket timeout', 'its answer never ends'],
    ['Network request failed', 'it is not there'],
  ] as const) {
    test(`where the service fails because ${fails}, a search says “${text}”, and a press asks again [CAT-13]`, async ({
      page,
    }) => {
      await page.addInitScript(breakSearchService, fails);
      await open(page, '/');
      await search(page, 'bolt');
      const alert = page.getByRole('main').getByRole('alert');
      await alert.getByText(text).waitFor();
      await page.evaluate(() => (document.documentElement.dataset['mended'] = 'true'));
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('main').getByRole('link', { name: /bolt/i }).first().waitFor();
    });
  }
});

test('without a search service its client is not fetched [CAT-13]', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search-index')) scripts.push(request.url());
  });
  await open(page, '/');
  await search(page, 'bolt');
  await page.getByRole('main').getByRole('link', { name: /bolt/i }).first().waitFor();
  expect(scripts).toEqual([]);
});
