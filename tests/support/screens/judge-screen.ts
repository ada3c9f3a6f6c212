import { expect, type Page } from 'playwright/test';
import { reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { focusFindings } from './focus-ring.ts';
import { forcedColourFindings } from './forced-colours.ts';
import { motionFindings } from './motion.ts';
import { isPhone, type Look } from './way.ts';

/**
 * Looks at a screen as it stands, for a shopper who wants no motion, in the colours of their system and, where asked for, by axe. What
 * is wrong is noted, and the journey goes on. The visitor asked for less motion, and `noteMotion` was called, before the page was opened.
 */
export const judgeScreen = async (page: Page, name: string, { isWhole, isOpen }: Look = {}): Promise<void> => {
  // What moved on the way here, before anything below changes the page.
  expect.soft(await motionFindings(page, name)).toEqual([]);
  // The colours before axe, which takes longer than a message stays.
  const colorScheme = isPhone(page) ? 'dark' : 'light';
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  expect.soft(await forcedColourFindings(page, name)).toEqual([]);
  // What is open would close.
  const focus = isOpen ? [] : await focusFindings(page, name);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  expect.soft(focus).toEqual([]);
  if (!isWhole) return;
  expect.soft(await screenFindings(page, name)).toEqual([]);
  if (isPhone(page)) expect.soft(await reflowFindings(page, name)).toEqual([]);
};
