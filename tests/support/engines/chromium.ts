import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { desk } from '#tests/support/browser/screens.ts';
import type { Engine, Found, Tab } from './engine.ts';
import { firstVersion, startProgram } from './program.ts';

/** Chromium, driven over its own protocol. */
export const findChromium = async (): Promise<Found> => {
  const path = await ensureBrowser();
  const found = await firstVersion([path]);
  const version = /^(?:Chromium|Google Chrome) [\d.]+/.exec(found?.version ?? '')?.[0] ?? 'Chromium';
  return { version, engine: engineAt(path) };
};

/** Starts Chromium with a profile and exposes its window as a Playwright context. */
export const startChromium = async (path: string, profile: string) => {
  const program = startProgram(path, [
    ...chromiumFlags,
    '--headless=new',
    '--remote-debugging-port=0',
    '--no-first-run',
    '--password-store=basic',
    '--disable-gpu',
    // The browser offers installation after half a minute on a site; this makes it offer it at once.
    '--bypass-app-banner-engagement-checks',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const browser = await chromium.connectOverCDP(await program.says(/DevTools listening on (ws:\S+)/));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium opened no window.');
  return {
    context,
    kill: () => program.kill(),
    close: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await program.ended();
    },
  };
};

const engineAt = (path: string): Engine => ({
  async start(profile) {
    const { context, kill, close } = await startChromium(path, profile);
    return {
      newTab: async () => {
        const page = await context.newPage();
        await page.setViewportSize(desk);
        return tabOf(page);
      },
      kill,
      close,
    };
  },
});

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  runAtStart: async (content) => void (await page.addInitScript({ content })),
  evaluate: async (expression) =>
    JSON.parse(
      await page.evaluate<string>(`(async () => JSON.stringify(await (${expression})) ?? 'null')()`),
    ) as unknown,
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  selectAll: () => page.keyboard.press('ControlOrMeta+a'),
  close: () => page.close(),
});
