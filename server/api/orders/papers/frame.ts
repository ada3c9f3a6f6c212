import type { AddressRecord } from '#server/db/schema/records.ts';
import type { OrderDocumentKind } from '#contract/order-document.ts';
import { proseDate } from '#contract/store-clock.ts';
import { countryName } from '#server/api/checkout/address.ts';
import type { PaperFacts } from './facts.ts';
import { lacksLettersText, paperTitles } from './paper-words.ts';
import { colours, contentWidth, page, type Sheet } from './sheet.ts';

/** Draws the head of every paper: the store's mark and contact details, and the paper's name. */
export const drawHead = (sheet: Sheet, { store, order }: PaperFacts, kind: OrderDocumentKind): void => {
  sheet.fill(page.left, page.top, 8, 18, colours.brand);
  sheet.text(store.name, page.left + 15, page.top - 2.5, 260, { face: 'head', size: 17 });
  const aside = { size: 8.5, colour: colours.ink2, align: 'right' } as const;
  sheet.text(store.phone, page.right - 220, page.top - 2, 220, aside);
  sheet.text(store.email, page.right - 220, page.top + 9.5, 220, aside);
  sheet.y = page.top + 42;
  sheet.y += sheet.text(`${paperTitles[kind]} ${order.number}`, page.left, sheet.y, contentWidth, {
    face: 'head',
    size: 26,
  });
  sheet.y += 6;
};

/** Draws the head of every page but the first. */
export const drawContinuedHead = (sheet: Sheet, { store, order }: PaperFacts, kind: OrderDocumentKind): void => {
  sheet.fill(page.left, page.top, 5, 11, colours.brand);
  sheet.text(
    `${store.name} · ${paperTitles[kind]} ${order.number}, continued`,
    page.left + 11,
    page.top - 1,
    contentWidth,
    {
      face: 'strong',
      size: 9,
    },
  );
  sheet.y = page.top + 24;
};

/** Draws names and values side by side below a heavy rule, like a product's specifications. */
export const drawSpecs = (sheet: Sheet, specs: readonly { name: string; value: string }[]): void => {
  const gap = 10;
  const width = (contentWidth - gap * (specs.length - 1)) / specs.length;
  sheet.rule(sheet.y, { weight: 1.5, colour: colours.ink });
  const heights = specs.map(({ name, value }, column) => {
    const x = page.left + column * (width + gap);
    sheet.text(name, x, sheet.y + 7, width, { size: 8, colour: colours.ink2 });
    return sheet.text(value, x, sheet.y + 18, width, { face: 'strong', size: 9.5 });
  });
  sheet.y += 18 + Math.max(...heights) + 7;
  sheet.rule(sheet.y);
};

/** Draws columns of lines, each under its name: seller, payer, delivery address. */
export const drawParties = (sheet: Sheet, parties: readonly { name: string; lines: readonly string[] }[]): void => {
  const gap = 14;
  const width = (contentWidth - gap * (parties.length - 1)) / parties.length;
  const heights = parties.map(({ name, lines }, column) => {
    const x = page.left + column * (width + gap);
    sheet.text(name, x, sheet.y + 8, width, { size: 8, colour: colours.ink2 });
    let y = sheet.y + 20;
    for (const [index, line] of lines.entries()) {
      y += sheet.text(line, x, y, width, { face: index === 0 ? 'strong' : 'text', size: 9.5 });
    }
    return y - sheet.y;
  });
  sheet.y += Math.max(...heights) + 18;
};

/** The lines of an address as on a letter. */
export const addressLines = (address: AddressRecord): string[] =>
  [
    address.companyName,
    `${address.firstName} ${address.lastName}`,
    address.addressLine1,
    address.addressLine2,
    [address.city, address.county].filter(Boolean).join(', '),
    address.postalCode,
    countryName(address.countryCode),
  ].filter((line): line is string => line !== undefined && line !== '');

/** Finishes a paper: adds the seller and "page n of m" to each page. */
export const endPaper = (sheet: Sheet, { order, seller, store }: PaperFacts, printedAt: Date): Promise<Buffer> =>
  sheet.end((pageNumber, pages) => {
    const y = page.bottom + 18;
    sheet.rule(y - 6);
    const said = [
      seller?.legalName ?? store.name,
      seller?.vatNumber === undefined ? '' : `VAT ${seller.vatNumber}`,
      seller?.companyNumber === undefined ? '' : `Company ${seller.companyNumber}`,
    ].filter((part) => part !== '');
    const style = { size: 8, colour: colours.ink2 } as const;
    sheet.text(said.join(' · '), page.left, y, 330, style);
    sheet.text(`${order.number} · ${proseDate(printedAt)} · Page ${pageNumber} of ${pages}`, page.right - 170, y, 170, {
      ...style,
      align: 'right',
    });
    if (sheet.lacksLetters) sheet.text(lacksLettersText, page.left, y + 12, contentWidth, style);
  });
