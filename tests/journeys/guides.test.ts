import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

test('from the list of guides to those of a category, to one of them and to a tag of it [RT-15] [RT-16] [RT-17] [RT-18] [CON-02]', async ({
  page,
  shop,
  problems,
}) => {
  const store = storeClient(shop.url);
  const titlesOf = async (query: NonNullable<Parameters<typeof store.getBlogPosts>[0]['query']>) =>
    (await store.getBlogPosts({ query })).results.map(({ title }) => title);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const guides = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await open(page, '/blog/list');
  await expect(page).toHaveTitle(/^Guides /);
  const all = await guides.allInnerTexts();
  expect(all).toEqual(await titlesOf({}));
  expect(all.length).toBeGreaterThan(2);

  const categories = page.getByRole('navigation', { name: 'Guides by topic' });
  const category = categories.getByRole('link').nth(1);
  const categoryName = (await category.innerText()).replace(/ \(\d+\)$/, '');
  await category.click();
  await heading(`Guides: ${categoryName}`).waitFor();
  expect(page.url()).toMatch(new RegExp(`^${shop.url}/blog/category/[a-z-]+$`));
  await expect(page).toHaveTitle(new RegExp(`^Guides: ${categoryName} `));
  const ofCategory = await titlesOf({ Category: new URL(page.url()).pathname.split('/').at(-1) ?? '' });
  expect(ofCategory.length).toBeLessThan(all.length);
  await expect(guides).toHaveText(ofCategory);

  const guide = guides.first();
  const title = await guide.innerText();
  await guide.click();
  await heading(title).waitFor();
  await page.locator('.post-body p').first().waitFor();
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: categoryName }),
  ).toHaveCount(1);

  const tag = page.getByRole('list', { name: 'Tags' }).getByRole('link').first();
  const tagName = await tag.innerText();
  await tag.click();
  await heading(`Guides about ${tagName}`).waitFor();
  await expect(page).toHaveTitle(new RegExp(`^Guides about ${tagName} `));
  await expect(guides).toHaveText(await titlesOf({ Tag: new URL(page.url()).pathname.split('/').at(-1) ?? '' }));
  await guides.filter({ hasText: title }).waitFor();
  await page.goBack();
  await heading(title).waitFor();
  expect(problems).toEqual([]);
});
