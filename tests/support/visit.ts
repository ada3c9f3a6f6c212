import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';

/** A page in a browser of its own, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console and uncaught ones; a journey ends by expecting none. */
  readonly problems: string[];
  close(): Promise<void>;
}

/** The two widths that every screen is looked at. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** Opens a fresh visitor's page. */
export const visit = async (browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ viewport: desk, baseURL: url, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return { page, context, problems, close: () => context.close() };
};

/** Opens an address and waits until the page is awake. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await awake(page);
};

/** Waits until the page has taken over what the host rendered. */
export const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['awake'] === 'true');
};

declare global {
  /** In a page that has been given axe's source. */
  var axe: typeof axeCore;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it stands, a line for each kind. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const results = await page.evaluate((runOnly) => axe.run({ runOnly }), tags);
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => String(node.target))
        .slice(0, 3)
        .join(' | ')}`,
  );
};

/** Expects a screen to be clean in both themes, and never wider than its window. */
export const expectCleanScreen = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The colours of controls pass from one theme to the other in the next frame, not in this one.
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    expect(await axeFindings(page), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${name}: sideways scroll`).toBeLessThanOrEqual(0);
};
