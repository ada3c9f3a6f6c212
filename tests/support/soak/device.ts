import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { cookieNames } from '#contract/cookies.ts';
import type { Change } from '#offline/commands/commands.ts';
import { ensureBrowser } from '#tests/support/browser/browser.ts';
import { controlWorkers, crash } from '#tests/support/browser/worker-control.ts';
import { startChromium } from '#tests/support/engines/chromium.ts';
import { subjectOf } from '#tests/support/faults/proxy-call.ts';
import type { Left } from './page.ts';

/** A shopper's browser with a few tabs that show the soak page. */
export interface SoakDevice {
  append(changes: readonly Change[]): Promise<void>;
  wakeWorker(): Promise<void>;
  waiting(atMost: number): Promise<Left>;
  /** Closes a tab as a crash or a closed window would, and opens another. */
  killTab(): Promise<void>;
  killWorkers(): Promise<void>;
  /** Kills the whole browser as a power cut would, and restarts it with the same profile. */
  killBrowser(): Promise<void>;
  close(): Promise<void>;
}

interface SoakSite {
  readonly url: string;
  readonly path: string;
  readonly token: string;
  readonly isKeyed: boolean;
  /** How many tabs are open at once. */
  readonly tabs: number;
  readonly dice: () => number;
}

/** Opens a shopper's browser with a profile of its own. */
export const openDevice = async ({ url, path, token, isKeyed, tabs: count, dice }: SoakSite): Promise<SoakDevice> => {
  const profile = mkdtempSync(join(tmpdir(), 'tradecounter-soak-'));
  const executable = await ensureBrowser();
  const settings = encodeURIComponent(JSON.stringify({ token, subject: subjectOf(token), isKeyed }));
  let browser = await startChromium(executable, profile);
  let tabs: Page[] = [];
  const open = async (): Promise<Page> => {
    const page = await browser.context.newPage();
    await page.goto(`${url}${path}#${settings}`);
    await page.waitForFunction(() => globalThis.soak !== undefined);
    return page;
  };
  const openAll = async (): Promise<void> => {
    // Browsers write cookies late, so a killed one may have none; this test is not about whose changes they are.
    await browser.context.addCookies([{ name: cookieNames.token, value: token, url }]);
    tabs = [];
    for (let at = 0; at < count; at += 1) tabs.push(await open());
  };
  await openAll();
  const anyAt = (): number => Math.floor(dice() * tabs.length);
  /** Tabs may share a process and crash together, so a closed one is opened again. */
  const tabAt = async (at: number): Promise<Page> => {
    const there = tabs[at];
    if (there !== undefined && !there.isClosed()) return there;
    const page = await open();
    tabs[at] = page;
    return page;
  };
  const first = await tabAt(0);
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  return {
    append: async (changes) => (await tabAt(anyAt())).evaluate((made) => globalThis.soak?.append(made), changes),
    wakeWorker: async () => (await tabAt(anyAt())).evaluate(() => globalThis.soak?.wakeWorker()),
    waiting: async (atMost) => {
      const left = await (await tabAt(0)).evaluate((most) => globalThis.soak?.waiting(most), atMost);
      if (left === undefined) throw new Error('The soak page has no journal.');
      return left;
    },
    killTab: async () => {
      const at = anyAt();
      const page = await tabAt(at);
      tabs[at] = await open();
      await (dice() < 0.5 ? crash(page) : page.close());
    },
    killWorkers: async () => {
      const workers = await controlWorkers(await tabAt(0));
      await workers.stopAll();
      await workers.close();
    },
    killBrowser: async () => {
      await browser.kill();
      browser = await startChromium(executable, profile);
      await openAll();
    },
    close: async () => {
      await browser.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
