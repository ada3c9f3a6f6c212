/** From the frame after a press on a row until the product page has loaded, the page shows what the row contains. */
import type { Locator, Page, Route } from 'playwright';
import { fillCart } from '#tests/support/browser/guest.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';
import { errorWords } from '#wording/errors.ts';
import { notHereWording } from '#wording/connection.ts';

/** Holds back the store's responses for single products until `release` or `answer` is called. */
const holdProducts = async (page: Page) => {
  let answer: (how: (route: Route) => Promise<void>) => void = () => {};
  const given = new Promise<(route: Route) => Promise<void>>((resolve) => (answer = resolve));
  await page.route(/\/products\/slug=/, async (route) => (await given)(route));
  return { release: () => answer((route) => route.continue()), answer };
};

/** Opens a list and presses a key, so that what a press on a row needs is loaded. */
const openList = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
};

/** Navigates to the list of all products from another page, so that the shop's own fonts are already in use. */
const comeToList = async (page: Page): Promise<void> => {
  const font = page.waitForResponse(/archivo-[^/]*\.woff2$/);
  await openList(page, '/');
  await font;
  await page.waitForLoadState('networkidle');
  await page
    .locator('a[href="/store"]')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL(/\/store$/);
  await rowsOf(page).first().waitFor();
};

/** Rows with a photograph. */
const rowsOf = (page: Page): Locator => page.locator('main :is(tr, .row):visible').filter({ has: page.locator('img') });

/** Waits until the photograph of a row is there: it only loads once the row is near the screen. */
const pictureLoaded = async (row: Locator): Promise<void> => {
  const picture = row.locator('img');
  const isLoaded = () => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
};

const linkIn = (row: Locator): Locator => row.locator('a[href^="/store/product/"]').first();

/** Presses the link and returns what is on the screen in the next frame. */
const pressed = (link: Locator) =>
  link.evaluate(async (it) => {
    if (it instanceof HTMLElement) it.click();
    await new Promise(requestAnimationFrame);
    const seen = [...document.querySelectorAll('main h1')].filter((heading) => heading.checkVisibility());
    const picture = document.querySelector<HTMLImageElement>('.product-figure-frame img');
    return {
      headings: seen.map(({ textContent }) => textContent),
      text: document.querySelector('main')?.innerText ?? '',
      hasPicture: picture !== null && picture.complete && picture.naturalWidth > 0,
      scrollY,
    };
  });

const placesOf = async (page: Page) =>
  Promise.all(
    [page.locator('main h1:visible'), page.locator('.product-figure-frame:visible')].map((one) => one.boundingBox()),
  );

