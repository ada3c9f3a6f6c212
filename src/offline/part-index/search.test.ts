import { expect, test } from 'vitest';
import { pageOf, partNamed as part, searchOf } from '#tests/search/part-search.ts';

const shelf = () =>
  searchOf([
    part('FX-HB-M10-060', 'Hex bolt M10, zinc plated', 'M10 60 mm Zinc plated', {
      variantName: 'Hex bolt M10 x 60, box of 50',
      barcode: '0501234000017',
      makerNumber: '931-10/60',
    }),
    part('FX-HB-M10-080', 'Hex bolt M10, zinc plated', 'M10 80 mm Zinc plated'),
    part('FX-HB-M08-060', 'Hex bolt M8, zinc plated', 'M8 60 mm Zinc plated'),
    part('PL-BV-022', 'Ball valve 22 mm', '22 mm Brass'),
    part('TL-HM-016', 'Claw hammer 16 oz', 'Steel Hickory'),
  ]);

const skus = (typed: string, limit = 5) =>
  shelf()
    .find(typed, limit)
    .map(({ part: { sku } }) => sku);

test.each(['FX-HB-M10-060', 'fx hb m10 060', 'fxhbm10060', 'FX-HB-M10-60', '931-10/60', '93110 60', '501234000017'])(
  'a whole number is found as %j [CAT-08]',
  (typed) => {
    expect(shelf().exact(typed)?.part.sku).toBe('FX-HB-M10-060');
    expect(skus(typed)[0]).toBe('FX-HB-M10-060');
  },
);

test('the beginning of a number and a piece of it find all that have it [CAT-08]', () => {
  expect(skus('fx-hb-m10')).toEqual(['FX-HB-M10-060', 'FX-HB-M10-080']);
  expect(skus('hb m08')[0]).toBe('FX-HB-M08-060');
});

test.each(['m10 60', 'M10x60', 'M10 × 60mm', 'bolt 60 m10', 'hex m10 60 mm'])(
  'a size is found as %j [CAT-08]',
  (typed) => expect(skus(typed)[0]).toBe('FX-HB-M10-060'),
);

test.each([
  '"m10" bolt 60',
  '“m10” bolt “60”',
  'm10" bolt 60',
  '"hex bolt m10" 60',
  "'m10' bolt '60'",
  '(m10) bolt; 60…',
  'hex…m10…60',
  'hex\u00AD bo\u00ADlt m10\u200B 60',
  'hex™ bolt® m10 60',
  'bolt & m10, 60 + hex!',
])('quotes and other marks that were pasted with it hide nothing: %j [CAT-08]', (typed) =>
  expect(skus(typed)[0]).toBe('FX-HB-M10-060'),
);

test('words are found unfinished, and with one typing error [CAT-08]', () => {
  expect(skus('ball val')).toEqual(['PL-BV-022']);
  expect(skus('hamer claw')).toEqual(['TL-HM-016']);
  expect(skus('valvr')).toEqual(['PL-BV-022']);
  expect(skus('quarzel')).toEqual([]);
});

test('parts near a number that names nothing are found [CAT-08]', () => {
  const near = (typed: string) =>
    shelf()
      .near(typed, 3)
      .map(({ part: { sku } }) => sku);
  expect(near('FX-HB-M1O-060')[0]).toBe('FX-HB-M10-060');
  expect(near('FX-HB-M10-070').toSorted()).toContain('FX-HB-M10-060');
  expect(near('PL-BV-22X')[0]).toBe('PL-BV-022');
  expect(near('zz')).toEqual([]);
});

test('changed and new parts are found at once, and removed ones no longer', () => {
  const search = shelf();
  search.apply(pageOf([part('PL-BV-022', 'Gate valve 22 mm', '22 mm Brass'), part('NEW-1', 'Cable clip', 'Brown')]), [
    'tl-hm-016',
  ]);
  expect(search.find('gate', 5).map(({ part: { sku } }) => sku)).toEqual(['PL-BV-022']);
  expect(search.find('ball', 5)).toEqual([]);
  expect(search.exact('TL-HM-016')).toBeNull();
  expect(search.exact('new1')?.part.name).toBe('Cable clip');
  expect(search.size()).toBe(5);
});

test('it is prepared a chunk at a time, and answers the same before, while and after', () => {
  const parts = Array.from({ length: 1_000 }, (_, at) => part(`FX-${at}`, `Hex bolt M${at % 40}`, 'Zinc plated'));
  const search = searchOf(parts);
  const foundBy = ({ find }: typeof search) => find('bolt m7', 5).map(({ part: { sku } }) => sku);
  const before = foundBy(searchOf(parts));
  expect(before[0]).toBe('FX-7');
  expect(search.warm()).toBe(true);
  expect(search.warm()).toBe(true);
  expect(foundBy(search)).toEqual(before);
  while (search.warm()) continue;
  expect(foundBy(search)).toEqual(before);
});

