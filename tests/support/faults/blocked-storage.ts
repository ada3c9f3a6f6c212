import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { desk } from '#tests/support/browser/screens.ts';

/** Starts a browser whose owner lets no site store anything: no cookies, no databases, no workers. */
export const launchForgetful = async (
  baseURL: string,
): Promise<{ context: BrowserContext; close(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-forgetful-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await ensureBrowser(),
    args: chromiumFlags,
    viewport: desk,
    baseURL,
  });
  context.setDefaultTimeout(45_000);
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
