import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { seedTemplate, startShop } from '#tests/support/browser/shop.ts';
import { hydrated, visit } from '#tests/support/browser/visit.ts';
import { type GuestPage, guestPages } from './guest-pages.ts';
import { brotliSize } from './page-weight.ts';

/** How long a page is left alone: what it fetches while idle counts too, and ten seconds after its start it checks for new versions. */
const idleMs = 13_000;
/** The host compresses a page that somebody waited for better a moment after it is requested again. */
const attemptMs = 100;
const maxAttempts = 100;
/** The host's background level comes within this factor of the highest; its level for those who wait is a twelfth above. */
const nearlySmallest = 1.04;

/** A first visit to a page that nobody touches, once it fetches nothing more. */
export interface PageAtRest {
  readonly name: GuestPage['name'];
  /** Every script file of the build that the page requested. */
  readonly scripts: readonly string[];
  /** Bytes of its HTML after brotli, as the host sends it to all but a view's first visitor. */
  readonly htmlBytes: number;
  /** The number of elements in its HTML. */
  readonly elements: number;
}

/** Opens a guest's pages, all at once and each in a browser context of its own, and counts what they load. */
export async function pagesAtRest(folder: string): Promise<readonly PageAtRest[]> {
  await seedTemplate();
  const [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  try {
    const pages = await guestPages(shop.url);
    return await Promise.all(
      pages.map(async ({ name, path }) => ({
        name,
        ...(await htmlOf(shop.url + path)),
        scripts: await scriptsOf(browser, shop.url, path, folder),
      })),
    );
  } finally {
    await Promise.all([browser.close(), shop.stop()]);
  }
}

/** Repeats the request, since a visitor for whom a view is rendered doesn't wait for the best compression. */
const htmlOf = async (url: string): Promise<Pick<PageAtRest, 'htmlBytes' | 'elements'>> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { htmlBytes, html } = await sentHtmlOf(url);
    if (htmlBytes < brotliSize(Buffer.from(html)) * nearlySmallest) return { htmlBytes, elements: countElements(html) };
    await sleep(attemptMs);
  }
  throw new Error(`${url} was never compressed well.`);
};

const sentHtmlOf = async (url: string): Promise<{ readonly htmlBytes: number; readonly html: string }> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const htmlBytes = Number(response.headers.get('content-length'));
  if (response.headers.get('content-encoding') !== 'br' || !(htmlBytes > 0)) {
    throw new Error(`${url} came without brotli, or without its length.`);
  }
  return { htmlBytes, html: await response.text() };
};

/** How many elements HTML has: the contents of scripts and styles don't count, and attributes hold no `<`. */
export const countElements = (html: string): number =>
  html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1').match(/<[a-z]/g)?.length ?? 0;

const scriptsOf = async (browser: Browser, url: string, path: string, folder: string): Promise<readonly string[]> => {
  const visitor = await visit(browser, url, { serviceWorkers: 'allow' });
  const asked = new Set<string>();
  visitor.page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (file.endsWith('.js') && existsSync(join(folder, file))) asked.add(file);
  });
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.waitForTimeout(idleMs);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.close();
  return [...asked];
};
