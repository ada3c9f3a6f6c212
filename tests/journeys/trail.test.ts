import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

test('what a guest with a cart looked at is on the home page until it is cleared [CAT-10] [API-123]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`);
  const recorded = page.waitForResponse((response) => response.url().includes('/api/viewed-products'));
  await open(page, `/store/product/${product.slug}`);
  await recorded;
  await open(page, '/');
  const viewed = page.locator('.recently-viewed');
  await viewed.getByRole('link', { name: product.name }).waitFor();
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await viewed.waitFor({ state: 'detached' });
  await open(page, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(viewed).toHaveCount(0);
});

test('an email address subscribes at the foot of the home page [SH-09] [API-134]', async ({ page, problems }) => {
  await open(page, '/');
  const field = page.getByRole('main').getByLabel('Email address');
  await field.fill('reader@example.com');
  await pressAndSee(
    page.getByRole('main').getByRole('button', { name: 'Subscribe' }),
    page.getByText('You’re subscribed.'),
  );
  expect(problems).toEqual([]);
});
