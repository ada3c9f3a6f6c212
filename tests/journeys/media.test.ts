import type { Page } from 'playwright';
import type { Product } from '#contract/product.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Layout shifts since the page started that no input caused, as the browser recorded them. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
        new PerformanceObserver((list) => {
          // The DOM library has no type for these entries.
          const entries = list.getEntries() as Entry[];
          resolve(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) =>
                  node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone'),
                ),
              })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        setTimeout(() => resolve([]), 500);
      }),
  );

const expectStill = async (page: Page, name: string): Promise<void> => {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.02);
};

/** How many pictures on the screen have not loaded yet; those further down load only when they come near. */
const picturesMissing = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return picture.checkVisibility() && bottom > 0 && top < innerHeight && !picture.complete;
      }).length,
  );

const screens = [
  ['home', () => '/'],
  ['a category', (product: Product) => `/store/${product.categories[0]?.slug ?? ''}`],
  ['a product', (product: Product) => `/store/product/${product.slug}`],
] as const;

for (const [screen, viewport] of [
  ['a wide screen', desk],
  ['a phone', phone],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    for (const [name, pathOf] of screens) {
      test(`nothing moves while ${name} loads and is scrolled through`, async ({ page, product }) => {
        // A product's recommendations are requested once the page is hydrated; nobody reads on sooner.
        const isComplete = name === 'a product' ? page.waitForResponse(/\/api\/recommendations\//) : null;
        await open(page, pathOf(product));
        await isComplete;
        await page.waitForLoadState('networkidle');
        for (let step = 1; step <= 4; step += 1) {
          await page.evaluate(
            (share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
            step / 4,
          );
          await expect.poll(() => picturesMissing(page)).toBe(0);
        }
        await expectStill(page, name);
      });
    }

    test('nothing moves in the cart while the parts below its lines are late', async ({ page, product }) => {
      await fillCart(page, `/store/product/${product.slug}`, 900);
      await page.route('**/assets/*.js', async (route) => {
        const script = await route.fetch();
        if ((await script.text()).includes('Park this cart')) {
          for (const shown of ['.basket-screen', 'footer.foot']) await page.locator(shown).waitFor();
        }
        await route.fulfill({ response: script });
      });
      await open(page, '/cart');
      await expect(page.getByRole('heading', { name: 'Parked carts' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectStill(page, 'the cart');
    });

    test('nothing moves while the pages of a guest with a cart load, the first time or again', async ({
      visit,
      product,
    }) => {
      const { page } = await visit({ viewport, serviceWorkers: 'allow' });
      await fillCart(page, `/store/product/${product.slug}`, 900);
      for (const visitName of ['first', 'next']) {
        for (const [name, pathOf] of [
          ...screens,
          ['all products', () => '/store'],
          ['the cart', () => '/cart'],
        ] as const) {
          await open(page, pathOf(product));
          await page.waitForLoadState('networkidle');
          await expectStill(page, `${name}, ${visitName} visit`);
        }
      }
    });
  });
}

test('every picture on home, in a category and on a product’s page has its size and an alternative text, and the files of the first ones are there', async ({
  page,
  shop,
  product,
}) => {
  for (const [, pathOf] of screens) {
    await open(page, pathOf(product));
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) =>
        all.map((picture) => ({
          src: picture.getAttribute('src') ?? '',
          isSized: picture.hasAttribute('width') && picture.hasAttribute('height'),
          hasAlt: picture.hasAttribute('alt'),
        })),
      );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ isSized, hasAlt }) => !isSized || !hasAlt)).toEqual([]);
    for (const src of new Set(pictures.slice(0, 12).map((picture) => picture.src))) {
      const answer = await fetch(new URL(src, shop.url));
      expect(answer.status, src).toBe(200);
      expect(answer.headers.get('content-type'), src).toMatch(/^image\//);
    }
  }
});
