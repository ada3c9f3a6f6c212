import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { desk } from './screens.ts';

/** A page in a browser context of its own, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught exceptions; a journey ends by expecting none. */
  readonly problems: string[];
  close(): Promise<void>;
}

/** Opens a page as a new visitor. */
export const visit = async (browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ viewport: desk, baseURL: url, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  return { page, context, problems: watchProblems(page), close: () => context.close() };
};

/** Collects a page's console errors and uncaught exceptions from now on. */
export const watchProblems = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return problems;
};

/** Collects violations of the content security policy, including Trusted Types, on a visitor's pages from now on. */
export const watchPolicy = (context: BrowserContext): string[] => {
  const stopped: string[] = [];
  context.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy|document requires 'Trusted/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
};

/** Opens an address and waits until the page is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Waits until the page is hydrated. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('html')?.dataset['hydrated'] === 'true');
};

/**
 * Does something and waits for the message that follows. A success message disappears after three seconds, which may be over before a busy
 * machine reports that the press is done, so the wait starts before the press.
 */
export const seeMessage = async (message: Locator, act: () => Promise<void>): Promise<void> => {
  await Promise.all([message.first().waitFor(), act()]);
};

/** Presses a target and waits for the message that follows. */
export const pressAndSee = (target: Locator, message: Locator): Promise<void> =>
  seeMessage(message, () => target.click());

declare global {
  /** Defined in a page into which axe's source was injected. */
  var axe: typeof axeCore;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a change of theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the current page, one line per rule: with all rules, or only those about colour. */
export const axeFindings = async (page: Page, which: 'all' | 'colour' = 'all'): Promise<string[]> => {
  // Injects axe into frames too: what a provider shows in one is judged with the page.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
  }
  const runOnly = which === 'all' ? tags : rulesOfColour;
  const results = await page.evaluate(
    (only) => axe.run({ runOnly: { type: only.type, values: only.values }, resultTypes: ['violations'] }),
    { type: which === 'all' ? ('tag' as const) : ('rule' as const), values: runOnly },
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => `${String(node.target)} ${node.any[0]?.message ?? ''}`)
        .slice(0, 3)
        .join(' | ')}`,
  );
};

/** Waits until a change of theme is painted; with reduced motion it is immediate. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    await frame();
    await frame();
  });

/** What is wrong with the current screen, in both themes: axe findings, and a page wider than its viewport. */
export const screenFindings = async (page: Page, name: string): Promise<string[]> => {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    findings.push(
      ...(await axeFindings(page, colorScheme === 'light' ? 'all' : 'colour')).map(
        (finding) => `${name}, ${colorScheme}: ${finding}`,
      ),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...findings, ...(await overflow(page, name))];
};

/** What overflows a viewport 320 px wide, also with letters twice as large. */
export const reflowFindings = async (page: Page, name: string): Promise<string[]> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const narrow = await overflow(page, `${name} at 320 px`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const large = await overflow(page, `${name} with letters of 200 % at 320 px`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before !== null) await page.setViewportSize(before);
  return [...narrow, ...large];
};

/** How long a page may take to adapt to a new width once it has noticed it. */
const reflowTimeoutMs = 5_000;

/** The elements that overflow the viewport. */
export const overflow = async (page: Page, name: string): Promise<string[]> => {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: reflowTimeoutMs })
    .catch(() => null);
  const wide = await page.evaluate(() => {
    // Fixed elements don't make the page wider, but can overflow the viewport all the same.
    const looked = document.documentElement.scrollWidth <= innerWidth ? ':is(.toasts, .bottom-bar) *' : 'body *';
    return (
      [...document.querySelectorAll(looked)]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        // The content of a scroll container makes no page wider.
        .filter((element) => {
          for (
            let outer = element.parentElement;
            outer !== null && outer !== document.body;
            outer = outer.parentElement
          )
            if (getComputedStyle(outer).overflowX !== 'visible') return false;
          return true;
        })
        .map((element) => {
          const { tagName, textContent } = element;
          return `${tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${JSON.stringify(textContent.slice(0, 30))}`;
        })
        .slice(0, 6)
    );
  });
  return wide.length === 0 ? [] : [`${name}: wider than the window: ${wide.join(' | ')}`];
};

/** Expects a screen to be clean in both themes and no wider than the viewport. */
export const expectCleanScreen = async (page: Page, name: string): Promise<void> => {
  expect(await screenFindings(page, name)).toEqual([]);
};

/** Tells the page that the connection is back, as the browser does, without waiting for it to notice. */
export const fireOnline = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online')));
