import type { Page } from 'playwright';
import { type Camera, expect, test } from '#tests/support/camera/camera-journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, fireOnline, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { codeBox, shownRows, quantityBox } from '#tests/support/screens/pad.ts';

/** A barcode that no part has. */
const unknown = '2099999999998';

/** Holds a barcode in front of the camera until the latest entry of the list reads as expected, then takes it away. */
const scan = async (page: Page, camera: Camera, barcode: string, seen: RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Scan barcodes' });
  await dialog.getByText('Hold a barcode in front of the camera.').waitFor();
  camera.show(barcode);
  await expect(dialog.getByRole('list', { name: 'Scanned' }).getByRole('listitem').first()).toHaveText(seen);
  camera.show(null);
};

test.describe('with a camera', () => {
  test.use({ permissions: ['camera'], serviceWorkers: 'allow', minSizes: 5 });

  test('five barcodes scanned twice are five rows of two, each with a beep and a shake, by the camera’s light, and an unknown one is a row too [CAT-08]', async ({
    page,
    camera,
    product,
    problems,
  }) => {
    await page.addInitScript(() => {
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (...when) {
        performance.mark('beep');
        start.apply(this, when);
      };
      // A torch, as a phone's camera has one; this records its constraints.
      const { getCapabilities } = MediaStreamTrack.prototype;
      MediaStreamTrack.prototype.getCapabilities = function () {
        return Object.assign(getCapabilities.call(this), { torch: true });
      };
      MediaStreamTrack.prototype.applyConstraints = (wanted) => {
        performance.mark(`camera ${JSON.stringify(wanted?.advanced)}`);
        return Promise.resolve();
      };
      Navigator.prototype.vibrate = () => {
        performance.mark('shake');
        return true;
      };
    });
    const sizes = product.variants.slice(0, 5).map(({ sku, barcode }) => ({ sku, barcode: barcode ?? '' }));
    await open(page, '/quick-order');
    await page.getByRole('button', { name: 'Scan' }).click();
    const light = page.getByRole('button', { name: /^Light (on|off)$/ });
    await light.click();
    await expect(light).toHaveText('Light off');
    for (const round of [1, 2]) {
      for (const { sku, barcode } of sizes) await scan(page, camera, barcode, new RegExp(`^${sku}.*× ${round}$`));
    }
    await scan(page, camera, unknown, new RegExp(`^${unknown}Not found.*× 1$`));
    const dialog = page.getByRole('dialog', { name: 'Scan barcodes' });
    await dialog.getByText('Hold a barcode in front of the camera.').waitFor();
    await expectCleanScreen(page, 'the scanner');
    const countOf = (mark: string) => page.evaluate((name) => performance.getEntriesByName(name).length, mark);
    expect([await countOf('beep'), await countOf('shake')]).toEqual([11, 11]);
    expect(await countOf('camera [{"torch":true}]')).toBe(1);
    await light.click();
    await expect(light).toHaveText('Light on');
    expect(await countOf('camera [{"torch":false}]')).toBe(1);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const kept = [...sizes.map(({ sku }) => [sku, '2']), [unknown, '1']];
    expect(await shownRows(page)).toEqual(kept);
    expect(problems).toEqual([]);
  });

  test('who has opened the scanner once scans with the store away, and the rows become parts when it is back [CAT-08]', async ({
    page,
    context,
    camera,
    product,
    store,
  }) => {
    const sizes = product.variants.slice(0, 5).map(({ sku, barcode }) => ({ sku, barcode: barcode ?? '' }));
    await open(page, '/quick-order');
    await workerReady(page);
    await page.getByRole('button', { name: 'Scan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan barcodes' });
    await dialog.getByText('Hold a barcode in front of the camera.').waitFor();
    // The barcode reader is on the device now, and not only in the browser's HTTP cache.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('tradecounter-scanner')).keys()).length))
      .toBe(2);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await store.goOffline();
    await page.reload();
    await page.getByRole('button', { name: 'Scan' }).click();
    for (const round of [1, 2]) {
      for (const { barcode } of sizes)
        await scan(page, camera, barcode, new RegExp(`^${barcode}Not on this device.*× ${round}$`));
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(await shownRows(page)).toEqual(sizes.map(({ barcode }) => [barcode, '2']));
    await store.goOnline();
    await fireOnline(page);
    await expect.poll(() => shownRows(page)).toEqual(sizes.map(({ sku }) => [sku, '2']));
  });
});

test.describe('with a camera, without a worker', () => {
  test.use({ permissions: ['camera'] });

  test('the camera starts once the dialog that shows its picture is there, however late that is [CAT-08]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = function (...asked) {
        performance.mark('camera');
        return getUserMedia.apply(this, asked);
      };
    });
    const starts = () => page.evaluate(() => performance.getEntriesByName('camera').length);
    const early: number[] = [];
    await page.route(/\/assets\/dialog-panel-[^/]+\.js$/, async (route) => {
      early.push(await starts());
      await route.continue();
    });
    await open(page, '/quick-order');
    await page.getByRole('button', { name: 'Scan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan barcodes' });
    await dialog.getByText('Hold a barcode in front of the camera.').waitFor();
    expect({ early, now: await starts() }).toEqual({ early: [0], now: 1 });
  });
});

