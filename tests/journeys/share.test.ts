import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { paste } from '#tests/support/stores/plain-parts.ts';
import { expectCleanScreen, hydrated, open, seeMessage } from '#tests/support/browser/visit.ts';
import { shownRows } from '#tests/support/screens/pad.ts';

interface HandedOn {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

declare global {
  /** What the page of a journey has shared. */
  var handedOn: HandedOn[] | undefined;
}

/** Gives every page a share sheet that records what it gets, or none; and a clipboard that records, or refuses. */
const withSharing = async (page: Page, how: 'sheet' | 'clipboard' | 'refused'): Promise<void> => {
  await page.addInitScript((given) => {
    const handedOn: HandedOn[] = [];
    globalThis.handedOn = handedOn;
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    if (given === 'sheet') {
      define('canShare', () => true);
      define('share', (data: HandedOn) => {
        handedOn.push(data);
        return Promise.resolve();
      });
    } else {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      define('clipboard', {
        writeText: (text: string) => {
          if (given === 'refused') return Promise.reject(new DOMException('No', 'NotAllowedError'));
          handedOn.push({ text });
          return Promise.resolve();
        },
      });
    }
  }, how);
};

const handedOn = (page: Page): Promise<readonly HandedOn[]> => page.evaluate(() => globalThis.handedOn ?? []);

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a product is handed to the system’s own sheet, with the row that has a quantity', async ({
    page,
    product,
    problems,
  }) => {
    await withSharing(page, 'sheet');
    await open(page, `/store/product/${product.slug}`);
    await page.getByRole('heading', { level: 1 }).tap();
    const share = page.getByRole('main').getByRole('button', { name: `Share ${product.name}` });
    await share.tap();
    const address = new URL(`/store/product/${product.slug}`, page.url()).href;
    await expect.poll(() => handedOn(page)).toEqual([{ title: product.name, url: address }]);
    const [, second] = product.variants;
    await page.getByRole('textbox', { name: new RegExp(`^Quantity, .*${second?.sku}$`) }).fill('1');
    await page.keyboard.press('Tab');
    await share.tap();
    expect((await handedOn(page)).at(-1)?.url).toBe(`${address}#${second?.sku}`);
    await expectCleanScreen(page, 'product with tools');
    expect(problems).toEqual([]);
  });
});

test('without a sheet a product’s address is copied, by keyboard alone, with the row that it led to', async ({
  page,
  product,
}) => {
  await withSharing(page, 'clipboard');
  const sku = product.variants[1]?.sku ?? '';
  await open(page, `/store/product/${product.slug}#${sku}`);
  await page.keyboard.press('Shift');
  const share = page.getByRole('main').getByRole('button', { name: `Share ${product.name}` });
  await share.focus();
  await seeMessage(page.getByText('Link copied.'), () => page.keyboard.press('Enter'));
  expect(await handedOn(page)).toEqual([{ text: page.url() }]);
  expect(page.url()).toContain(`#${sku}`);
});

test('where the clipboard is refused, a field shows the address', async ({ page, product }) => {
  await withSharing(page, 'refused');
  await open(page, `/store/product/${product.slug}`);
  await page.mouse.move(9, 9);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Share ${product.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Share ${product.name}` });
  await expect(dialog.getByLabel('Link')).toHaveValue(page.url());
  await dialog.getByRole('button', { name: 'Select all' }).click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(page.url());
  await expectCleanScreen(page, 'share dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('the button to share stands on a phone’s first view, what it takes is fetched when somebody is there, and nothing moves for it', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ viewport: phone });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const hasTools = () => fetched.some((path) => path.includes('/tools-'));
  await open(page, `/store/product/${product.slug}`);
  await page.waitForLoadState('networkidle');
  const share = page.getByRole('button', { name: `Share ${product.name}` });
  await expect(share).toBeVisible();
  expect(hasTools()).toBe(false);
  // The picture or the text beside it, whichever ends lower, ends where the facts begin: no space is reserved.
  const ends = await page.locator('.product-head').evaluate((head) => {
    const edge = (name: string) => head.querySelector(name)?.getBoundingClientRect();
    const last = Math.max(edge('.product-figure-frame')?.bottom ?? 0, edge('.product-actions .btn')?.bottom ?? 0);
    return (edge('.product-specs')?.top ?? 0) - last;
  });
  expect(ends).toBeLessThan(24);
  const sizes = page.getByRole('heading', { name: 'Sizes' });
  const before = await sizes.boundingBox();
  await page.mouse.move(9, 9);
  await page.getByRole('checkbox', { name: `Compare ${product.name}` }).waitFor();
  expect(hasTools()).toBe(true);
  expect(await sizes.boundingBox()).toEqual(before);
});

test('the very first press on a page can be the one that shares', async ({ page, product }) => {
  await withSharing(page, 'sheet');
  await open(page, `/store/product/${product.slug}`);
  await page.getByRole('button', { name: `Share ${product.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await handedOn(page)).length).toBe(1);
});

