import { devices } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { hydrated, expectCleanScreen, open } from '#tests/support/browser/visit.ts';

test('who comes for the third time is offered to install, shown how on an iPhone, and left alone once they decline [PWA-01]', async ({
  visit,
}) => {
  const { page, context } = await visit({
    viewport: phone,
    userAgent: devices['iPhone 15'].userAgent,
  });
  await context.clock.install();
  const offer = page.getByText('Install the app to open it from your home screen');
  const visits = () => page.waitForFunction(() => localStorage.getItem('tradecounter-install') !== null);
  await open(page, '/');
  await visits();
  for (const day of [2, 3]) {
    await expect(offer).toHaveCount(0);
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
  await expect(dialog.locator('svg.install-drawing')).toHaveCount(2);
  await expectCleanScreen(page, 'how to install');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'No thanks' }).click();
  await offer.waitFor({ state: 'detached' });

  // It is never prominent again, but always there: in the menu and in the footer.
  await page.clock.fastForward('24:00:00');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Install app' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Install app' }).waitFor();
  await expect(offer).toHaveCount(0);
});