/** Records from now on layout shifts, announcements and how often a heading receives the focus. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { shifts: [] as unknown[], said: [] as string[], focused: [] as string[] };
    Object.assign(window, { noted: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().map((one) => one.toJSON() as { hadRecentInput: boolean })) {
        if (!entry.hadRecentInput) seen.shifts.push(entry);
      }
    }).observe({ type: 'layout-shift' });
    const region = document.querySelector('[aria-live=polite]');
    if (region === null) throw new Error('Nothing can be said on this page.');
    new MutationObserver(() => {
      if (region.textContent !== '') seen.said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) seen.focused.push(target.innerText);
    });
  });

const seenOn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'noted') as { shifts: unknown[]; said: string[]; focused: string[] });

const wholePage = (page: Page): Locator => page.getByRole('button', { name: /^Share / });

for (const [width, options] of [
  ['a wide screen', { viewport: desk }],
  ['a phone', { viewport: phone, hasTouch: true, isMobile: true }],
] as const) {
  test(`on ${width} a press on a row shows name, picture and price in the next frame, and nothing moves or is said twice as the rest comes`, async ({
    visit,
  }) => {
    const { page, problems } = await visit(options);
    const { release } = await holdProducts(page);
    await comeToList(page);
    const row = rowsOf(page).nth(8);
    const link = linkIn(row);
    await link.scrollIntoViewIfNeeded();
    await pictureLoaded(row);
    const name = await link.innerText();
    const price = /(?:from )?£[\d.,]+/.exec(await row.innerText())?.[0] ?? 'The row has no price.';
    await watch(page);

    const next = await pressed(link);
    expect(next).toMatchObject({ headings: [name], hasPicture: true, scrollY: 0 });
    expect(next.text).toContain(price);
    const places = await placesOf(page);

    release();
    await wholePage(page).waitFor();
    await expect(page.locator('main h1')).toHaveText(name);
    expect(await placesOf(page)).toEqual(places);
    await expect(page.locator('main h1')).toBeFocused();
    await expect.poll(async () => (await seenOn(page)).said.join()).toContain(name);
    const { shifts, said, focused } = await seenOn(page);
    expect(shifts).toEqual([]);
    expect(said.filter((text) => text.includes(name))).toHaveLength(1);
    expect(focused).toEqual([name]);
    expect(problems).toEqual([]);
  });
}

test('what stands there until a product comes is clean, and the address is the product’s already', async ({
  page,
  product,
}) => {
  const { release } = await holdProducts(page);
  await openList(page, `/store/${product.categories[0]?.slug ?? ''}`);
  const link = linkIn(rowsOf(page).first());
  const [name, address] = [await link.innerText(), await link.getAttribute('href')];
  await pressed(link);
  await page.getByText('Loading').waitFor();
  await expectCleanScreen(page, 'what stands for a product');
  expect(new URL(page.url()).pathname).toBe(address);
  release();
  await wholePage(page).waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('Back finds the list where it was left, before the product has come and after, with the focus on its heading', async ({
  page,
}) => {
  const { release } = await holdProducts(page);
  await openList(page, '/store');
  const link = linkIn(rowsOf(page).nth(20));
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  for (const hasCome of [false, true]) {
    expect((await pressed(link)).scrollY).toBe(0);
    if (hasCome) {
      release();
      await wholePage(page).waitFor();
    }
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await expect(page.locator('main h1')).toBeFocused();
  }
});

test('a shopper who scrolls before the product has come stays there, and the next product starts at its top', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { release } = await holdProducts(page);
  await openList(page, '/store');
  const place = () => page.evaluate(() => scrollY);
  expect((await pressed(linkIn(rowsOf(page).nth(3)))).scrollY).toBe(0);
  await page.evaluate(() => scrollTo({ top: 160, behavior: 'instant' }));
  release();
  await wholePage(page).waitFor();
  await expect(page.locator('main h1')).toBeFocused();
  expect(await place()).toBe(160);
  await page.goBack();
  await rowsOf(page).first().waitFor();
  const link = linkIn(rowsOf(page).nth(12));
  await link.scrollIntoViewIfNeeded();
  await pressed(link);
  await wholePage(page).waitFor();
  await expect(page.locator('main h1')).toBeFocused();
  expect(await place()).toBe(0);
});

test('a link from a line of the cart leaves the cart standing until the product comes', async ({ page, product }) => {
  const name = await fillCart(page, `/store/product/${product.slug}`);
  const { release } = await holdProducts(page);
  await openList(page, '/cart');
  const cart = await page.getByRole('heading', { level: 1 }).innerText();
  const asked = page.waitForRequest(/\/products\/slug=/);
  const next = await pressed(page.locator('.basket-line-name').first());
  expect(next.headings).toEqual([cart]);
  await asked;
  release();
  await wholePage(page).waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const [what, how, title] of [
  ['did not answer', (route: Route) => route.abort(), notHereWording.title],
  ['failed', (route: Route) => route.fulfill({ status: 500, json: { errors: [] } }), errorWords(500).title],
  [
    'has the product no more',
    (route: Route) => route.fulfill({ status: 404, json: { errors: [] } }),
    errorWords(404).title,
  ],
] as const) {
  test(`where the store ${what}, that is said in the place of what the row knew`, async ({ page }) => {
    const { answer } = await holdProducts(page);
    await openList(page, '/store');
    const link = linkIn(rowsOf(page).first());
    const name = await link.innerText();
    expect((await pressed(link)).headings).toEqual([name]);
    answer(how);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.product-preview')).toHaveCount(0);
  });
}
