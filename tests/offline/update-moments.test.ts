import { expect } from '#tests/support/browser/journey.ts';
import { bar, buildOf, expectBuild, passAnHour, test } from '#tests/support/browser/update-journey.ts';
import { add, allSent, setLine } from '#tests/support/stores/at-the-counter.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';
import { open } from '#tests/support/browser/visit.ts';

test('a new build is offered where a quantity was typed and sent, and not while one is typed and not added [PWA-10]', async ({
  deployed,
  first,
  next,
  product,
  visitFromDevice,
}) => {
  const { page } = await visitFromDevice();
  await open(page, `/store/product/${product.slug}`);
  await add(page, [4]);
  await allSent(page);
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .nth(1)
    .fill('2');
  await deployed.deploy(next);
  await passAnHour(page);
  await page.clock.fastForward('00:10');
  expect([await bar(page).count(), await buildOf(page)]).toEqual([0, first]);

  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .nth(1)
    .fill('');
  await page.clock.fastForward('00:10');
  await bar(page).waitFor();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await setLine(page, firstSizeOf(product).sku, 6);
  await allSent(page);
  await page.reload();
  await setLine(page, firstSizeOf(product).sku, 7);
  await allSent(page);
  await page.clock.fastForward('00:10');
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expectBuild(page, next.id);
});
