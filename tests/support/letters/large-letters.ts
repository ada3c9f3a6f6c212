import type { Page } from 'playwright';

/** Sets the root font size, as shoppers do in their browser's settings. */
export const enlargeLetters = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);

/**
 * How much of the viewport is taken by parts that stay in place while the page scrolls and span at least half its width, in percent of its
 * height, measured at the middle of the page.
 */
export const stayingPercent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const placesAt = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      return new Map(
        [...document.querySelectorAll('body *')]
          .filter((part) => {
            const { position, visibility } = getComputedStyle(part);
            return (
              ['fixed', 'sticky'].includes(position) && visibility === 'visible' && part.closest('.toasts') === null
            );
          })
          .map((part) => [part, part.getBoundingClientRect()]),
      );
    };
    const middle = Math.round(document.documentElement.scrollHeight / 2);
    const before = await placesAt(middle);
    const after = await placesAt(middle + 60);
    const covered = new Set<number>();
    for (const [part, { top, bottom, width }] of before) {
      if (width < innerWidth / 2 || Math.abs((after.get(part)?.top ?? Infinity) - top) > 1) continue;
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) covered.add(y);
    }
    return Math.round((covered.size / innerHeight) * 100);
  });

/** Longer words need not fit beside a mark in a viewport 320 px wide, with letters twice as large. */
const maxFittingLetters = 11;

/** Words broken across lines because their container is too narrow, each with its container. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((maxLetters) => {
    const isCutOff = (part: Element): boolean =>
      getComputedStyle(part).overflowX !== 'visible' && part.getBoundingClientRect().height < 20;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || !holder.checkVisibility({ visibilityProperty: true })) continue;
      // An email address is not made of words.
      if ((text.textContent ?? '').includes('@')) continue;
      if (isCutOff(holder) || (holder.parentElement !== null && isCutOff(holder.parentElement))) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        if (word.length < 2 || word.length > maxLetters) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in ${holder.tagName.toLowerCase()}.${holder.className}`);
      }
    }
    return [...new Set(broken)];
  }, maxFittingLetters);