test.describe('a list', () => {
  test.use({ isShopOwn: true });

  test('is shared as text and a link that fills the pad of whoever opens it, once, and the page is requested without its lines', async ({
    page,
    visit,
    problems,
  }) => {
    await withSharing(page, 'sheet');
    await signInTo(page, '/favorites');
    await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
    await page.getByRole('button', { name: 'Share Van stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Van stock' });
    await dialog.getByText(/without your prices/).waitFor();
    await expectCleanScreen(page, 'sharing a list');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const [shared] = await handedOn(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const rows = (shared?.text ?? '').split('\n').map((line) => line.split('\t'));
    expect(rows[0]).toEqual(['Part number', 'Quantity', 'Product']);
    expect(rows.length).toBeGreaterThan(2);
    expect(`${shared?.text}${shared?.url}`).not.toContain('£');
    expect(shared?.url).not.toContain(id);

    const other = await visit({ viewport: phone, hasTouch: true });
    const asked: string[] = [];
    other.page.on('request', (request) => asked.push(request.url()));
    await other.page.goto(shared?.url ?? '');
    await hydrated(other.page);
    await other.page.getByText(/lines? read from the link you opened\./).waitFor();
    const expected = rows.slice(1).map(([sku, quantity]) => [sku, quantity]);
    const codes = async () => (await shownRows(other.page)).map(([code]) => code);
    await expect.poll(codes).toEqual(expected.map(([sku]) => sku));
    expect(new URL(other.page.url()).hash).toBe('');
    expect(
      asked.filter((url) => new URL(url).pathname === '/quick-order').every((url) => !url.includes('lines=')),
    ).toBe(true);
    await other.page.reload();
    await hydrated(other.page);
    await expect.poll(codes).toEqual(expected.map(([sku]) => sku));
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test('is copied where there is no sheet, as text that ends with a link to quick order, and fills the pad it is pasted into', async ({
    page,
  }) => {
    await withSharing(page, 'clipboard');
    await signInTo(page, '/favorites');
    await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
    const share = page.getByRole('button', { name: 'Share Van stock' });
    await share.focus();
    await page.keyboard.press('Enter');
    const copy = page.getByRole('dialog', { name: 'Share Van stock' }).getByRole('button', { name: 'Copy' });
    await copy.focus();
    await seeMessage(page.getByText('List copied as text.'), () => page.keyboard.press('Enter'));
    await expect(share).toBeFocused();
    const [copied] = await handedOn(page);
    expect(copied?.text).toMatch(/\/quick-order#lines=\S+$/);
    const lines = (copied?.text ?? '').split('\n').filter((line) => line.includes('\t'));
    const expected = lines.slice(1).map((line) => line.split('\t').slice(0, 2));
    expect(expected.length).toBeGreaterThan(1);
    await open(page, '/quick-order');
    await paste(page, copied?.text ?? '');
    await expect.poll(() => shownRows(page)).toEqual(expected);
  });
});

test('a link whose lines are none says so, and leaves the pad empty', async ({ page }) => {
  await open(page, '/quick-order#lines=');
  await page
    .getByRole('alert')
    .getByText(/didn’t arrive/)
    .waitFor();
  expect(await shownRows(page)).toEqual([]);
});
