import { expect, type Page } from 'playwright/test';
import { reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { focusFindings } from './focus-ring.ts';
import { forcedColourFindings } from './forced-colours.ts';
import { motionFindings } from './motion.ts';
import { isPhone, type Look } from './walkthrough.ts';

/**
 * Checks the current screen for motion, in forced colours, for visible focus and, if asked for, with axe. Findings are soft failures, and
 * the journey goes on. The visitor must have asked for reduced motion, and `noteMotion` must have been called, before the page was opened.
 */
export const judgeScreen = async (page: Page, name: string, { isWhole, isOpen }: Look = {}): Promise<void> => {
  // Motion on the way here comes first: the checks below change the page.
  expect.soft(await motionFindings(page, name)).toEqual([]);
  // Colours come before axe, which takes longer than a message stays.
  const colorScheme = isPhone(page) ? 'dark' : 'light';
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  expect.soft(await forcedColourFindings(page, name)).toEqual([]);
  // Moving the focus would close what is open.
  const focus = isOpen ? [] : await focusFindings(page, name);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  expect.soft(focus).toEqual([]);
  if (!isWhole) return;
  expect.soft(await screenFindings(page, name)).toEqual([]);
  if (isPhone(page)) expect.soft(await reflowFindings(page, name)).toEqual([]);
};
