import type { Page } from 'playwright';
import { cookieNames } from '#contract/cookies.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { seen } from '#tests/support/browser/keyboard.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { hydrated, open, pressAndSee, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { judgeScreen } from '#tests/support/screens/judge-screen.ts';
import { noteMotion } from '#tests/support/screens/motion.ts';

// A visitor who has not chosen yet.
test.use({ storageState: { cookies: [], origins: [] } });

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const storedChoice = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === cookieNames.consent)?.value;

for (const [button, value, answer] of [
  ['Accept all', 'analytics%2Bmarketing', 'You accepted optional cookies.'],
  ['Reject all', 'none', 'You rejected optional cookies.'],
] as const) {
  test(`nothing is chosen at first; ${button} in the bar is stored for a year, confirmed, and not asked again [COOKIE-01] [COOKIE-02] [SH-05]`, async ({
    page,
    problems,
  }) => {
    await open(page, '/store');
    await bar(page).getByRole('button', { name: button }).waitFor();
    expect(await storedChoice(page)).toBeUndefined();
    await bar(page).getByRole('button', { name: button }).click();
    expect(await storedChoice(page)).toBe(value);
    await bar(page).getByText(answer).waitFor();
    await expect(bar(page).getByText(answer)).toBeFocused();
    expect(await storedChoice(page)).toBe(value);
    const cookie = (await page.context().cookies()).find(({ name }) => name === cookieNames.consent);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await bar(page).getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
    expect(problems).toEqual([]);
  });
}

test('Choose leads to the settings, which have no bar, and back on the way without a choice; a custom choice ends it [COOKIE-01] [COOKIE-02] [RT-22]', async ({
  page,
  problems,
}) => {
  await open(page, '/store');
  await page.evaluate(() => (document.body.dataset['same'] = 'document'));
  await bar(page).getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cookie settings' }).waitFor();
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await bar(page).waitFor();
  expect(await page.evaluate(() => document.body.dataset['same'])).toBe('document');

  await open(page, '/cookies-settings');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('checkbox', { name: /^Analytics/ }).check();
  await pressAndSee(
    page.getByRole('button', { name: 'Save choice' }),
    page.getByText('Your cookie choice has been saved.'),
  );
  expect(await storedChoice(page)).toBe('analytics');
  await open(page, '/store');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(bar(page)).toBeHidden();

  // The settings show the stored choice, and every button there does what it says.
  for (const [button, value, analytics, marketing] of [
    ['Reject all', 'none', false, false],
    ['Accept all', 'analytics%2Bmarketing', true, true],
  ] as const) {
    await open(page, '/cookies-settings');
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => storedChoice(page)).toBe(value);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked({ checked: analytics });
    await expect(page.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked({ checked: marketing });
  }
  expect(problems).toEqual([]);
});

test('in a frame of another page nobody is asked [COOKIE-02]', async ({ page, origin }) => {
  await page.goto('/healthz');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, `${origin}/store`);
  const framed = page.frameLocator('iframe');
  await framed.locator('html[data-hydrated="true"]').waitFor();
  await framed.getByRole('heading', { level: 1 }).waitFor();
  await expect(framed.locator('#consent')).toBeHidden();
});

test('the bar is there before any script of the shop and moves nothing, and what is pressed so early counts [COOKIE-02] [SH-05]', async ({
  page,
}) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => entry.toJSON() as unknown)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto('/store');
  await bar(page).waitFor();
  const main = page.locator('#main');
  const before = await main.boundingBox();
  go();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await main.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([]);

  await page.unroute(/\/assets\/.*\.js$/);
  const again = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await again;
    await route.fallback();
  });
  await page.goto('/blog/list', { waitUntil: 'commit' });
  await bar(page).getByRole('button', { name: 'Reject all' }).click();
  // Stored before anything else happens: a visitor who leaves the page at once is not asked again.
  expect(await storedChoice(page)).toBe('none');
  go();
  await bar(page).getByText('You rejected optional cookies.').waitFor();
  expect(await storedChoice(page)).toBe('none');
});

test('the keyboard meets the bar first, and goes on to the page once it has chosen [COOKIE-02] [SH-05]', async ({
  page,
}) => {
  await open(page, '/store');
  await bar(page).waitFor();
  for (const name of ['Accept all', 'Reject all', 'Choose', 'Skip to main content']) {
    await page.keyboard.press('Tab');
    expect((await seen(page))?.name).toBe(name);
  }
  await bar(page).getByRole('button', { name: 'Reject all' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByText('You rejected optional cookies.')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await seen(page))?.name).toBe('Change');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Cookie settings' }).waitFor();
});

for (const [screen, viewport] of [
  ['a wide screen', desk],
  ['a phone', phone],
] as const) {
  test(`on ${screen} the bar, its answer and the settings are clean in both themes, reflow, do not move, and are seen in the colours of a system [SH-05] [COOKIE-02]`, async ({
    visit,
  }) => {
    const { page, context } = await visit({ viewport, hasTouch: viewport === phone, reducedMotion: 'reduce' });
    await noteMotion(context);
    const judge = async (name: string) => {
      await judgeScreen(page, name);
      expect.soft(await screenFindings(page, name)).toEqual([]);
      expect.soft(await reflowFindings(page, name)).toEqual([]);
    };
    await open(page, '/store');
    await bar(page).waitFor();
    await judge('the bar');
    await bar(page).getByRole('button', { name: 'Reject all' }).click();
    await bar(page).getByText('You rejected').waitFor();
    await judge('the answer');
    await open(page, '/cookies-settings');
    await judge('the settings');
  });
}
