import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { desk } from './screens.ts';

/** A page in a browser of its own, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console and uncaught ones; a journey ends by expecting none. */
  readonly problems: string[];
  close(): Promise<void>;
}

/** Opens a fresh visitor's page. */
export const visit = async (browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ viewport: desk, baseURL: url, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  return { page, context, problems: watchProblems(page), close: () => context.close() };
};

/** Collects errors of a page's console and uncaught ones from now on. */
export const watchProblems = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return problems;
};

/** Collects what the policy of a visitor's pages stops from now on, Trusted Types too. */
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

/** Waits until the page has taken over what the host rendered. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
};

/**
 * Does something and sees the message that follows. A success leaves again by itself after three seconds, which may be
 * over before a busy machine has reported a press: it is looked for from before the press on.
 */
export const seeMessage = async (message: Locator, act: () => Promise<void>): Promise<void> => {
  await Promise.all([message.first().waitFor(), act()]);
};

/** Presses, and sees the message that follows. */
export const pressAndSee = (target: Locator, message: Locator): Promise<void> =>
  seeMessage(message, () => target.click());

declare global {
  /** In a page that has been given axe's source. */
  var axe: typeof axeCore;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that another theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page as it stands, a line for each kind: by all rules, or by those of colour alone. */
export const axeFindings = async (page: Page, which: 'all' | 'colour' = 'all'): Promise<string[]> => {
  // Into frames too: what a provider shows in one is judged with the page.
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

/** Waits until a change of theme is on the screen; without motion it comes at once. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    await frame();
    await frame();
  });

/** What is wrong with a screen as it stands, in both themes: what axe finds, and a page wider than its window. */
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

/** What sticks out of a window of 320 px, also with letters twice as large. */
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

/** A page that is made for another width once it has noticed is given this time for it. */
const reflowTimeoutMs = 5_000;

/** What sticks out of the window. */
export const overflow = async (page: Page, name: string): Promise<string[]> => {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: reflowTimeoutMs })
    .catch(() => null);
  const wide = await page.evaluate(() => {
    // What is fixed makes no page wider, and runs off it all the same.
    const looked = document.documentElement.scrollWidth <= innerWidth ? ':is(.toasts, .bottom-bar) *' : 'body *';
    return (
      [...document.querySelectorAll(looked)]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        // What is in something that scrolls makes no page wider.
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

/** Expects a screen to be clean in both themes, and never wider than its window. */
export const expectCleanScreen = async (page: Page, name: string): Promise<void> => {
  expect(await screenFindings(page, name)).toEqual([]);
};
