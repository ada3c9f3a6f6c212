import { setImmediate } from 'node:timers/promises';
import { isCollected } from '#contract/collected.ts';
import { proseDate } from '#contract/store-clock.ts';
import { orderStatusWords, paymentStatusWords, settlementWords } from '#contract/status-words.ts';
import { transferDueAt } from '#server/api/payments/transfer/transfer-terms.ts';
import type { PaperFacts, Settlement } from './facts.ts';
import { addressLines, drawContinuedHead, drawHead, drawParties, drawSpecs, endPaper } from './frame.ts';
import { dateTimeText, deliveryName, paperTitles } from './paper-words.ts';
import { colours, contentWidth, createSheet, page, type Sheet } from './sheet.ts';

type Kind = 'order-confirmation' | 'proforma';

type Specs = Parameters<typeof drawSpecs>[1];

/** Draws the confirmation of an order: lines, taxes by rate, and the total. */
export const drawConfirmation = (facts: PaperFacts, settlement: Settlement, at: Date): Promise<Buffer> =>
  drawInvoice(facts, 'order-confirmation', confirmationSpecs(facts, settlement), at);

/** Draws the proforma invoice to pay an order by: the same, and the bank account. */
export const drawProforma = (facts: PaperFacts, at: Date): Promise<Buffer> =>
  drawInvoice(facts, 'proforma', proformaSpecs(facts), at);

const drawInvoice = async (facts: PaperFacts, kind: Kind, specs: Specs, at: Date): Promise<Buffer> => {
  const { order, seller, store } = facts;
  const sheet = createSheet({
    title: `${paperTitles[kind]} ${order.number}`,
    author: seller?.legalName ?? store.name,
    at,
  });
  drawHead(sheet, facts, kind);
  drawSpecs(sheet, specs);
  drawParties(sheet, partiesOf(facts));
  await drawLines(sheet, facts, kind);
  drawTotals(sheet, facts, kind);
  if (kind === 'proforma') drawBank(sheet, facts);
  drawNotes(sheet, facts, kind);
  return endPaper(sheet, facts, at);
};

const confirmationSpecs = ({ order }: PaperFacts, settlement: Settlement): Specs => [
  { name: 'Placed', value: dateTimeText(order.createdAt) },
  { name: 'Status', value: orderStatusWords[order.status] },
  {
    name: 'Payment',
    value: settlement === null ? paymentStatusWords[order.paymentStatus] : settlementWords[settlement],
  },
  { name: deliveryName(order.deliveryOption), value: order.deliveryOption.name },
  ...referenceOf(order.referenceNumber),
];

const proformaSpecs = ({ order, money }: PaperFacts): Specs => [
  { name: 'Date', value: proseDate(order.createdAt) },
  { name: 'Pay by', value: dateTimeText(transferDueAt(order)) },
  { name: 'To pay', value: money(order.grandTotalMinor) },
  { name: deliveryName(order.deliveryOption), value: order.deliveryOption.name },
  ...referenceOf(order.referenceNumber),
];

const referenceOf = (reference: string | null) =>
  reference === null || reference === '' ? [] : [{ name: 'Your reference', value: reference }];

const partiesOf = ({ order, seller, store }: PaperFacts) => {
  const vatNumber = order.customerInfo.vatNumber;
  return [
    {
      name: 'Seller',
      lines: [
        seller?.legalName ?? store.name,
        ...(seller?.addressLines ?? []),
        ...(seller?.vatNumber === undefined ? [] : [`VAT number ${seller.vatNumber}`]),
      ],
    },
    {
      name: 'Bill to',
      lines: [...addressLines(order.billingAddress), ...(vatNumber ? [`VAT number ${vatNumber}`] : [])],
    },
    ...(isCollected(order.deliveryOption) ? [] : [{ name: 'Deliver to', lines: addressLines(order.deliveryAddress) }]),
  ];
};

const columns = {
  sku: { x: page.left, width: 104 },
  name: { x: page.left + 110, width: 190 },
  quantity: { x: page.left + 302, width: 42 },
  each: { x: page.left + 346, width: 58 },
  rate: { x: page.left + 406, width: 32 },
  total: { x: page.right - 60, width: 60 },
} as const;

const drawTableHead = (sheet: Sheet): void => {
  const style = { face: 'strong', size: 8, colour: colours.ink2 } as const;
  const right = { ...style, align: 'right' } as const;
  const { sku, name, quantity, each, rate, total } = columns;
  sheet.text('Part number', sku.x, sheet.y, sku.width, style);
  sheet.text('Description', name.x, sheet.y, name.width, style);
  sheet.text('Quantity', quantity.x, sheet.y, quantity.width, right);
  sheet.text('Each', each.x, sheet.y, each.width, right);
  sheet.text('VAT', rate.x, sheet.y, rate.width, right);
  sheet.text('Total', total.x, sheet.y, total.width, right);
  sheet.y += 15;
  sheet.rule(sheet.y, { weight: 1, colour: colours.ink });
};

