/** What is typed, chosen or pressed first counts: by touch, with keys, and before the page is hydrated. */
import type { Locator, Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { hydrated, open, pressAndSee } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

for (const screen of screens) {
  test.describe(`by touch at ${screen.width} px`, () => {
    test.use({ viewport: screen, hasTouch: true, isMobile: screen.width < 600 });

    test('one tap adds what was typed, and one tap leads to the checkout with it [CART-01]', async ({
      page,
      product,
      problems,
    }) => {
      await open(page, `/store/product/${product.slug}`);
      const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
      await box.tap();
      // What an on-screen keyboard leaves of the viewport.
      await page.setViewportSize({ width: screen.width, height: Math.round(screen.height * 0.55) });
      await box.pressSequentially('12');
      const bar = page.locator('.marked-bar');
      await expect(bar).toContainText('12 units');
      const add = bar.getByRole('button', { name: 'Add to cart' });
      const place = await add.boundingBox();
      if (place === null) throw new Error('The button is out of sight.');
      await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
      await expect(page.getByText('Product has been successfully added to the cart').first()).toBeAttached();

      await page.setViewportSize(screen);
      await open(page, '/cart');
      const quantity = page.getByRole('textbox', { name: /^Quantity, / }).first();
      await expect(quantity).toHaveValue('12');
      await quantity.tap();
      await quantity.fill('20');
      const way = page.getByRole('button', { name: 'Go to checkout' }).filter({ visible: true });
      const foot = await way.boundingBox();
      if (foot === null) throw new Error('The way to the checkout is out of sight.');
      await page.touchscreen.tap(foot.x + foot.width / 2, foot.y + foot.height / 2);
      await page.waitForURL(/\/checkout$/);
      await page.goBack();
      await expect(quantity).toHaveValue('20');
      expect(problems).toEqual([]);
    });

    test('a quantity that makes no whole packs counts in the bar as what is sold, says so while it is typed, and one tap adds it [CART-01]', async ({
      page,
      shop,
      problems,
    }) => {
      const sku = 'FX-HB-M10-060';
      const { results } = await storeClient(shop.url).getProducts({ query: { Skus: [sku] } });
      await open(page, `/store/product/${results[0]?.slug}#${sku}`);
      const field = page.locator('[data-sought] .qty-field').filter({ visible: true });
      const box = field.getByRole('textbox', { name: /^Quantity, / });
      await box.tap();
      const width = (await field.boundingBox())?.width;
      await box.pressSequentially('12');
      await expect(field).toContainText('Sold in 5s. Changed 12 to 15.');
      await expect(box).toHaveValue('12');
      const bar = page.locator('.marked-bar');
      await expect(bar).toContainText('15 units');
      // In a phone's row, the name beside it keeps its space.
      if (screen.width < 600) expect((await field.boundingBox())?.width).toBe(width);
      await bar.getByRole('button', { name: 'Add to cart' }).tap();
      await expect(page.getByText('Product has been successfully added to the cart').first()).toBeAttached();
      await open(page, '/cart');
      await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toHaveValue('15');
      expect(problems).toEqual([]);
    });

    test('the foot of the page stays where it is while a field has the focus', async ({ page, product }) => {
      await open(page, `/store/product/${product.slug}`);
      const placesOf = async () => ({
        bar: (await page.locator('.marked-bar button').boundingBox())?.y,
        navigation: (await page.locator('.bottom-bar').boundingBox())?.y,
      });
      const before = await placesOf();
      await page
        .getByRole('textbox', { name: /^Quantity, / })
        .first()
        .evaluate((input: HTMLInputElement) => input.focus({ preventScroll: true }));
      expect(await placesOf()).toEqual(before);
    });
  });
}

/** Inserts something above what is pressed, as the strip that reports a lost connection does. */
const moveScreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const strip = document.createElement('div');
    strip.style.blockSize = '120px';
    document.querySelector('main')?.before(strip);
  });

