import { phone } from '#tests/support/browser/screens.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { expectCleanScreen, open, pressAndSee, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { codeBox, shownRows, quantityBox } from '#tests/support/screens/pad.ts';

test('of pasted part numbers an unknown one is named and stays, and the good ones go into the cart [CAT-08]', async ({
  page,
  product,
  problems,
}) => {
  const [first, second] = product.variants;
  if (first === undefined || second === undefined) throw new Error('The product has too few sizes.');
  await open(page, '/quick-order');
  await page.getByRole('textbox').first().focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, `${first.sku}\t40\n${second.sku}\t10\nNO-SUCH-PART 3`);
  await page.getByText('No part has the number NO-SUCH-PART.').first().waitFor();
  await pressAndSee(page.getByRole('button', { name: /^Add 2 lines/ }), page.getByText('2 lines added to your cart.'));
  await expect.poll(() => shownRows(page)).toEqual([['NO-SUCH-PART', '3']]);
  await page.getByText('No part has the number NO-SUCH-PART.').first().waitFor();
  await open(page, '/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveCount(2);
  expect(problems).toEqual([]);
});

test('a quantity typed while its part is looked up, or just after, is the quantity that counts [CAT-08]', async ({
  page,
  product,
  problems,
}) => {
  const [first, second] = product.variants;
  if (first === undefined || second === undefined) throw new Error('The product has too few sizes.');
  await open(page, '/quick-order');
  const row = (place: number) => page.locator('.pad-line').nth(place - 1);
  const quantity = (place: number) => quantityBox(page, place);
  const enter = async (place: number, code: string): Promise<() => void> => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/products\?/, async (route) => {
      await held;
      await route.continue();
    });
    await codeBox(page, place).fill(code);
    await page.keyboard.press('Tab');
    await expect(quantity(place)).toBeFocused();
    return answer;
  };
  const answerFirst = await enter(1, first.sku);
  answerFirst();
  await expect(quantity(1)).toHaveValue('1');
  await page.keyboard.type('3');
  await expect(quantity(1)).toHaveValue('3');
  const answerSecond = await enter(2, second.sku);
  await page.keyboard.type('2');
  answerSecond();
  await row(2).getByRole('link').waitFor();
  await page.keyboard.type('0');
  await expect(quantity(2)).toHaveValue('20');
  await page.keyboard.press('Enter');
  await expect(quantity(1)).toHaveValue('3');
  await expect(quantity(2)).toHaveValue('20');
  expect(problems).toEqual([]);
});

