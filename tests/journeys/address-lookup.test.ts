import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart, fillCustomer } from '#tests/support/browser/guest.ts';
import { tabTo } from '#tests/support/browser/keyboard.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, pressAndSee, reflowFindings } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

const partsOf = (page: Page) => ({
  postcode: page.getByLabel('Postcode'),
  find: page.getByRole('button', { name: 'Find address' }),
  list: page.getByLabel('Choose an address'),
  use: page.getByRole('button', { name: 'Use this address' }),
  undo: page.getByRole('button', { name: 'Undo', exact: true }),
  line1: page.getByLabel('Address line 1'),
  line2: page.getByLabel('Address line 2'),
  city: page.getByLabel('Town or city'),
  company: page.getByLabel(/^Company/),
});

const openAddresses = async (page: Page, link: string): Promise<void> => {
  await signInTo(page, '/account/addresses');
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('button', { name: 'Find address' }).waitFor();
};

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a guest finds the delivery address by its postcode, and it is saved with what is typed beside it', async ({
    page,
    product,
    problems,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCustomer(page);
    const { postcode, find, list, use, undo, line1, line2, city } = partsOf(page);
    await postcode.fill('m11ae');
    await find.tap();
    await expect(list).toBeFocused();
    await page.getByText('These are made-up addresses').waitFor();
    await expectCleanScreen(page, 'addresses found at a postcode');
    expect(await reflowFindings(page, 'addresses found at a postcode')).toEqual([]);
    // Nothing is filled in before it is asked for.
    await list.selectOption({ index: 2 });
    await expect(line1).toHaveValue('');
    await use.tap();
    const chosen = (await list.locator('option').nth(2).innerText()).split(', ');
    await expect(line1).toHaveValue(chosen[0] ?? '');
    await expect(city).toHaveValue('Manchester');
    await expect(postcode).toHaveValue('M1 1AE');
    await expect(undo).toHaveCount(0);
    await line2.fill('Round the back');
    await pressAndSee(
      page.getByRole('button', { name: 'Continue' }),
      page.getByText('Delivery address has been saved'),
    );
    await page.getByText('Round the back').first().waitFor();
    expect(problems).toEqual([]);
  });
});

test('words that were typed give way to a choice alone, and come back', async ({ page, problems }) => {
  await openAddresses(page, 'Add a company address');
  const { postcode, find, list, use, undo, line1, line2, city, company } = partsOf(page);
  await company.fill('');
  await line1.fill('My own words');
  await line2.fill('Second floor');
  await postcode.fill('LS1 4AP');
  await find.click();
  await expect(list).toBeFocused();
  await use.click();
  await page.getByText('Choose an address from the list').waitFor();
  await expect(list).toBeFocused();
  await expectCleanScreen(page, 'no address chosen');

  const last = (await list.locator('option').count()) - 1;
  await list.selectOption({ index: last });
  await use.click();
  await expect(company).toHaveValue(/^Sample /);
  await expect(line1).toHaveValue(/^Unit \d+$/);
  await page.getByText('The address you chose has replaced').first().waitFor();
  await expectCleanScreen(page, 'an address replaced');
  // Another choice keeps nothing of the first.
  await list.selectOption({ index: 1 });
  await use.click();
  await expect(company).toHaveValue('');
  await expect(line2).toHaveValue('');
  await undo.click();
  await expect(line1).toHaveValue('My own words');
  await expect(line2).toHaveValue('Second floor');
  await expect(city).toHaveValue('');
  await expect(use).toBeFocused();
  await expect(undo).toHaveCount(0);

  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await expect(line1).toBeFocused();
  await expect(list).toHaveCount(0);
  await city.fill('Leeds');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('listitem').filter({ hasText: 'My own words' }).waitFor();
  expect(problems).toEqual([]);
});