const middleOf = async (control: Locator): Promise<{ x: number; y: number }> => {
  const place = await control.boundingBox();
  if (place === null) throw new Error('The control is out of sight.');
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
};

test('a press that the screen moves away from under the pointer counts for what it began on, by mouse and by touch', async ({
  page,
}) => {
  const products = page.getByRole('main').locator('a[href^="/store/product/"]').filter({ visible: true });
  const touch = await page.context().newCDPSession(page);
  const presses = {
    mouse: async ({ x, y }: { x: number; y: number }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await moveScreen(page);
      await page.mouse.up();
    },
    touch: async (point: { x: number; y: number }) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await moveScreen(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
  for (const press of [presses.mouse, presses.touch]) {
    await open(page, '/store');
    const wanted = products.filter({ visible: true }).nth(3);
    await wanted.scrollIntoViewIfNeeded();
    const href = (await wanted.getAttribute('href')) ?? '';
    await press(await middleOf(wanted));
    await page.waitForURL(`**${href}`);
  }
});

test('a press that is moved off a control is none, also where the screen moves meanwhile, and what has moved before it is pressed as it stands', async ({
  page,
}) => {
  await open(page, '/store');
  const wanted = page.getByRole('main').locator('a[href^="/store/product/"]').filter({ visible: true }).first();
  await wanted.scrollIntoViewIfNeeded();
  const leave = async (meanwhile: () => Promise<void>) => {
    const { x, y } = await middleOf(wanted);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await meanwhile();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    expect(new URL(page.url()).pathname).toBe('/store');
  };
  await leave(() => Promise.resolve());
  await leave(() => moveScreen(page));
  await moveScreen(page);
  const href = (await wanted.getAttribute('href')) ?? '';
  await wanted.click();
  await page.waitForURL(`**${href}`);
});

test('Enter on an exact part number leads to its quantity, and Enter again adds it [CAT-07]', async ({
  page,
  product,
}) => {
  const [variant] = product.variants;
  if (variant === undefined) throw new Error('The product has no sizes.');
  await open(page, '/');
  const search = page.getByLabel('Search the catalogue');
  await search.fill(variant.sku);
  await page.getByRole('group', { name: 'Exact match' }).waitFor();
  await search.press('Enter');
  const quantity = page.getByRole('textbox', { name: new RegExp(`${variant.sku}$`) });
  await expect(quantity).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByText('Product has been successfully added to the cart').first().waitFor();
  await open(page, '/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveValue('3');
});

test('Enter on a part number before the store has answered leads to its quantity as well, from any page and from the results [CAT-07]', async ({
  page,
  product,
}) => {
  await open(page, '/');
  for (const { sku } of product.variants.slice(0, 2)) {
    const isThere = page.waitForURL((url) => url.searchParams.get('q') === sku);
    await page.route('**/products/search/autocomplete*', async (route) => {
      await isThere;
      await route.continue();
    });
    await page.getByLabel('Search the catalogue').fill(sku);
    await page.keyboard.press('Enter');
    await expect(page.locator('input:focus')).toHaveAccessibleName(new RegExp(`^Quantity, .*${sku}$`));
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('Enter searches for what is no part number, also while suggestions are open [CAT-07]', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Search the catalogue').fill('bolt');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\?q=bolt/);
});

test('a sort order chosen before the list is hydrated counts, and the next one is shown at once [CAT-02]', async ({
  page,
}) => {
  await page.goto('/store', { waitUntil: 'commit' });
  const sort = page.getByLabel('Sort by');
  await sort.selectOption('NameDescending');
  await page.waitForURL(/sort=NameDescending/);
  await expect(sort).toHaveValue('NameDescending');
  // Held back, so that the select can't be following the answer.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/products?**', async (route) => {
    await held;
    await route.continue();
  });
  await sort.selectOption('NameAscending');
  await expect(sort).toHaveValue('NameAscending');
  await expect(sort).toHaveValue('NameAscending');
  release();
  await page.waitForURL(/sort=NameAscending/);
});

test.describe('screens that are about to be opened', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('are fetched from the touch on, four at a time at most, then the newest wish [PWA-12]', async ({
    page,
    problems,
  }) => {
    await open(page, '/store');
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    await page.route('**/api/products/slug=*', async (route) => {
      asked.push(new URL(route.request().url()).pathname.replace('/api/products/slug=', ''));
      await new Promise<void>((go) => answers.push(go));
      await route.continue();
    });
    const links = page.getByRole('main').locator('a[href^="/store/product/"]').filter({ visible: true });
    const all = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
    );
    const slugs = [...new Set(all)].slice(0, 7);
    expect(slugs).toHaveLength(7);
    for (const slug of slugs) await links.nth(all.indexOf(slug)).dispatchEvent('touchstart');
    await expect.poll(() => asked.toSorted()).toEqual(slugs.slice(0, 4).toSorted());
    for (let answered = 1; answered <= 3; answered += 1) {
      answers.shift()?.();
      await expect.poll(() => asked.length).toBe(4 + answered);
    }
    expect(asked.slice(4)).toEqual([slugs[6], slugs[5], slugs[4]]);
    for (const answer of answers) answer();
    // What was prefetched is there when its link is pressed.
    await links.nth(all.indexOf(slugs[0] ?? '')).tap();
    await page.getByRole('heading', { name: 'Sizes' }).waitFor();
    expect(asked).toHaveLength(7);
    expect(problems).toEqual([]);
  });
});

test('an address typed and sent before the newsletter form is hydrated stays in its field, is subscribed once, and is in no URL [SH-09]', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const scripts = new Set<() => void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await new Promise<void>((go) => scripts.add(go));
    await route.fallback();
  });
  const field = page.getByLabel('Email address').last();
  await field.focus();
  await field.pressSequentially('plumber@example.com');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/marketing-customers/subscriptions') sent.push(request.postDataJSON());
  });
  await field.press('Enter');
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await expect(field).toHaveValue('plumber@example.com');
  await page.unroute(/\/assets\/.+\.js$/);
  for (const go of scripts) go();
  await page.getByText('You’re subscribed.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([expect.objectContaining({ email: 'plumber@example.com' })]);
  expect(new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
});