/** The boxes of the pad by row, and a scanner that types into the one with the focus. */
const typedPad = (page: Page) => ({
  code: (row: number) => codeBox(page, row),
  quantity: (row: number) => quantityBox(page, row),
  typeScan: async (scanned: string) => {
    await page.keyboard.type(scanned);
    await page.keyboard.press('Enter');
  },
});

test.describe('on a phone whose camera is refused', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('it is said, the numbers are typed in its place, and a scanner that types goes on in whichever box [CAT-08]', async ({
    page,
    product,
    problems,
  }) => {
    const [first, next] = product.variants;
    if (!first?.barcode || !next?.barcode) throw new Error('The product has no barcodes.');
    const { sku, barcode } = first;
    await open(page, '/quick-order');
    await page.getByRole('button', { name: 'Scan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan barcodes' });
    await dialog.getByText('This shop isn’t allowed to use the camera.').waitFor();
    const box = dialog.getByRole('textbox', { name: 'Barcode or part number' });
    await expect(box).toBeFocused();
    for (const count of [1, 2]) {
      await box.fill(barcode);
      await box.press('Enter');
      await dialog.getByRole('listitem').filter({ hasText: sku }).getByText(`× ${count}`).waitFor();
    }
    await expectCleanScreen(page, 'the scanner without a camera');
    await page.keyboard.press('Escape');
    // The dialog returns the focus once it has closed.
    await expect(page.getByRole('button', { name: 'Scan' })).toBeFocused();
    const { code, quantity, typeScan } = typedPad(page);
    // In the part number boxes: a row for what is new, one more for what is already there.
    await code(2).focus();
    await typeScan(next.barcode);
    await expect(code(3)).toBeFocused();
    await typeScan(barcode);
    await expect(code(2)).toHaveValue(next.sku);
    await expect(quantity(1)).toHaveValue('3');
    // In a quantity box: its value stays, except for one more of its own part.
    await quantity(2).focus();
    for (const scanned of [next.barcode, barcode]) {
      await typeScan(scanned);
      await expect(quantity(2)).toBeFocused();
      await expect(quantity(2)).toHaveValue('2');
    }
    await expect(quantity(1)).toHaveValue('4');
    await expect(code(3)).toHaveValue('');
    // In no box, even on a button, which the scanner's Enter does not press.
    await page.getByRole('button', { name: 'Scan' }).focus();
    await typeScan(next.barcode);
    await expect(quantity(2)).toHaveValue('3');
    await expect(dialog).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test('a camera that is allowed later shows its picture by one press, without a reload: the cursor is on the picture, and what was half typed stays [CAT-08]', async ({
  page,
  context,
  origin,
  problems,
}) => {
  await open(page, '/quick-order');
  await page.getByRole('button', { name: 'Scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan barcodes' });
  const again = dialog.getByRole('button', { name: 'Try the camera again' });
  const box = dialog.getByRole('textbox', { name: 'Barcode or part number' });
  const picture = dialog.getByRole('group', { name: 'Camera view' });
  await again.press('Enter');
  await expect(box).toBeFocused();
  await box.fill('HALF');
  await context.grantPermissions(['camera'], { origin });
  await again.press('Enter');
  await dialog.getByText('Hold a barcode in front of the camera.').waitFor();
  await expect(picture).toBeFocused();
  await expect(again).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(picture).toBeVisible();
  await expect(box).toHaveValue('HALF');
  expect(problems).toEqual([]);
});

test('on a slow device a scanner that types number after number into a quantity loses no digit [CAT-08]', async ({
  page,
  product,
}) => {
  const [first, next] = product.variants;
  if (!first?.barcode || !next?.barcode) throw new Error('The product has no barcodes.');
  await open(page, '/quick-order');
  const { code, quantity, typeScan } = typedPad(page);
  for (const [row, { barcode }] of [first, next].entries()) {
    await code(row + 1).focus();
    await typeScan(barcode ?? '');
    await expect(code(row + 2)).toBeFocused();
  }
  await expect(code(2)).toHaveValue(next.sku);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await quantity(2).focus();
  for (const scanned of [next.barcode, first.barcode, next.barcode, first.barcode]) await typeScan(scanned);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const row of [1, 2]) await expect(quantity(row)).toHaveValue('3');
});
