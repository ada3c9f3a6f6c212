import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { recordedHere } from '#offline/journal/device-receipts.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { isPersistingPrices } from '#shopper/offline-shopper.ts';
import { changeCartAndDraft, changeDraft, orderDraftQuery } from './draft-store.ts';
import { followTabs } from './draft-tabs.ts';
import { emptyDraft } from './order-draft.ts';

vi.mock('#shopper/offline-shopper.ts', () => ({ isPersistingPrices: vi.fn<typeof isPersistingPrices>() }));

beforeEach(() => {
  vi.mocked(isPersistingPrices).mockResolvedValue(null);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

type OwnShop = Parameters<typeof changeDraft>[0];

const typed = { referenceNumber: 'Mill Lane', customerComment: null };
const other = { referenceNumber: 'Dawson', customerComment: null };

let shops = 0;
/** A shop with a typed reference on its device. */
const shopWithDraft = async (): Promise<OwnShop> => {
  shops += 1;
  const shop: OwnShop = { scope: `s${shops}`, configuration: { storeKey: `s${shops}` }, audience: 'guest' };
  await changeDraft(shop, new QueryClient(), (draft) => ({ ...draft, note: typed }));
  return shop;
};

/** The draft as the next page load reads it; the one after that must read the same. */
const opened = async (shop: OwnShop) => {
  const read = () => new QueryClient().fetchQuery(orderDraftQuery(shop));
  const first = await read();
  expect((await read()).note).toEqual(first.note);
  return first;
};

const record = async (receipt: string): Promise<void> => {
  await createJournal({ store: await deviceJournal() }).append(origin, add('A', 1), receipt);
};

const free = {
  id: 'free',
  deliveryOption: {
    name: 'Economy',
    description: null,
    carrier: null,
    estimatedDaysMin: 1,
    estimatedDaysMax: 2,
    charge: { amount: 0, currencyCode: 'GBP' },
  },
};

const never = (): Promise<never> => new Promise(() => undefined);

/** A page that dies while it changes the cart; resolves to the receipt that its draft holds. */
const dies = (shop: OwnShop, note: typeof typed | null, beforeDeath: (receipt: string) => Promise<void>) =>
  new Promise<string>((resolve) => {
    void changeCartAndDraft(shop, new QueryClient(), note, async (receipt) => {
      await beforeDeath(receipt);
      resolve(receipt);
      return never();
    });
  });

test.each([
  ['is gone', null, null],
  ['begins with the note', other, other],
])('where a page died once the journal had the change, the draft %s', async (_, note, expected) => {
  const shop = await shopWithDraft();
  const receipt = await dies(shop, note, record);
  expect((await opened(shop)).note).toEqual(expected);
  await expect.poll(() => recordedHere([receipt])).toEqual(new Set());
  // New input goes into the current draft.
  await changeDraft(shop, new QueryClient(), (draft) => ({ ...draft, acceptedTerms: 'terms' }));
  expect(await opened(shop)).toMatchObject({ note: expected, acceptedTerms: 'terms', next: null });
});

test('a page that died before the journal had the change leaves the draft as it was', async () => {
  const shop = await shopWithDraft();
  await dies(shop, null, async () => undefined);
  expect((await opened(shop)).note).toEqual(typed);
});

test('a change that is refused leaves the draft as it was, and one that is made takes it along', async () => {
  const shop = await shopWithDraft();
  const client = new QueryClient();
  await expect(changeCartAndDraft(shop, client, null, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await opened(shop)).toMatchObject({ note: typed, next: null });
  expect(await changeCartAndDraft(shop, client, null, async () => 'parked')).toBe('parked');
  expect(await opened(shop)).toEqual(emptyDraft);
  expect(await client.fetchQuery(orderDraftQuery(shop))).toEqual(emptyDraft);
});

test('a page that opens while another one changes the cart completes the draft once', async () => {
  const shop = await shopWithDraft();
  await changeCartAndDraft(shop, new QueryClient(), other, async (receipt) => {
    await record(receipt);
    expect((await opened(shop)).note).toEqual(other);
    // What is typed there is in the new cart's draft.
    await changeDraft(shop, new QueryClient(), (draft) => ({ ...draft, acceptedTerms: 'terms' }));
  });
  expect(await opened(shop)).toMatchObject({ note: other, acceptedTerms: 'terms', next: null });
});

test('a page whose cart change is refused leaves the draft of another page’s change alone', async () => {
  const shop = await shopWithDraft();
  const refused = changeCartAndDraft(shop, new QueryClient(), null, async () => {
    await dies(shop, other, record);
    throw new Error('full');
  });
  await expect(refused).rejects.toThrow('full');
  expect((await opened(shop)).note).toEqual(other);
});

test('where no prices are stored, a page keeps what another one has typed meanwhile, and its own prices', async () => {
  vi.mocked(isPersistingPrices).mockResolvedValue(false);
  const shop = await shopWithDraft();
  const client = new QueryClient();
  await client.fetchQuery(orderDraftQuery(shop));
  await changeDraft(shop, client, (draft) => ({ ...draft, options: [free] }));
  await changeDraft(shop, new QueryClient(), (draft) => ({ ...draft, note: other }));
  expect(await changeDraft(shop, client, (draft) => ({ ...draft, acceptedTerms: 'terms' }))).toMatchObject({
    note: other,
    acceptedTerms: 'terms',
    options: [{ id: 'free' }],
  });
  expect(await opened(shop)).toMatchObject({ note: other, acceptedTerms: 'terms', options: [] });
});

test('on a shared device, which stores no prices, one tab leaves what another has stored of the order as it is', async () => {
  vi.mocked(isPersistingPrices).mockResolvedValue(false);
  const shop = await shopWithDraft();
  const [one, other] = [new QueryClient(), new QueryClient()];
  await Promise.all([one, other].map((client) => client.fetchQuery(orderDraftQuery(shop))));
  const attempt = { key: 'k', body: {}, basketId: 'b', at: 1, totalMinor: 500 };
  await changeDraft(shop, one, (draft) => ({ ...draft, attempt }));
  expect(await changeDraft(shop, other, (draft) => ({ ...draft, acceptedTerms: 'terms' }))).toMatchObject({ attempt });
  expect(await opened(shop)).toMatchObject({ note: typed, attempt, acceptedTerms: 'terms' });
});

test('what another tab has done with, as when it placed the order, is not brought back by one that still shows it', async () => {
  const shop = await shopWithDraft();
  const [one, other] = [new QueryClient(), new QueryClient()];
  await Promise.all([one, other].map((client) => client.fetchQuery(orderDraftQuery(shop))));
  await changeDraft(shop, one, () => null);
  await changeDraft(shop, other, (draft) => ({ ...draft, acceptedTerms: 'terms' }));
  expect(await opened(shop)).toMatchObject({ note: null, acceptedTerms: 'terms' });
});

test.each([
  ['has an earlier draft', false],
  ['has no draft', true],
])('on a full device that %s, each change adds to what the page has', async (_, isDeleted) => {
  const shop = await shopWithDraft();
  const client = new QueryClient();
  await client.fetchQuery(orderDraftQuery(shop));
  if (isDeleted) await changeDraft(shop, client, () => null);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
  await changeDraft(shop, client, (draft) => ({ ...draft, note: other }));
  const changed = await changeDraft(shop, client, (draft) => ({ ...draft, acceptedTerms: 'terms' }));
  put.mockRestore();
  expect(changed).toMatchObject({ note: other, acceptedTerms: 'terms' });
  await changeDraft(shop, client, (draft) => draft);
  expect(await opened(shop)).toMatchObject({ note: other, acceptedTerms: 'terms' });
});

/** A page that shows the draft and hears the other tabs. */
const openTab = async (shop: OwnShop) => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const client = new QueryClient();
  await client.fetchQuery(orderDraftQuery(shop));
  followTabs(client);
  const pass = (type: string, persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { client, pass, shown: () => client.getQueryData(orderDraftQuery(shop).queryKey) };
};

const ready = { at: 1, seen: null };

test('a tab shows what another has done with the order: prepared it, then placed it', async () => {
  const shop = await shopWithDraft();
  const tab = await openTab(shop);
  const placing = new QueryClient();
  await changeDraft(shop, placing, (draft) => ({ ...draft, ready }));
  await expect.poll(tab.shown).toMatchObject({ note: typed, ready });
  await changeDraft(shop, placing, () => null);
  await expect.poll(tab.shown).toEqual(emptyDraft);
  tab.pass('pagehide', false);
});

test('a page that returns from the back-forward cache shows what another tab has done meanwhile, and follows it again', async () => {
  const shop = await shopWithDraft();
  const placing = new QueryClient();
  await changeDraft(shop, placing, (draft) => ({ ...draft, ready }));
  const tab = await openTab(shop);
  tab.pass('pagehide', true);
  await changeDraft(shop, placing, () => null);
  tab.pass('pageshow', true);
  await expect.poll(tab.shown).toEqual(emptyDraft);
  await changeDraft(shop, placing, (draft) => ({ ...draft, note: other }));
  await expect.poll(tab.shown).toMatchObject({ note: other });
  tab.pass('pagehide', false);
});

test('on a shared device, which stores no prices, a tab that hears of a change keeps its own prices', async () => {
  vi.mocked(isPersistingPrices).mockResolvedValue(false);
  const shop = await shopWithDraft();
  const tab = await openTab(shop);
  await changeDraft(shop, tab.client, (draft) => ({ ...draft, options: [free] }));
  await changeDraft(shop, new QueryClient(), (draft) => ({ ...draft, note: other }));
  await expect.poll(tab.shown).toMatchObject({ note: other, options: [{ id: 'free' }] });
  tab.pass('pagehide', false);
});
