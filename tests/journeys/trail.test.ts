import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { findProduct, storeClient } from '#tests/support/stores/store-client.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';
import { recommendationWording } from '#wording/recommendations.ts';

test('a product has what goes with it by four reasons; what a guest looked at, before they had a cart and with one, is on the home page, with what is like it, and under other products until it is cleared [CAT-10] [CAT-09] [API-123]', async ({
  page,
  shop,
  product,
}) => {
  const early = await findProduct(shop.url, ({ id, variants }) => id !== product.id && variants.length === 1);
  await open(page, `/store/product/${early.slug}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tradecounter-guest-views'))).toContain(early.id);
  await open(page, '/');
  const viewed = page.locator('.recently-viewed');
  await viewed.getByRole('link', { name: early.name }).waitFor();

  await fillCart(page, `/store/product/${product.slug}`);
  const recorded = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && product.variants.some(({ id }) => response.url().includes(id)),
  );
  await open(page, `/store/product/${product.slug}`);
  await recorded;
  // Each kind where it helps to decide: first what is bought with it and goes with it, then the alternatives.
  await page.locator('.viewed-before').scrollIntoViewIfNeeded();
  for (const kind of ['bought-together', 'related', 'similar', 'trending'] as const) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: recommendationWording[kind] }) });
    await section.last().getByRole('link').first().waitFor();
    await expect(section.last().getByRole('link', { name: product.name, exact: true })).toHaveCount(0);
  }
  // Also on the next product's page, below what goes with it.
  const other = await findProduct(shop.url, ({ id, variants }) => id !== product.id && variants.length > 1);
  await open(page, `/store/product/${other.slug}`);
  await page.locator('.viewed-before').scrollIntoViewIfNeeded();
  await viewed.getByRole('link', { name: product.name }).waitFor();
  await viewed.getByRole('link', { name: early.name }).waitFor();
  await expect(viewed.getByRole('link', { name: other.name })).toHaveCount(0);

  await open(page, '/');
  await viewed.getByRole('link', { name: product.name }).waitFor();
  const like = page.locator('.like-viewed');
  await like.scrollIntoViewIfNeeded();
  await like.getByRole('heading', { name: 'Similar to what you viewed' }).waitFor();
  await like.getByRole('heading', { name: 'Popular now' }).waitFor();
  await expect(like.getByRole('link', { name: product.name, exact: true })).toHaveCount(0);
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await viewed.waitFor({ state: 'detached' });
  await open(page, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(viewed).toHaveCount(0);
});

test('a row of products goes on by a swipe, by arrow keys and by buttons that keep the focus at its end [SH-09]', async ({
  visit,
}) => {
  const { page, context, problems } = await visit({ viewport: phone, hasTouch: true });
  await open(page, '/');
  await page.getByText('Counter open from half six.').waitFor();
  const row = page.locator('.carousel', { has: page.getByRole('heading', { name: 'Best sellers this month' }) });
  const box = row.locator('> div').last();
  const left = () => box.evaluate((element) => Math.round(element.scrollLeft));
  const next = row.getByRole('button', { name: 'More: Best sellers this month' });
  const back = row.getByRole('button', { name: 'Back: Best sellers this month' });
  await next.scrollIntoViewIfNeeded();
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await box.boundingBox();
  if (place === null) throw new Error('The row is not shown.');
  const touch = await context.newCDPSession(page);
  const fingerAt = (type: 'touchStart' | 'touchMove', movedBy: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: place.x + 300 - movedBy, y: place.y + place.height / 2 }],
    });
  await fingerAt('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await fingerAt('touchMove', step * 20);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(left).toBeGreaterThan(100);
  const swiped = await left();

  await row.getByRole('link').nth(2).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(swiped);

  await next.focus();
  const end = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
  }).toPass();
  await expect.poll(left).toBeGreaterThan(end - 2);
  await expect(next).toBeFocused();
  await back.click();
  await expect.poll(left).toBeLessThan(end - 100);
  expect(problems).toEqual([]);
});

test('the home page leads by its first banner, which has a picture, to the catalogue, by each category to its page, and by its rows to products [SH-09]', async ({
  page,
  shop,
  problems,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const hero = main.locator('.block-banner[data-hero]');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.locator('img')).toHaveJSProperty('complete', true);
  await expect(hero.getByRole('link', { name: 'The whole catalogue' })).toHaveAttribute('href', '/store');
  const categories = (await storeClient(shop.url).getCategoryTree({})).nodes;
  expect(categories.length).toBeGreaterThan(5);
  for (const { name, slug } of categories)
    await expect(main.locator(`a[href="/store/${slug}"]`).filter({ hasText: name }).first()).toBeVisible();
  await expect(main.locator('.carousel a[href^="/store/product/"]').first()).toBeVisible();
  await main.locator(`a[href="/store/${categories[0]?.slug}"]`).first().click();
  await page.getByRole('heading', { level: 1, name: categories[0]?.name ?? '' }).waitFor();
  expect(problems).toEqual([]);
});

test('an email address subscribes at the foot of the home page, as far from what is around it as any block [SH-09] [API-134]', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const gaps = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.blocks > *, .blocks + section')].map((part) =>
      part.getBoundingClientRect(),
    );
    return parts.slice(1).map(({ top }, at) => Math.round(top - (parts[at]?.bottom ?? 0)));
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect([...new Set(gaps)]).toEqual([40]);
  const field = page.getByRole('main').getByLabel('Email address');
  await field.fill('reader@example.com');
  await pressAndSee(
    page.getByRole('main').getByRole('button', { name: 'Subscribe' }),
    page.getByText('You’re subscribed.'),
  );
  expect(problems).toEqual([]);
});
