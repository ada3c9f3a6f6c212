import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filterChoices } from '#contract/filter-choices.ts';
import type { Attribute } from '#contract/product.ts';
import { type CachedProduct, productsIn } from '#offline/reads/cached-products.ts';
import { cachedFacets } from './cached-facets.ts';
import { hasDetails, inCategory, isChosen, isJudged, needsDetails, sortProducts } from './cached-selection.ts';

const sample = JSON.parse(
  readFileSync(new URL('../../../../tests/contract/samples/getProducts.json', import.meta.url), 'utf8'),
) as { data: unknown };
const [base] = productsIn([{ data: sample.data, storedAt: 1 }]);

const attribute = (code: string, value: string | number): Attribute => ({
  code,
  name: code,
  value,
  displayValue: String(value),
});
const product = (name: string, amount: number, ...attributes: Attribute[]): CachedProduct => {
  if (base === undefined) throw new Error('The sample holds no product.');
  const summary = { ...base.summary, id: name, name, attributes: [], priceFrom: { amount, currencyCode: 'GBP' } };
  return { ...base, summary, attributes, isWhole: true };
};

const short = product('Short', 200, attribute('thread', 'M6'), attribute('length', 20));
const long = product('Long', 100, attribute('thread', 'M10'), attribute('length', 90));
const all = [short, long];

test.each([
  [['thread:M6'], ['Short']],
  [
    ['thread:M6', 'thread:M10'],
    ['Short', 'Long'],
  ],
  [['thread:M6', 'length:50..'], []],
  [['length:50..'], ['Long']],
  [
    ['length:..30', 'length:50..'],
    ['Short', 'Long'],
  ],
  [['price:..150'], ['Long']],
  [['availability:in-stock'], ['Short', 'Long']],
])('the filters %j leave %j [CAT-02]', (filters, names) => {
  const choices = filterChoices(filters);
  const left = all.filter((one) => choices.every((choice) => isChosen(one, choice)));
  expect(left.map(({ summary }) => summary.name)).toEqual(names);
});

test('a product of which one variant is known stays where another may match', () => {
  const spanning = {
    ...short,
    isWhole: false,
    summary: { ...short.summary, spans: [{ code: 'thread', displayValue: 'M6 to M20' }] },
  };
  const [choice] = filterChoices(['thread:M12']);
  expect(choice !== undefined && isChosen(spanning, choice)).toBe(true);
  expect(choice !== undefined && isChosen(short, choice)).toBe(false);
});

test('what only the store knows is distinguished from what this device can judge', () => {
  expect(filterChoices(['type:bolts', 'thread:M6']).map((choice) => isJudged(all, choice))).toEqual([false, true]);
});

test('a category holds what lies anywhere below it', () => {
  const slugs = short.summary.categories.map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(1);
  for (const slug of slugs) expect(inCategory(all, slug)).toEqual(all);
  expect(inCategory(all, 'no-such-category')).toEqual([]);
  expect(inCategory(all, null)).toEqual(all);
});

test('products are ordered as the address says', () => {
  const names = (sort: Parameters<typeof sortProducts>[1]) =>
    sortProducts(all, sort).map(({ summary }) => summary.name);
  expect(names('PriceAscending')).toEqual(['Long', 'Short']);
  expect(names('PriceDescending')).toEqual(['Short', 'Long']);
  expect(names('NameAscending')).toEqual(['Long', 'Short']);
  expect(names('NameDescending')).toEqual(['Short', 'Long']);
  expect(names(null)).toEqual(['Short', 'Long']);
});

test('filters are offered with what each value would leave of the other choices [CAT-02]', () => {
  const facets = cachedFacets(all, filterChoices(['thread:M6', 'price:..500']));
  const values = (code: string) =>
    facets
      .find((facet) => facet.code === code)
      ?.values.map(({ value, count, isSelected }) => [value, count, isSelected]);
  expect(values('thread')).toEqual([
    ['M6', 1, true],
    ['M10', 1, false],
  ]);
  expect(values('length')).toEqual([
    ['20', 1, false],
    ['90', 0, false],
  ]);
  expect(facets.find(({ code }) => code === 'price')).toMatchObject({ type: 'range', range: { min: 0, max: 500 } });
});

test('what the part index alone has of a product is known to lack details, which price and availability do not need', () => {
  const bare = { ...short, attributes: [], summary: { ...short.summary, brand: null, categories: [] } };
  expect([short, bare].map(hasDetails)).toEqual([true, false]);
  expect(
    filterChoices(['thread:M6', 'price:..150', 'availability:in-stock', 'brand:kestrel']).map(needsDetails),
  ).toEqual([true, false, false, true]);
});
