import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open, pressAndSee, reflowFindings } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

const sku = 'FX-HB-M10-060';

/** The address of a product with 71 sizes. */
const longProduct = async (url: string): Promise<string> => {
  const { results } = await storeClient(url).getProducts({ query: { Skus: [sku] } });
  return `/store/product/${results[0]?.slug}`;
};

/** The visible rows of sizes; a sold-out one has no quantity box. */
const rows = (page: Page) =>
  page.locator('main [data-part]').locator('xpath=ancestor::*[self::tr or self::li][1]').filter({ visible: true });
const boxes = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Quantity, / });
const filters = (page: Page) => page.getByRole('group', { name: 'Filter the sizes' });

/** The focused element, if something else lies on its upper edge. */
const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    const focused = document.activeElement;
    const { left = 0, top = 0, width = 0 } = focused?.getBoundingClientRect() ?? {};
    const onTop = document.elementFromPoint(left + width / 2, top + 2);
    const isSeen = focused?.contains(onTop) === true || onTop?.contains(focused) === true;
    return isSeen ? [] : [`${focused?.ariaLabel} under ${onTop?.textContent}`];
  });

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test.describe(`at a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone' });

    test('the focus going back through the sizes stays clear of the title above them [CAT-03]', async ({
      page,
      shop,
    }) => {
      await open(page, `${await longProduct(shop.url)}?sizes=all`);
      const seen = boxes(page).filter({ visible: true });
      const covered: string[] = [];
      for (let belowPx = 0; belowPx <= 96; belowPx += 12) {
        await seen.nth(20).focus();
        await seen.nth(19).evaluate((box, px) => {
          const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          scrollBy({ top: box.getBoundingClientRect().top - top - px, behavior: 'instant' });
        }, belowPx);
        for (let press = 0; press < 4; press += 1) {
          await page.keyboard.press('Shift+Tab');
          covered.push(...(await coveredFocus(page)));
        }
      }
      expect(covered).toEqual([]);
    });

    test('a long table is folded to 12 rows, and its filters narrow it, each with an address of its own [CAT-03]', async ({
      page,
      problems,
      shop,
    }) => {
      const address = await longProduct(shop.url);
      await open(page, address);
      await expect(rows(page)).toHaveCount(12);
      await expectCleanScreen(page, 'a long table');
      expect(await reflowFindings(page, 'a long table')).toEqual([]);

      await filters(page).getByRole('link', { name: 'M10', exact: true }).click();
      await page.waitForURL(/f=.*thread.*M10/);
      const tag = filters(page).getByRole('link', { name: 'Remove Thread: M10' });
      await tag.waitFor();
      await expect(filters(page).getByRole('link', { name: 'M10', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(tag).not.toHaveAttribute('aria-current');
      await filters(page).getByRole('link', { name: '60', exact: true }).click();
      await expect(boxes(page)).toHaveCount(1);
      await expect(boxes(page)).toHaveAccessibleName(/M10 × 60 mm/);
      await expectCleanScreen(page, 'a filtered table');

      await page.goBack();
      await expect(filters(page).getByRole('link', { name: 'Remove Length: 60 mm' })).toHaveCount(0);
      await tag.click();
      await expect(tag).toHaveCount(0);
      await expect(filters(page)).toBeFocused();
      await page.getByRole('link', { name: 'Show all 71' }).click();
      await expect(rows(page)).toHaveCount(71);
      await page.goBack();
      await expect(rows(page)).toHaveCount(12);
      expect(problems).toEqual([]);
    });

    test('a quantity typed into a row that is then filtered away stays in sight and is added [CAT-03] [CART-01]', async ({
      page,
      problems,
      shop,
    }) => {
      await open(page, await longProduct(shop.url));
      await boxes(page).first().fill('20');
      await filters(page).getByRole('link', { name: 'M10', exact: true }).click();
      await filters(page).getByRole('link', { name: 'Remove Thread: M10' }).waitFor();
      await expect(page.getByRole('region', { name: '1 line marked' })).toBeVisible();
      await expect(boxes(page).first()).toHaveValue('20');
      await expect(boxes(page).first()).toBeVisible();
      await boxes(page).nth(1).fill('10');
      await pressAndSee(
        page.getByRole('button', { name: 'Add 2 lines to cart' }),
        page.getByText('Product has been successfully added to the cart'),
      );
      await page
        .getByRole('link', { name: /2 lines/ })
        .first()
        .waitFor();
      expect(problems).toEqual([]);
    });
  });
}

test('the row that a part number leads to stands alone in a long table, until all are asked for [CAT-07]', async ({
  page,
  problems,
  shop,
}) => {
  await open(page, `${await longProduct(shop.url)}#${sku}`);
  await expect(boxes(page)).toHaveCount(1);
  await expect(boxes(page)).toBeFocused();
  await page.getByRole('link', { name: 'Show all 71' }).click();
  await expect(rows(page)).toHaveCount(71);
  // Another size of the same product: the page stays, and its row changes.
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('m12 80 zinc bolt 8.8');
  await page
    .getByRole('option', { name: /M12.*80/ })
    .first()
    .click();
  await expect(boxes(page)).toHaveCount(1);
  await expect(boxes(page)).toHaveAccessibleName(/M12 × 80 mm/);
  await expect(boxes(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test('filters of a list are carried to the sizes of a product, and a search shows the size that is meant, and leads to it [CAT-02] [CAT-07]', async ({
  page,
  problems,
}) => {
  await open(page, '/store/hex-bolts');
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^M10\b/ })
    .click();
  await page.waitForURL(/f=.*M10/);
  // The previous list stays visible until the next one has loaded.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove .*M10/ })
    .first()
    .waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Hex bolt, grade 8.8, zinc plated', exact: true }).click();
  await filters(page)
    .getByRole('link', { name: /^Remove .*: M10$/ })
    .waitFor();
  for (const name of await boxes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))) {
    expect(name).toMatch(/M10 ×/);
  }
  await open(page, '/search?q=m10+x+60+zinc+bolt');
  const row = page.getByRole('row').filter({ hasText: sku });
  await expect(row).toContainText(/M10 x 60 mm.*£/);
  // Its add-ons are optional, so it can be added from here.
  await pressAndSee(
    row.getByRole('button', { name: /^Add .+ to the cart$/ }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await row
    .getByRole('link', { name: /^Hex bolt, grade 8.8, zinc plated/ })
    .first()
    .click();
  await page.waitForURL(`**/store/product/*#${sku}`);
  await expect(boxes(page)).toHaveCount(1);
  await expect(boxes(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test('without JavaScript all sizes are read, and the filters are links that work', async ({ visit, shop }) => {
  const address = await longProduct(shop.url);
  const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto(address);
  await expect(rows(page)).toHaveCount(71);
  await expect(page.getByRole('link', { name: 'Show all 71' })).toBeHidden();
  await filters(page).getByRole('link', { name: 'M20', exact: true }).click();
  await filters(page).getByRole('link', { name: 'Remove Thread: M20' }).waitFor();
  await expect.poll(() => rows(page).count()).toBeLessThan(20);
  await page.getByRole('link', { name: 'Show all 71' }).click();
  await expect(rows(page)).toHaveCount(71);
});
