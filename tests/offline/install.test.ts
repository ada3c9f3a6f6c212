import { type Browser, devices } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { hydrated, expectCleanScreen, open, phone, visit } from '#tests/support/browser/visit.ts';

let browser: Browser;
let shop: Shop;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

test('who comes for the third time is offered to install, told how on an iPhone, and left alone once they decline [PWA-01]', async () => {
  const { page, context, close } = await visit(browser, shop.url, {
    viewport: phone,
    userAgent: devices['iPhone 15'].userAgent,
  });
  await context.clock.install();
  const offer = page.getByText('Install the app to open it from your home screen');
  const visits = () => page.waitForFunction(() => localStorage.getItem('tradecounter-install') !== null);
  await open(page, '/');
  await visits();
  for (const day of [2, 3]) {
    expect(await offer.count()).toBe(0);
    await page.clock.fastForward('24:00:00');
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(
      (count) => localStorage.getItem('tradecounter-install')?.split(/[[\]]/)[1]?.split(',').length === count,
      day,
    );
  }
  await page.goto('/store');
  await offer.waitFor();
  await expectCleanScreen(page, 'the offer to install');
  const main = page.getByRole('button', { name: 'Install app' }).first();
  await main.click();
  const dialog = page.getByRole('dialog', { name: 'Install on this device' });
  await dialog.getByText('Choose “Add to Home Screen”.').waitFor();
  expect(await dialog.locator('svg.install-drawing').count()).toBe(2);
  await expectCleanScreen(page, 'how to install');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'No thanks' }).click();
  await offer.waitFor({ state: 'detached' });

  // Never loud again, always there: in the menu and at the foot of the page.
  await page.clock.fastForward('24:00:00');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Install app' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Install app' }).waitFor();
  expect(await offer.count()).toBe(0);
  await close();
});
