import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';

test('from the list of guides to those of a category, to one of them and to a tag of it [RT-15] [RT-16] [RT-17] [RT-18] [CON-02]', async ({
  page,
  shop,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const guides = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await open(page, '/blog/list');
  const all = await guides.count();
  expect(all).toBeGreaterThan(2);

  const categories = page.getByRole('navigation', { name: 'Guides by topic' });
  const category = categories.getByRole('link').nth(1);
  const categoryName = (await category.innerText()).replace(/ \(\d+\)$/, '');
  await category.click();
  await heading(`Guides: ${categoryName}`).waitFor();
  expect(page.url()).toMatch(new RegExp(`^${shop.url}/blog/category/[a-z-]+$`));
  await expect.poll(() => guides.count()).toBeLessThan(all);

  const guide = guides.first();
  const title = await guide.innerText();
  await guide.click();
  await heading(title).waitFor();
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: categoryName }),
  ).toHaveCount(1);

  const tag = page.getByRole('list', { name: 'Tags' }).getByRole('link').first();
  const tagName = await tag.innerText();
  await tag.click();
  await heading(`Guides about ${tagName}`).waitFor();
  await expect(page).toHaveTitle(new RegExp(`^Guides about ${tagName} `));
  await guides.filter({ hasText: title }).waitFor();
});
