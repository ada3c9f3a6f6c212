import { expect, test } from 'vitest';
import type { LineItem } from '#contract/basket.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { waitingOf } from '#offline/journal/read-waiting.ts';
import { maxWaitMs } from '#offline/drain/next-step.ts';
import { checkOf } from './check-options.ts';
import { describeChange } from './describe-change.ts';
import { setOfCache } from './cache-sets.ts';
import { reportOf } from './sync-report.ts';
import { editableQuantity, groupsOf, withDependants, withQuantity } from './waiting-groups.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });
const shows: LineItem = {
  lineItemId: 'l1',
  productId: 'p1',
  productName: 'Hex bolt',
  slug: 'hex-bolt',
  sku: 'FX-HB-M10',
  imageUrl: null,
  drawing: null,
  variant: {
    id: 'v1',
    name: 'M10',
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    unit: { code: 'each', label: 'Each', packSize: 1 },
    tierPrices: [],
  },
  quantity: 6,
  price: { amount: 100, currencyCode: 'GBP', originalPrice: gbp(100), subTotal: gbp(600), total: gbp(600) },
  appliedTier: null,
  addOns: [],
  categories: [],
  inventory: sampleVariant.inventory,
  isAvailable: true,
};
const line = { productVariantId: 'v1', addonOptionIds: [] };
const addSix: Change = { name: 'add-to-basket', input: { line, quantity: 6, shows } };
const makeVan: Change = { name: 'create-list', input: { listId: 'local-1', name: 'Van' } };
const fillVan: Change = {
  name: 'set-item',
  input: { listId: 'local-1', productVariantId: 'v1', quantity: 2, called: { name: 'Hex bolt, M10', sku: null } },
};

/** Records the changes, puts the first of them into a state, and returns the waiting ones. */
const waitingAfter = async (changes: readonly Change[], first: Partial<StoredEntry> = {}) => {
  const store = createMemoryJournal();
  const journal = createJournal({ store, now: () => 1_000 });
  const origin = {
    owner: 'u-secret',
    storeKey: 'main',
    currencyCode: 'GBP',
    countryCode: 'GB',
    from: '/cart?t=secret',
  };
  for (const change of changes) await journal.append(origin, change);
  const [entry] = await journal.entries();
  if (entry === undefined) throw new Error('Nothing was recorded.');
  await store.write((tx) => tx.put({ ...entry, ...first }));
  return waitingOf(await journal.entries());
};

const only = async (first: Partial<StoredEntry>, change: Change = addSix) => {
  const [waiting] = await waitingAfter([change], first);
  if (waiting === undefined) throw new Error('Nothing waits.');
  return waiting;
};

const facts = { isKeyed: true, now: 2_000, quantityInCart: () => 3 };
const refusal = { status: 422, code: null, message: 'Only 2 are left.', at: 1_500 };

test('a change is described in a sentence [PWA-08]', () => {
  expect(describeChange(addSix)).toBe('Add 6 × Hex bolt, M10 to the cart');
  expect(describeChange(makeVan)).toBe('Create the list “Van”');
  expect(describeChange(fillVan)).toBe('Change Hex bolt, M10 to 2 on a list');
});

test('of what the store has too few, the rest can be waited for in place of the change [PWA-08]', async () => {
  const short = { ...refusal, code: 'OutOfStock' };
  const wantedOf = async (change: Change) =>
    checkOf(await only({ state: 'refused', failure: short }, change), facts).wanted;
  expect(await wantedOf(addSix)).toEqual({
    productVariantId: 'v1',
    called: { name: 'Hex bolt, M10', sku: 'FX-HB-M10' },
    quantity: 6,
  });
  const called = { name: 'Hex bolt, M10', sku: null };
  const raised: Change = { name: 'set-quantity', input: { line, quantity: 8, called } };
  expect(await wantedOf(raised)).toEqual({ productVariantId: 'v1', called, quantity: 5 });
  expect(checkOf(await only({ state: 'refused', failure: refusal }), facts).wanted).toBeUndefined();
});

test('a refusal says what the store said, and goes out again or not at all [PWA-08]', async () => {
  const check = checkOf(await only({ state: 'refused', failure: refusal }), facts);
  expect(check.note).toBe('The store says: Only 2 are left.');
  expect(check.options.map(({ label }) => label)).toEqual(['Send again', 'Discard']);
});