test('a press on the way to the checkout judges the quantity typed just before it: one that meets the minimum order leads there, one that doesn’t stays and says so', async ({
  visit,
  shop,
}) => {
  const { page } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { results } = await storeClient(shop.url).getProducts({ query: { Skus: ['FX-HB-M10-060'] } });
  await open(page, `/store/product/${results[0]?.slug}#FX-HB-M10-060`);
  const row = page.locator('[data-sought]').filter({ visible: true });
  await row.getByRole('textbox', { name: /^Quantity, / }).fill('5');
  await pressAndSee(
    page.locator('.marked-bar').getByRole('button', { name: 'Add to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await open(page, '/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity, / }).first();
  const way = page.getByRole('button', { name: 'Go to checkout' }).filter({ visible: true });
  await quantity.tap();
  await quantity.fill('200');
  await way.tap();
  await page.waitForURL(/\/checkout$/);

  await page.goBack();
  await expect(quantity).toHaveValue('200');
  await quantity.tap();
  await quantity.fill('5');
  await way.tap();
  await page
    .getByText(/^Add £.* more to check out\.$/)
    .filter({ visible: true })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/cart');
});

test('a page scrolled before it is hydrated stays where it is, and Back finds it there', async ({ page, product }) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });
  const link = page.locator(`main a[href="/store/product/${product.slug}"]`).filter({ visible: true }).first();
  await link.waitFor();
  const place = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  release();
  await hydrated(page);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(await place()).toBe(700);

  await link.evaluate((it: HTMLElement) => it.click());
  await page.waitForURL(/\/store\/product\//);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await link.waitFor();
  await expect.poll(place).toBe(700);
});
