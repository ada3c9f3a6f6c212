import type { Page } from 'playwright';
import { getParts, type Part, type PartPage } from '#contract/part.ts';
import { createApi } from '#api/api.ts';

const identity = {
  apiKey: 'tradecounter-web',
  storeKey: 'tradecounter',
  currencyCode: 'GBP',
  countryCode: 'GB',
  token: null,
};

/** Every part of the store, as a guest sees it. */
export const partsOf = async (origin: string): Promise<Part[]> => {
  const api = createApi({ base: `${origin}/api`, identity: () => identity });
  const parts: Part[] = [];
  for (let after: string | null = null; ;) {
    const page: PartPage = await api.call(getParts, { query: after === null ? {} : { After: after } });
    parts.push(...page.parts);
    if (page.next === null) return parts;
    after = page.next;
  }
};

/** The smallest quantity of a part that can be ordered. */
export const leastOf = ({ quantityRule: { increment, minimum } }: Part): number =>
  Math.ceil(Math.max(1, minimum ?? 1) / increment) * increment;

/** Parts that anybody can order in small quantities. */
export const plainParts = (parts: readonly Part[]): Part[] =>
  parts.filter(
    (part) =>
      !part.hasAddOns &&
      part.priceMinor !== null &&
      part.stock.isInStock &&
      !part.stock.isLow &&
      leastOf(part) <= 100 &&
      (part.quantityRule.maximum ?? 1_000) >= 1_000,
  );

/** Pastes a text into a page. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