test('a search that finds nothing adds what was asked for to quick order, once; the panel of matches is 200 px high at most, above all rows, and goes on by keys [CAT-07] [CAT-08] [SH-11]', async ({
  page,
  problems,
}) => {
  await open(page, '/search?q=ZZ-4711');
  await page.getByRole('link', { name: 'Add to quick order anyway' }).click();
  await page.getByText('No part has the number ZZ-4711.').first().waitFor();
  await expect.poll(() => page.url()).toMatch(/\/quick-order$/);
  await page.reload();
  await page.getByText('No part has the number ZZ-4711.').first().waitFor();
  await expect(codeBox(page, 1)).toHaveValue('ZZ-4711');
  const next = codeBox(page, 2);
  await expect(next).toHaveValue('');

  await next.pressSequentially('M10');
  const panel = page.getByRole('listbox', { name: 'Matching parts' });
  await panel.getByRole('option').nth(5).waitFor();
  const box = await panel.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(200);
  expect(await panel.evaluate((one) => getComputedStyle(one).zIndex)).toBe('1000');
  const last = panel.getByRole('option').last();
  await next.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const isOnTop = (option: Element): boolean => {
    const { left, top, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(await last.evaluate(isOnTop)).toBe(true);
  await next.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the beginning of a number shows the sizes that begin so, up to eight, without parts on the device [CAT-07] [CAT-08]', async ({
  page,
  product,
  problems,
}) => {
  const sizes = product.variants.slice(0, 8).map(({ sku }) => sku);
  const [first = ''] = sizes;
  const shared = Array.from(first).findIndex((_, at) => sizes.some((sku) => !sku.startsWith(first.slice(0, at + 1))));
  const family = first.slice(0, shared);
  expect(sizes.length).toBeGreaterThan(2);
  await open(page, '/quick-order');
  await codeBox(page, 1).pressSequentially(family);
  const matches = page.getByRole('listbox', { name: 'Matching parts' });
  for (const sku of sizes) await matches.getByRole('option', { name: sku }).waitFor();
  expect(problems).toEqual([]);
});

test.describe('of a product with more sizes than the panel has matches', () => {
  test.use({ minSizes: 9 });

  test('words that tell no sizes apart name the product and how many sizes it has, and a key or a press shows each of them [CAT-07] [CAT-08]', async ({
    page,
    product,
    problems,
  }) => {
    const sizes = product.variants.map(({ sku }) => sku);
    const last = sizes.at(-1) ?? '';
    await open(page, '/quick-order');
    const code = codeBox(page, 1);
    const matches = page.getByRole('listbox', { name: 'Matching parts' });
    const whole = matches.getByRole('option', { name: `${product.name} Choose from ${sizes.length} sizes` });
    for (const way of ['key', 'press'] as const) {
      await code.fill('');
      await code.pressSequentially(product.name);
      await whole.waitFor();
      await expect(matches.getByText(sizes[0] ?? '', { exact: true })).toHaveCount(0);
      if (way === 'press') await whole.click();
      else {
        for (let at = await matches.getByRole('option').count(); at > 0; at -= 1) {
          await code.press('ArrowDown');
          if ((await whole.getAttribute('aria-selected')) === 'true') break;
        }
        await expect(whole).toHaveAttribute('aria-selected', 'true');
        await code.press('Enter');
      }
      await expect(matches.getByRole('option')).toHaveCount(sizes.length);
      await expect(code).toBeFocused();
      await expect(matches.getByRole('option').first()).toContainText(sizes[0] ?? '');
    }
    await matches.getByRole('option', { name: last }).click();
    await expect(code).toHaveValue(last);
    await expect(quantityBox(page, 1)).toBeFocused();
    expect(problems).toEqual([]);
  });
});

test('a number that a spreadsheet made a date of, or shortened, is named as that, and nothing that merely looks like it is offered [CAT-08]', async ({
  page,
  problems,
}) => {
  await open(page, '/quick-order');
  const row = (place: number) => page.locator('.pad-line').nth(place - 1);
  for (const [place, code] of ['10-Jun', '5.01E+12', 'HB-NO-SUCH'].entries()) {
    await codeBox(page, place + 1).fill(code);
    await page.keyboard.press('Enter');
  }
  await row(1).getByText('“10-Jun” is a date: the spreadsheet changed the part number. Type it again.').waitFor();
  await row(2).getByText('“5.01E+12” was shortened by the spreadsheet. Type the whole number.').waitFor();
  // Rows are looked up one after another, so theirs would have arrived by then.
  await row(3).getByText('No part has the number HB-NO-SUCH.').waitFor();
  await row(3).getByRole('button', { name: 'Look for similar' }).waitFor({ state: 'detached' });
  for (const place of [1, 2]) {
    await expect(row(place).getByRole('group', { name: 'Did you mean' })).toHaveCount(0);
    await expect(row(place).getByRole('button', { name: 'Look for similar' })).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('? lists the keys in quick order and on a product’s page, unless something is being typed', async ({
  page,
  product,
  problems,
}) => {
  for (const path of ['/quick-order', `/store/product/${product.slug}`]) {
    await open(page, path);
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    // The listener is added once the page has loaded.
    await expect(async () => {
      await page.locator('body').press('?');
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await dialog.getByText('next quantity').waitFor();
    await expectCleanScreen(page, `the keys on ${path}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill('3/4');
  await box.press('?');
  await expect(box).toHaveValue('3/4?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

  test('the empty pad is clean in both themes, and reflows; a file of the wrong kind is refused in sight, and the pad is as it was [CAT-08]', async ({
    page,
  }) => {
    await open(page, '/quick-order');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await screenFindings(page, 'quick order')).toEqual([]);
    expect(await reflowFindings(page, 'quick order')).toEqual([]);
    await page.setViewportSize({ ...phone, height: 640 });
    await page.locator('input[type="file"]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    });
    const refusal = page.getByText('photo.png is a picture. Open a CSV or text file.');
    await refusal.waitFor();
    const bar = page.locator('.pad-bar');
    const boxOf = (part: typeof bar) => part.evaluate((element) => element.getBoundingClientRect());
    await expect.poll(async () => (await boxOf(refusal)).bottom - (await boxOf(bar)).top).toBeLessThanOrEqual(0);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(5);
  });
});
