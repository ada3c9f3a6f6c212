import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from './browser.ts';

/** A browser with a profile on disk, as a shopper has: what it wrote is there when it is started again. */
export interface MortalBrowser {
  /** Starts it and opens a page of this origin; the browser before must have ended. */
  start(origin: string): Promise<{ readonly page: Page; readonly context: BrowserContext }>;
  /** Ends it as its own menu does: everything is written to disk. */
  quit(): Promise<void>;
  /**
   * Ends it as a flat battery does. Cookies and localStorage are then as they were when it started: browsers write them up
   * to 30 seconds late, and the latest is the worst.
   */
  kill(): Promise<void>;
  /** Ends it and removes its profile. */
  dispose(): Promise<void>;
}

/** Files of a profile that a browser writes late, with the journal of one of them. */
const writtenLate = ['Cookies', 'Cookies-journal', 'Local Storage'];

/** A browser that a test starts and ends as often as it likes, always with the same profile. */
export const mortalBrowser = (): MortalBrowser => {
  const profile = mkdtempSync(join(tmpdir(), 'tradecounter-profile-'));
  const before = `${profile}-before`;
  let running: {
    readonly child: ChildProcess;
    readonly gone: Promise<void>;
    readonly close: () => Promise<void>;
  } | null = null;

  const end = async (how: (one: NonNullable<typeof running>) => unknown): Promise<void> => {
    const one = running;
    if (one === null) return;
    await how(one);
    await one.gone;
  };
  const copyLate = (from: string, to: string): void => {
    for (const name of writtenLate) {
      rmSync(join(to, name), { recursive: true, force: true });
      if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
    }
  };
  const kill = async (): Promise<void> => {
    await end(({ child }) => child.kill('SIGKILL'));
    if (existsSync(before)) copyLate(before, join(profile, 'Default'));
  };
  return {
    start: async (origin) => {
      copyLate(join(profile, 'Default'), before);
      const child = spawn(
        await ensureBrowser(),
        [
          ...chromiumFlags,
          '--headless=new',
          '--no-first-run',
          `--user-data-dir=${profile}`,
          '--remote-debugging-port=0',
          // A plain page: the browser's own first page, and its offer to restore what was open, may hang with no network.
          '--hide-crash-restore-bubble',
          'about:blank',
        ],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const gone = new Promise<void>((resolve) => {
        child.once('exit', () => {
          running = null;
          resolve();
        });
      });
      const browser = await chromium.connectOverCDP(await debuggerOf(child), { timeout: 120_000 });
      running = {
        child,
        gone,
        close: async () => {
          const session = await browser.newBrowserCDPSession();
          await session.send('Browser.close').catch(() => undefined);
        },
      };
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('The browser has no profile.');
      context.setDefaultTimeout(45_000);
      const page = await context.newPage();
      await page.goto(`${origin}/healthz`);
      return { page, context };
    },
    quit: () => end(({ close }) => close()),
    kill,
    dispose: async () => {
      await kill();
      for (const folder of [profile, before]) {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      }
    },
  };
};

/** The address that a browser writes to its error output once it can be driven. */
const debuggerOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stderr === null) throw new Error('The browser has no error output.');
    const lines = createInterface({ input: child.stderr });
    lines.on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    lines.on('close', () => reject(new Error('The browser did not start.')));
  });
