import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import type { Database } from '#server/db/connect.ts';
import * as tables from '#server/db/schema.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { demoPassword, fillSignIn } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { hostileAddresses } from '#tests/support/hostile/addresses.ts';
import { hostileHtml } from '#tests/support/hostile/html.ts';

/** A name that breaks out of text, attributes, scripts and JSON wherever one of them is written carelessly. */
const name = `Bolt"'></title></script><script>breakIn()</script><svg onload=breakIn()><img src=x onerror="breakIn()">`;
/** The database itself rejects a NUL. */
const vectors = hostileHtml.filter((html) => !html.includes('\u0000'));
const text = vectors.join('\n');

/** Puts the vectors wherever staff and shoppers write something that others read. */
const plant = async (db: Database) => {
  const blocks = vectors.map((html, index) => ({ id: `vector-${index}`, type: 'RichText', props: { html } }));
  const faq = { items: [{ question: name, answerHtml: text }], title: name };
  const banners = hostileAddresses.map((url, index) => ({
    id: `banner-${index}`,
    type: 'Banner',
    props: { title: name, text: name, url, imageUrl: url, action: name, icon: name },
  }));
  await db.insert(tables.pages).values({
    id: 'hostile',
    url: '/hostile',
    title: name,
    blocks: [...blocks, ...banners, { id: 'faq', type: 'Faq', props: faq }],
    bodyHtml: '',
    metaTitle: name,
    metaDescription: name,
    updatedAt: new Date(),
  });
  await db.update(tables.privacyPolicies).set({ bodyHtml: text, summary: name });
  await db.update(tables.blogPosts).set({ title: name, excerpt: name, bodyHtml: text, metaTitle: name });
  await db.update(tables.blogTags).set({ name });
  await db.update(tables.brands).set({ name, description: text });
  await db.update(tables.products).set({ name, shortDescription: name, descriptionHtml: text, metaDescription: name });
  await db.update(tables.categories).set({ name, description: text, note: name, metaTitle: name });
  await db.update(tables.menuItems).set({ title: name, url: 'javascript:breakIn()', icon: name });
  await db
    .update(tables.storeSettings)
    .set({ storeName: name, supportPhone: name, supportEmail: name, checkoutTermsAndConditionsText: name });
  await db
    .update(tables.customers)
    .set({ firstName: name, lastName: name })
    .where(eq(tables.customers.email, 'retail@example.com'));
};

declare global {
  /** Defined in a page that is watched. */
  var noteViolation: (what: string) => void;
}

/** Records from now on what ran, and what the pages' policy had to block. */
const watchBreakIns = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  await page.exposeFunction('breakIn', () => found.push(`run at ${page.url()}`));
  await page.exposeFunction('noteViolation', (what: string) => found.push(`stopped at ${page.url()}: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      noteViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    found.push(`asked at ${page.url()}`);
    void dialog.dismiss();
  });
  return found;
};

test('more than a hundred vectors in pages, guides, descriptions, names, search and settings run nothing, and leave the policy nothing to stop [CON-04]', async ({
  openShop,
  visit,
}) => {
  test.slow();
  const shop = await openShop({ prepare: plant });
  const { page } = await visit({ baseURL: shop.url });
  const found = await watchBreakIns(page);
  const heading = page.getByRole('heading', { level: 1 });
  const shown = async (path: string) => {
    await open(page, path);
    await heading.waitFor();
    await expect(heading).not.toHaveText(/could not|not found/);
  };

  // Content that the host renders.
  await shown('/hostile');
  await expect(heading).toHaveText(name);
  expect(await page.locator('.rich-text').count()).toBeGreaterThan(100);
  for (const disclosure of await page.locator('summary').all()) await disclosure.click();
  await shown('/privacy-policy');
  await shown('/');
  await shown('/store');
  const product = await page.locator('main a[href^="/store/product/"]').first().getAttribute('href');
  await shown('/blog/list');

  // Content that the page itself renders when it arrives later.
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.locator('.post-body p').first().waitFor();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
  await expect(heading).toContainText('about');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click();
  await page.locator('.category-text').first().waitFor();
  await shown(product ?? '/store');
  await page.getByRole('main').getByRole('link', { name: 'Bolt' }).last().click();

  // Text from whoever sends a link.
  for (const typed of [name, ...hostileHtml.slice(0, 5)]) await shown(`/search?q=${encodeURIComponent(typed)}`);
  await page.locator('[data-search]').fill('bolt');
  await page.getByRole('listbox').getByRole('option', { name: 'Bolt"' }).first().waitFor();
  await page.locator('[data-search]').fill(name);
  await expect(page.locator('[data-search]')).toHaveValue(name);
  await page.goto(`/no-such/${encodeURIComponent(name)}?x=${encodeURIComponent(name)}#${name}`);
  await heading.waitFor();

  // A shopper's own pages, and where a sign-in redirects to.
  await open(page, `/auth/login?redirect_url=${encodeURIComponent('javascript:breakIn()')}`);
  await fillSignIn(page, 'retail@example.com', demoPassword);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  expect(new URL(page.url()).origin).toBe(shop.url);
  await shown('/account/settings');
  expect(found).toEqual([]);
  // Proves that a vector that ran would have been found.
  await page.evaluate('breakIn()');
  expect(found).toEqual([`run at ${page.url()}`]);
});