test('all parts of products are found, and those of at most so many products of categories, also after a change', () => {
  const bolt = (sku: string, categories = ['bolts']) => part(sku, 'Hex bolt', 'M10', { slug: 'hex-bolt', categories });
  const search = searchOf([
    bolt('FX-1'),
    part('PL-1', 'Ball valve', '22 mm', { slug: 'ball-valve', categories: ['valves', 'clearance'] }),
    bolt('FX-2'),
    part('TL-1', 'Claw hammer', 'Steel', { slug: 'claw-hammer' }),
  ]);
  const found = (parts: readonly { readonly part: { readonly sku: string } }[]) => parts.map((one) => one.part.sku);
  expect(found(search.ofProducts(['ball-valve', 'hex-bolt', 'unheard-of']))).toEqual(['PL-1', 'FX-1', 'FX-2']);
  expect(found(search.ofCategories(['bolts', 'clearance'], 9))).toEqual(['FX-1', 'FX-2', 'PL-1']);
  expect(found(search.ofCategories(['bolts', 'clearance'], 1))).toEqual(['FX-1', 'FX-2']);
  search.apply(pageOf([bolt('FX-1', ['sale']), bolt('FX-3', ['sale'])]), ['fx-2']);
  expect(found(search.ofProducts(['hex-bolt']))).toEqual(['FX-1', 'FX-3']);
  expect(found(search.ofCategories(['bolts'], 9))).toEqual([]);
  expect(found(search.ofCategories(['sale'], 9))).toEqual(['FX-1', 'FX-3']);
});

const bolts = () => {
  const bolt = (size: string) =>
    part(`HB-${size}`, 'Hex bolt, zinc plated', size, {
      slug: 'hex-bolt',
      variantName: `Hex bolt, zinc plated, ${size}`,
    });
  return searchOf([
    ...['M10', 'M6', 'M12', 'M8'].map(bolt),
    part('HN-M6', 'Hex nut', 'M6', { slug: 'hex-nut' }),
    part('AC-R', 'Hex anchor', 'Red', { slug: 'hex-anchor', variantName: 'Hex anchor, red' }),
    part('AC-B', 'Hex anchor', 'Blue', { slug: 'hex-anchor', variantName: 'Hex anchor, blue' }),
  ]);
};

test('words that tell no sizes apart find a product once, with how many sizes it has; those that do find its parts [CAT-07] [CAT-08]', () => {
  const search = bolts();
  const found = (typed: string) =>
    search.match(typed, 8).map(({ part: { slug, sku }, sizes }) => (sizes === undefined ? sku : `${sizes} of ${slug}`));
  expect(found('hex bolt')).toEqual(['4 of hex-bolt']);
  expect(found('hex').toSorted()).toEqual(['2 of hex-anchor', '4 of hex-bolt', 'HN-M6']);
  expect(found('hex anchor red')).toEqual(['AC-R']);
  expect(found('m6 hex bolt')).toEqual(['HB-M6']);
  expect(found('HB-M')).toHaveLength(4);
  expect(found('HB-M10')).toEqual(['HB-M10']);
});

test('the parts of a product are together whatever is in the ids of a store', () => {
  const bolt = (at: number, productId: string) =>
    part(`HB-${at}`, 'Hex bolt', `${at} mm`, { id: `"${at}\\`, productId });
  const search = searchOf([bolt(1, 'a"b'), bolt(2, 'a"b'), bolt(3, 'a\\'), bolt(4, 'a\\'), bolt(5, 'é"')]);
  expect(
    search
      .match('bolt', 8)
      .map(({ sizes }) => sizes ?? 1)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 2]);
});

test('of a word that very many parts have, the sizes of a product are not counted', () => {
  const search = searchOf(
    Array.from({ length: 500 }, (_, at) => part(`HB-${at}`, 'Hex bolt', `${at} mm`, { slug: `bolt-${at % 2}` })),
  );
  expect(search.match('bolt', 8).map(({ sizes }) => sizes)).toEqual([null, null]);
});

test('the sizes of a product come in the order in which they are read', () => {
  const sizes = bolts()
    .ofProducts(['hex-bolt'])
    .map(({ part: { sku } }) => sku);
  expect(sizes).toEqual(['HB-M6', 'HB-M8', 'HB-M10', 'HB-M12']);
});