test('a line without the options its product needs leads to where they are chosen, and is not sent again [PWA-08]', async () => {
  const bare = { ...refusal, code: 'AddOnRequired', message: 'Cutting: choose one option.' };
  const check = checkOf(await only({ state: 'refused', failure: bare }, addSix), facts);
  expect(check.note).toBe('The store says: Cutting: choose one option.');
  expect(check.chooseOn).toBe(shows.slug);
  expect(check.options.map(({ label }) => label)).toEqual(['Discard']);
});

test('what may have been saved says what the cart shows; with keys it is sent again without harm [PWA-08]', async () => {
  const unsure = await only({ state: 'unsure', attempts: 8, firstSentAt: 1_000 });
  expect(checkOf(unsure, facts)).toEqual({
    message: 'We’re not sure this was saved: your cart shows 3.',
    note: 'It’s safe to send again: it won’t be done twice.',
    options: [
      { action: 'retry', label: 'Send again' },
      { action: 'discard', label: 'Keep 3 in the cart' },
    ],
  });
});

test.each([
  ['a store without keys', { ...facts, isKeyed: false }],
  ['a store that has forgotten the key', { ...facts, now: 1_000 + maxWaitMs }],
])('at %s a repeat is a decision named by its result [PWA-08]', async (_, known) => {
  const unsure = await only({ state: 'unsure', attempts: 1, firstSentAt: 1_000 });
  expect(checkOf(unsure, known).options).toEqual([
    { action: 'redo', label: 'Add 6 more' },
    { action: 'discard', label: 'Keep 3 in the cart' },
  ]);
});

test('what waited too long was not sent, and says so [PWA-08]', async () => {
  const check = checkOf(await only({ state: 'expired' }), facts);
  expect(check.message).toMatch(/wasn’t sent/);
  expect(check.options[0]).toEqual({ action: 'retry', label: 'Send now' });
});

test('what is put on a list goes with the list; refused with it, it says so [PWA-08]', async () => {
  const waiting = await waitingAfter([makeVan, fillVan], { state: 'refused', failure: refusal });
  const { toCheck, toSend } = groupsOf(waiting);
  expect([toCheck.length, toSend.length]).toEqual([1, 1]);
  expect(toCheck.flatMap((change) => withDependants(change, waiting)).map(({ name }) => name)).toEqual([
    'create-list',
    'set-item',
  ]);
  const parent = { ...refusal, code: 'ParentRefused', status: 0 };
  const dependant = await only({ state: 'refused', failure: parent }, fillVan);
  expect(checkOf(dependant, facts)).toMatchObject({ message: 'The list it belongs to couldn’t be created.' });
  expect(editableQuantity(dependant)).toBeNull();
});

test('a quantity can be changed while nothing was sent, or after a refusal [PWA-08]', async () => {
  expect(editableQuantity(await only({}))).toBe(6);
  expect(editableQuantity(await only({ state: 'refused', attempts: 1, failure: refusal }))).toBe(6);
  expect(editableQuantity(await only({ attempts: 1 }))).toBeNull();
  expect(editableQuantity(await only({ state: 'sending', attempts: 1 }))).toBeNull();
  expect(editableQuantity(await only({}, makeVan))).toBeNull();
  expect(withQuantity(addSix, 9)).toMatchObject({ input: { quantity: 9, line } });
  expect(withQuantity(makeVan, 9)).toBeNull();
});

test('the report says what waits, and not whose it is [PWA-08]', async () => {
  const report = reportOf([await only({ state: 'refused', attempts: 1, failure: refusal })], {
    now: 2_000,
    version: '1.2.3',
    connection: 'online',
    blockedBy: null,
    isDurable: true,
  });
  expect(report).toContain('1. Add 6 × Hex bolt, M10 to the cart (FX-HB-M10)');
  expect(report).toContain('last answer 1970-01-01T00:00:01.500Z: 422');
  expect(report).toContain('the store said: Only 2 are left.');
  expect(report).toContain('on /cart\n');
  expect(report).not.toContain('secret');
});

test('caches are listed by what is in them, and those for settings are not listed', () => {
  expect(setOfCache('tradecounter-shell')).toBe('shell');
  expect(setOfCache('tradecounter-catalogue-u-1a2b')).toBe('catalogue');
  expect(setOfCache('tradecounter-images')).toBe('pictures');
  expect(setOfCache('tradecounter-configuration')).toBeNull();
});
