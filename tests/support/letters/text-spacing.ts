import type { Page } from 'playwright';

/** Spaces the text as WCAG 1.4.12 has it: shoppers may do so with a style of their own, and nothing may be lost. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Texts in parts that match `selector` that are drawn over each other. */
export const overlaidTexts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const overlaid = new Set<string>();
    for (const part of document.querySelectorAll(within)) {
      const drawn: { readonly text: string; readonly holder: Element | null; readonly box: DOMRect }[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement;
        // Words for screen readers alone are drawn nowhere.
        if (holder === null || (text.textContent ?? '').trim() === '' || holder.getBoundingClientRect().width < 2)
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) drawn.push({ text: text.textContent ?? '', holder, box });
      }
      for (const [at, one] of drawn.entries()) {
        for (const other of drawn.slice(at + 1)) {
          if (one.holder === other.holder) continue;
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // The boxes of lines that follow each other may touch.
          if (width > 3 && height > 8) overlaid.add(`${one.text} | ${other.text}`);
        }
      }
    }
    return [...overlaid];
  }, selector);

/** Selects in which the chosen option is cut off. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.locator('main select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement) || !select.checkVisibility()) return [];
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
      const chosen = select.selectedOptions[0]?.text ?? '';
      const probe = document.createElement('span');
      probe.textContent = chosen;
      Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap', font, letterSpacing });
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return width > room + 1 ? [`${chosen}: ${Math.round(width)} px in ${Math.round(room)}`] : [];
    }),
  );

/** Amounts of money in parts that match `selector` that are taken apart by the end of a line. */
export const brokenAmounts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement?.checkVisibility() !== true) continue;
        for (const { 0: amount, index } of (text.textContent ?? '').matchAll(/[£€][\d,.]+\d/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + amount.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(amount);
        }
      }
      return broken;
    }),
  );