test('by keyboard: Enter in the postcode looks it up and sends nothing; the country decides whether it is offered', async ({
  page,
  problems,
}) => {
  await openAddresses(page, 'Add an address');
  const { postcode, find, list, line1 } = partsOf(page);
  await postcode.focus();
  await page.keyboard.press('Enter');
  await page.locator('.field-error', { hasText: 'Enter a postcode' }).waitFor();
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('M1');
  await page.keyboard.press('Enter');
  await page.locator('.field-error', { hasText: 'Enter a full postcode' }).waitFor();
  await expectCleanScreen(page, 'half a postcode');
  await page.keyboard.type(' 1AE');
  await expect(postcode).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line1).toHaveValue('');
  await tabTo(page, 'Use this address');
  await page.keyboard.press('Enter');
  await expect(line1).toHaveValue(/^\d+ /);
  await expect(page.getByRole('heading', { level: 1, name: 'Add an address' })).toBeVisible();

  // A postcode where nobody lives.
  await postcode.fill('M1 1CC');
  await expect(list).toHaveCount(0);
  await find.click();
  await page.getByText('No addresses were found at M1 1CC').first().waitFor();
  await expectCleanScreen(page, 'no addresses at a postcode');

  const country = page.getByRole('main').getByLabel('Country');
  await country.selectOption({ label: 'Ireland' });
  await expect(find).toHaveCount(0);
  await expect(postcode).toHaveValue('M1 1CC');
  await country.selectOption({ label: 'United Kingdom' });
  await find.click();
  await page.getByText('No addresses were found at M1 1CC').first().waitFor();
  expect(problems).toEqual([]);
});

test('without a connection, and after one lookup too many, the form says why there is none, and what was typed stays', async ({
  openShop,
  visit,
}) => {
  const shop = await openShop({ env: { LOOKUP_LIMIT: '1' } });
  const { page, context } = await visit({ baseURL: shop.url });
  await openAddresses(page, 'Add an address');
  const { postcode, find, list, line1 } = partsOf(page);
  await line1.fill('12 Mill Lane');
  await postcode.fill('M1 1AE');
  await context.setOffline(true);
  await find.click();
  await page.getByText('Looking up an address needs a connection').first().waitFor();
  await expectCleanScreen(page, 'an address looked up without a connection');
  await context.setOffline(false);
  await find.click();
  await list.waitFor();
  await postcode.fill('M1 1AD');
  await find.click();
  await page.getByText('You’ve looked up too many postcodes').first().waitFor();
  await expect(line1).toHaveValue('12 Mill Lane');
});

test('a provider that fails leaves the form as it is; a store without one has the usual form', async ({
  openShop,
  visit,
}) => {
  const provider = createServer((_, answer) => answer.writeHead(500).end());
  await new Promise<void>((go) => {
    provider.listen(0, '127.0.0.1', go);
  });
  const { port } = provider.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/{postalCode}`;
  const ADDRESS_LOOKUP = JSON.stringify({ url, fields: { addressLine1: 'line', city: 'town' } });
  const failing = await openShop({ env: { ADDRESS_LOOKUP } });
  const { page } = await visit({ baseURL: failing.url });
  await openAddresses(page, 'Add an address');
  const { postcode, find, line1, city } = partsOf(page);
  await postcode.fill('M1 1AE');
  await find.click();
  await page.getByText('Addresses can’t be looked up at the moment').first().waitFor();
  await line1.fill('12 Mill Lane');
  await city.fill('Manchester');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('listitem').filter({ hasText: '12 Mill Lane' }).waitFor();
  provider.close();

  const without = await openShop({ env: { ADDRESS_LOOKUP: 'off' } });
  const { page: plain } = await visit({ baseURL: without.url });
  await signInTo(plain, '/account/addresses');
  await plain.getByRole('link', { name: 'Add an address' }).click();
  await plain.getByLabel('Postcode').waitFor();
  await expect(plain.getByRole('button', { name: 'Find address' })).toHaveCount(0);
});
