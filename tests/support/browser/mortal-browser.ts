import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { type Program, startProgram } from '#tests/support/engines/program.ts';
import { chromiumFlags, ensureBrowser } from './browser.ts';

/** A browser with a profile on disk, like a shopper's: what it wrote is still there after a restart. */
export interface MortalBrowser {
  /** Starts it and opens a page of this origin; the previous run must have ended. */
  start(origin: string): Promise<{ readonly page: Page; readonly context: BrowserContext }>;
  /** Closes it as its own menu does: everything is written to disk. */
  quit(): Promise<void>;
  /**
   * Kills it as a flat battery does. Cookies and localStorage are then as they were at its start: browsers write them up to 30 seconds
   * late, and this simulates the worst case.
   */
  kill(): Promise<void>;
  /** Kills it and removes its profile. */
  dispose(): Promise<void>;
}

/** Profile files that a browser writes late, including the journal of one of them. */
const writtenLate = ['Cookies', 'Cookies-journal', 'Local Storage'];

/** A browser that a test can start and end as often as it likes, always with the same profile. */
export const mortalBrowser = (): MortalBrowser => {
  const profile = mkdtempSync(join(tmpdir(), 'tradecounter-profile-'));
  const before = `${profile}-before`;
  let running: { readonly program: Program; readonly close: () => Promise<void> } | null = null;

  const copyLate = (from: string, to: string): void => {
    for (const name of writtenLate) {
      rmSync(join(to, name), { recursive: true, force: true });
      if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
    }
  };
  const kill = async (): Promise<void> => {
    // Kills all of its processes: any left over would go on writing to the profile.
    await running?.program.kill();
    running = null;
    if (existsSync(before)) copyLate(before, join(profile, 'Default'));
  };
  return {
    start: async (origin) => {
      copyLate(join(profile, 'Default'), before);
      const program = startProgram(await ensureBrowser(), [
        ...chromiumFlags,
        '--headless=new',
        '--no-first-run',
        `--user-data-dir=${profile}`,
        '--remote-debugging-port=0',
        // A blank page: the browser's own start page, and its offer to restore tabs, may hang without a network.
        '--hide-crash-restore-bubble',
        'about:blank',
      ]);
      const address = await program.says(/DevTools listening on (ws:\S+)/);
      const browser = await chromium.connectOverCDP(address, { timeout: 120_000 });
      running = {
        program,
        close: async () => {
          const session = await browser.newBrowserCDPSession();
          await session.send('Browser.close').catch(() => undefined);
          await program.ended();
        },
      };
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('The browser has no profile.');
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      await page.goto(`${origin}/healthz`);
      return { page, context };
    },
    quit: async () => {
      await running?.close();
      running = null;
    },
    kill,
    dispose: async () => {
      await kill();
      for (const folder of [profile, before]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
