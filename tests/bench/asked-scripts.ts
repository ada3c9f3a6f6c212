import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { seedTemplate, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { open, visit } from '#tests/support/browser/visit.ts';

/** How long a page is left alone after its last request: what it fetches in idle moments counts too. */
const idleMs = 3_000;

/** The script files of the build that a product page asks for by itself, before anybody touches it. */
export async function scriptsAskedFor(page: string): Promise<string[]> {
  await seedTemplate();
  const [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  try {
    const product = await findProduct(shop.url, plain);
    const visitor = await visit(browser, shop.url);
    const asked = new Set<string>();
    visitor.page.on('request', (request) => {
      const file = new URL(request.url()).pathname.slice(1);
      if (file.endsWith('.js') && existsSync(join(page, file))) asked.add(file);
    });
    await open(visitor.page, `/store/product/${product.slug}`);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.waitForTimeout(idleMs);
    await visitor.close();
    return [...asked];
  } finally {
    await Promise.all([browser.close(), shop.stop()]);
  }
}