const drawLines = async (sheet: Sheet, facts: PaperFacts, kind: Kind): Promise<void> => {
  sheet.ensure(80);
  drawTableHead(sheet);
  sheet.onNewPage = () => {
    drawContinuedHead(sheet, facts, kind);
    drawTableHead(sheet);
  };
  const { sku, name, quantity, each, rate, total } = columns;
  const small = { size: 8.5, colour: colours.ink2 } as const;
  for (const [index, line] of facts.lines.entries()) {
    // Yields to other requests while drawing a long order.
    if (index % 10 === 9) await setImmediate();
    const title = line.variantName ?? line.productName;
    const notes = line.addOns.map((addOn) => `+ ${addOn.quantity} × ${addOn.name}, ${facts.money(addOn.priceMinor)}`);
    const height = Math.max(
      sheet.heightOf(line.sku, sku.width, { face: 'code', size: 9 }),
      sheet.heightOf(title, name.width) + notes.reduce((sum, note) => sum + sheet.heightOf(note, name.width, small), 0),
    );
    sheet.ensure(height + 12);
    const y = sheet.y + 6;
    sheet.text(line.sku, sku.x, y, sku.width, { face: 'code', size: 9 });
    let noteY = y + sheet.text(title, name.x, y, name.width);
    for (const note of notes) noteY += sheet.text(note, name.x, noteY, name.width, small);
    sheet.text(String(line.quantity), quantity.x, y, quantity.width, { align: 'right' });
    sheet.text(facts.money(line.unitPriceMinor), each.x, y, each.width, { align: 'right' });
    sheet.text(`${line.taxRateBasisPoints / 100}%`, rate.x, y, rate.width, { ...small, align: 'right' });
    sheet.text(facts.money(line.subTotalMinor), total.x, y, total.width, { face: 'strong', align: 'right' });
    sheet.y += height + 12;
    sheet.rule(sheet.y);
  }
  sheet.onNewPage = () => drawContinuedHead(sheet, facts, kind);
};

const drawTotals = (sheet: Sheet, { order, taxes, includesTax, money }: PaperFacts, kind: Kind): void => {
  const rows = [
    ['Subtotal', money(order.subTotalMinor)],
    ...order.discounts.map(({ code, amountMinor }) => [`Discount ${code}`, money(-amountMinor)]),
    [deliveryName(order.deliveryOption), order.deliveryChargeMinor === 0 ? 'Free' : money(order.deliveryChargeMinor)],
    ...taxes.map(({ name, onMinor, taxMinor }) => [
      `${includesTax ? 'Including ' : ''}${name} on ${money(onMinor)}`,
      money(taxMinor),
    ]),
  ];
  const x = page.left + 260;
  const width = page.right - x;
  sheet.ensure(rows.length * 16 + 48);
  sheet.y += 8;
  for (const [name = '', amount = ''] of rows) {
    sheet.text(name, x, sheet.y, width - 80, { colour: colours.ink2 });
    sheet.text(amount, page.right - 80, sheet.y, 80, { align: 'right' });
    sheet.y += 16;
  }
  sheet.y += 4;
  if (kind === 'proforma') sheet.fill(x - 10, sheet.y, width + 10, 30, colours.markTint);
  if (kind === 'proforma') sheet.fill(x - 10, sheet.y, 4, 30, colours.mark);
  sheet.rule(sheet.y, { weight: 1.5, colour: colours.ink, from: kind === 'proforma' ? x - 10 : x });
  const style = { face: 'head', size: 15 } as const;
  const inset = kind === 'proforma' ? 8 : 0;
  sheet.text(kind === 'proforma' ? 'To pay' : 'Total', x, sheet.y + 6, 120, style);
  sheet.text(money(order.grandTotalMinor), page.right - 160 - inset, sheet.y + 6, 160, { ...style, align: 'right' });
  sheet.y += 42;
};

const drawBank = (sheet: Sheet, { order, bank, money }: PaperFacts): void => {
  if (bank === null) return;
  const details = [...bank.details, { name: 'Payment reference', value: order.number }];
  sheet.ensure(details.length * 15 + 44);
  sheet.rule(sheet.y, { weight: 1.5, colour: colours.ink });
  sheet.text('How to pay', page.left, sheet.y + 8, contentWidth, { face: 'head', size: 13 });
  sheet.y += 30;
  const asked = `Transfer ${money(order.grandTotalMinor)} and quote the payment reference.`;
  sheet.y += sheet.text(asked, page.left, sheet.y, contentWidth) + 4;
  for (const { name, value } of details) {
    sheet.text(name, page.left, sheet.y, 110, { colour: colours.ink2 });
    sheet.text(value, page.left + 118, sheet.y, contentWidth - 118, { face: 'code', size: 9.5 });
    sheet.y += 15;
  }
  sheet.y += 12;
};

const drawNotes = (sheet: Sheet, { order, seller }: PaperFacts, kind: Kind): void => {
  const small = { size: 8.5, colour: colours.ink2 } as const;
  const paragraphs = [
    ...(order.customerComment === null || order.customerComment === ''
      ? []
      : [{ title: 'Your comment', text: [order.customerComment] }]),
    {
      title: 'Terms',
      text: [
        kind === 'proforma'
          ? 'This is a proforma invoice, not a VAT invoice. You can’t use it to reclaim VAT.'
          : 'This confirms your order. It is not a VAT invoice.',
        ...(seller?.terms ?? []),
      ],
    },
  ];
  for (const { title, text } of paragraphs) {
    sheet.ensure(40);
    sheet.y += sheet.text(title, page.left, sheet.y, contentWidth, { face: 'strong', size: 8.5 }) + 1;
    for (const paragraph of text) {
      sheet.ensure(sheet.heightOf(paragraph, contentWidth, small));
      sheet.y += sheet.text(paragraph, page.left, sheet.y, contentWidth, small) + 2;
    }
    sheet.y += 8;
  }
};
