import { expect, test } from 'vitest';
import { addOnGroups } from './add-ons.ts';
import { internalBarcode } from './barcode.ts';
import { everyFamily, shelves } from './catalogue.ts';
import { labelOf, pointsOf, skuOf } from './expand-axes.ts';
import { listPrice, priceSteps } from './part-pricing.ts';
import type { Shelf } from './shelf.ts';

const families = everyFamily();
const all = (list: readonly Shelf[]): Shelf[] => list.flatMap((shelf) => [shelf, ...all(shelf.shelves)]);
const everyShelf = all(shelves);
const parts = families.flatMap((family) =>
  pointsOf(family).map((point) => ({ family, point, sku: skuOf(family.code, point) })),
);

test('the catalogue has about 400 products and 5,000 variants', () => {
  expect(families.length).toBeGreaterThan(380);
  expect(families.length).toBeLessThan(450);
  expect(parts.length).toBeGreaterThan(4_500);
  expect(parts.length).toBeLessThan(5_500);
});

test('no two parts share a number, however it is typed', () => {
  const typed = parts.map(({ sku }) => sku.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase());
  expect(typed.length - new Set(typed).size).toBe(0);
  const loose = parts.map(({ sku }) => sku.replaceAll(/(^|[^0-9])0+(?=[0-9])/g, '$1').replaceAll(/[^A-Z0-9]/gi, ''));
  expect(loose.length - new Set(loose).size).toBe(0);
});

test('part numbers are capitals, digits and hyphens', () => {
  expect(parts.filter(({ sku }) => !/^[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(sku)).map(({ sku }) => sku)).toEqual([]);
});

test('every family stands on a shelf that exists, and no lowest shelf is empty', () => {
  const slugs = new Set(everyShelf.map(({ slug }) => slug));
  expect(slugs.size).toBe(everyShelf.length);
  expect(families.filter(({ shelf }) => !slugs.has(shelf)).map(({ code }) => code)).toEqual([]);
  const used = new Set(families.map(({ shelf }) => shelf));
  const empty = everyShelf.filter((shelf) => shelf.shelves.length === 0 && !used.has(shelf.slug));
  expect(empty.map(({ slug }) => slug)).toEqual([]);
});

test('shelves are up to four levels deep, and each says what it is for', () => {
  const depth = (shelf: Shelf): number => 1 + Math.max(0, ...shelf.shelves.map(depth));
  expect(Math.max(...shelves.map(depth))).toBe(4);
  expect(everyShelf.filter(({ note }) => note.length < 20).map(({ slug }) => slug)).toEqual([]);
});

test('what goes with a product and what can be added to it exists', () => {
  const codes = new Set(families.map(({ code }) => code));
  const groups = new Set(addOnGroups.map(({ code }) => code));
  expect(families.flatMap(({ goesWith = [] }) => goesWith.filter((code) => !codes.has(code)))).toEqual([]);
  expect(families.flatMap(({ addOns = [] }) => addOns.filter((code) => !groups.has(code)))).toEqual([]);
});

test('names tell products apart', () => {
  const names = families.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every price is between a penny and two thousand pounds, and falls with the quantity', () => {
  for (const { family, point } of parts) {
    const { general, trade } = priceSteps(family.each[0] * point.price, family);
    for (const steps of [general, trade]) {
      const amounts = steps.map(({ amountMinor }) => amountMinor);
      expect(amounts[0]).toBeGreaterThan(0);
      expect(amounts[0]).toBeLessThan(200_000);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }
    expect(steps1(trade)).toBeLessThanOrEqual(steps1(general));
  }
});

const steps1 = (steps: readonly { amountMinor: number }[]): number => steps[0]?.amountMinor ?? 0;

test('a label reads as a trade catalogue writes it', () => {
  const labels = new Map(parts.map(({ family, point, sku }) => [sku, labelOf(point, family.axes)]));
  expect(labels.get('FX-HB-M10-060')).toBe('M10 x 60 mm');
  expect(labels.get('VT-TE-2P5-050')).toBe('2.5 mm², 50 m');
  expect(labels.get('FX-HN-M8-100')).toBe('M8, bag of 100');
});

test('prices end as a printed list has them', () => {
  expect([0.113, 7.512, 123.4, 0.001].map(listPrice)).toEqual([11, 750, 12_350, 1]);
});

test('barcodes are EAN-13 of the shops’ own range', () => {
  expect(internalBarcode(1)).toBe('2000000000015');
  expect(internalBarcode(4_865)).toMatch(/^20\d{11}$/);
});
