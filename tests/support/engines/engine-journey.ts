/**
 * The test function of journeys that run in every engine: that of #tests/support/faults/faulty-journey.ts, plus
 *
 * - `device()`: a browser of the project's engine with a profile of its own. `device.shopper()` opens a tab, and starts
 *   the browser if it isn't running: after `device.kill()` with the same profile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import type { EngineName, RunningBrowser } from './engine.ts';
import { engineOf } from './installed.ts';
import { type Shopper, shopperAt } from './shopper.ts';

export { expect };

/** Somebody's browser, with everything that it stores. */
export interface Device {
  /** Opens a new tab for a shopper. */
  shopper(): Promise<Shopper>;
  /** Kills every process of the browser, as a power cut would. */
  kill(): Promise<void>;
  /** Closes the browser as its owner does. */
  close(): Promise<void>;
}

interface EngineJourney {
  readonly engineName: EngineName;
  device(): Device;
}

export const test = journey.extend<EngineJourney>({
  engineName: ['chromium', { option: true }],
  device: async ({ engineName, origin }, provide) => {
    const engine = await engineOf(engineName);
    const running = new Set<RunningBrowser>();
    const profiles: string[] = [];
    await provide(() => {
      const profile = mkdtempSync(join(tmpdir(), `tradecounter-${engineName}-`));
      profiles.push(profile);
      let browser: RunningBrowser | undefined;
      const end = async (how: 'kill' | 'close'): Promise<void> => {
        if (browser === undefined) return;
        await browser[how]();
        running.delete(browser);
        browser = undefined;
      };
      return {
        shopper: async () => {
          browser ??= await engine.start(profile);
          running.add(browser);
          return shopperAt(await browser.newTab(), origin);
        },
        kill: () => end('kill'),
        close: () => end('close'),
      };
    });
    await Promise.all([...running].map((browser) => browser.kill()));
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
