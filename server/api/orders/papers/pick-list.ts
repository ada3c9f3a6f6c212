import { setImmediate } from 'node:timers/promises';
import { isCollected } from '#contract/collected.ts';
import { code128 } from './code128.ts';
import type { PaperFacts } from './facts.ts';
import { addressLines, drawContinuedHead, drawHead, drawParties, drawSpecs, endPaper } from './frame.ts';
import { dateTimeText, deliveryName, paperTitles } from './paper-words.ts';
import { colours, contentWidth, createSheet, page, type Sheet } from './sheet.ts';

/** Draws the list of goods to pick: each line with a tick box and its part number as a barcode. It shows no prices. */
export const drawPickList = async (facts: PaperFacts, at: Date): Promise<Buffer> => {
  const { order, seller, store } = facts;
  const sheet = createSheet({
    title: `${paperTitles['pick-list']} ${order.number}`,
    author: seller?.legalName ?? store.name,
    at,
  });
  drawHead(sheet, facts, 'pick-list');
  const pieces = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  drawSpecs(sheet, [
    { name: 'Placed', value: dateTimeText(order.createdAt) },
    { name: 'Lines', value: String(facts.lines.length) },
    { name: 'Pieces', value: String(pieces) },
    { name: deliveryName(order.deliveryOption), value: order.deliveryOption.name },
    ...(order.referenceNumber === null || order.referenceNumber === ''
      ? []
      : [{ name: 'Your reference', value: order.referenceNumber }]),
  ]);
  const top = sheet.y;
  const { deliveryInstructions } = order.deliveryAddress;
  drawParties(sheet, [
    { name: isCollected(order.deliveryOption) ? 'Customer' : 'Deliver to', lines: addressLines(order.deliveryAddress) },
    { name: deliveryInstructions ? 'Instructions' : '', lines: deliveryInstructions ? [deliveryInstructions] : [] },
    { name: 'Order', lines: [] },
  ]);
  drawBars(sheet, order.number, page.right - columnOfBars, top + 22, columnOfBars, 30);
  await drawLines(sheet, facts);
  drawSigned(sheet);
  return endPaper(sheet, facts, at);
};

const columnOfBars = 157;

/** Not every scanner can read bars narrower than a fifth of a millimetre. */
const minModule = 0.57;
const maxModule = 0.9;

/** Draws a text as a barcode, from `x` and at most `width` wide; returns false if the result would be unreadable. */
const drawBars = (sheet: Sheet, text: string, x: number, y: number, width: number, height: number): boolean => {
  const widths = code128(text);
  if (widths === null) return false;
  const module = Math.min(maxModule, width / widths.reduce((sum, one) => sum + one, 0));
  if (module < minModule) return false;
  let at = x;
  for (const [index, one] of widths.entries()) {
    if (index % 2 === 0) sheet.fill(at, y, one * module, height, '#000000');
    at += one * module;
  }
  return true;
};

// Leaves a quiet zone of ten modules on both sides of the bars.
const columns = {
  box: { x: page.left, width: 16 },
  bars: { x: page.left + 36, width: 176 },
  name: { x: page.left + 230, width: 206 },
  quantity: { x: page.right - 60, width: 60 },
} as const;

const drawTableHead = (sheet: Sheet): void => {
  const style = { face: 'strong', size: 8, colour: colours.ink2 } as const;
  sheet.text('Part number', columns.bars.x, sheet.y, columns.bars.width, style);
  sheet.text('Description', columns.name.x, sheet.y, columns.name.width, style);
  sheet.text('Quantity', columns.quantity.x, sheet.y, columns.quantity.width, { ...style, align: 'right' });
  sheet.y += 15;
  sheet.rule(sheet.y, { weight: 1, colour: colours.ink });
};

const barHeight = 24;
/** Height of the signature fields; they are never alone on a page. */
const signedHeight = 60;

const drawLines = async (sheet: Sheet, facts: PaperFacts): Promise<void> => {
  drawTableHead(sheet);
  sheet.onNewPage = () => {
    drawContinuedHead(sheet, facts, 'pick-list');
    drawTableHead(sheet);
  };
  const small = { size: 8.5, colour: colours.ink2 } as const;
  const { box, bars, name, quantity } = columns;
  for (const [index, line] of facts.lines.entries()) {
    // Yields to other requests while drawing a long order.
    if (index % 10 === 9) await setImmediate();
    const title = line.variantName ?? line.productName;
    const notes = line.addOns.map((addOn) => `+ ${addOn.quantity} × ${addOn.name}`);
    const skuHeight = sheet.heightOf(line.sku, bars.width, { face: 'code', size: 9.5 });
    const nameHeight =
      sheet.heightOf(title, name.width) + notes.reduce((sum, note) => sum + sheet.heightOf(note, name.width, small), 0);
    const height = Math.max(barHeight + 3 + skuHeight, nameHeight);
    const isLast = index === facts.lines.length - 1;
    sheet.ensure(height + 18 + (isLast ? signedHeight : 0));
    const y = sheet.y + 9;
    sheet.box(box.x, y + 4, 15);
    const hasBars = drawBars(sheet, line.sku, bars.x, y, bars.width, barHeight);
    sheet.text(line.sku, bars.x, hasBars ? y + barHeight + 2 : y, bars.width, { face: 'code', size: 9.5 });
    let noteY = y + sheet.text(title, name.x, y, name.width, { face: 'strong' });
    for (const note of notes) noteY += sheet.text(note, name.x, noteY, name.width, small);
    sheet.text(String(line.quantity), quantity.x, y - 2, quantity.width, { face: 'head', size: 17, align: 'right' });
    sheet.y += height + 18;
    sheet.rule(sheet.y);
  }
  sheet.onNewPage = () => drawContinuedHead(sheet, facts, 'pick-list');
};

/** Draws the signature fields below the last line, which has reserved the space. */
const drawSigned = (sheet: Sheet): void => {
  sheet.y += 34;
  const width = (contentWidth - 28) / 3;
  for (const [index, name] of ['Picked by', 'Checked by', 'Date'].entries()) {
    const x = page.left + index * (width + 14);
    sheet.rule(sheet.y, { weight: 0.8, colour: colours.pencil, from: x, to: x + width });
    sheet.text(name, x, sheet.y + 3, width, { size: 8, colour: colours.ink2 });
  }
};
