import { Refused } from '#api/api-error.ts';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { guest } from '#shopper/session.ts';
import { nextSession } from '#shopper/visit/session-events.ts';
import { openChannel } from '#offline/channel.ts';
import { JournalMessage } from '#offline/journal/messages.ts';
import { tokenMark } from '#offline/session/token-mark.ts';
import { journalChannel } from '#offline/storage-names.ts';
import { basketQuery } from '#features/basket/basket-queries.ts';
import { checkoutSummaryQuery } from '#features/checkout/checkout-queries.ts';
import { createCurrentShop, guestState } from '#app/current-shop.ts';
import { openJournal } from './open-journal.ts';
import type { JournalView } from './screen.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

test('a page that comes back from the back-forward cache shows what waits now: it heard nothing of what was sent meanwhile', async () => {
  const elsewhere = createJournal({ store: await deviceJournal() });
  const { entry } = await elsewhere.append({ ...origin, owner: 'guest' }, add('A', 1));
  const seen: JournalView[] = [];
  await openJournal(
    {
      currentShop: createCurrentShop(configuration, guestState(configuration)),
      queryClient: new QueryClient(),
      onRefused: () => undefined,
      recheckSession: () => Promise.resolve(),
    },
    { write: (view) => void seen.push(view), notify: () => undefined, isSending: () => false },
    null,
  );
  expect(seen.at(-1)?.waiting).toHaveLength(1);
  await elsewhere.discard(entry?.id ?? '');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(seen.at(-1)?.waiting).toEqual([]));
});

const tokenOf = (iat: number): string =>
  ['{}', JSON.stringify({ sub: 'ada', iat, exp: Date.now() / 1000 + 600 }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test('what another tab heard of its own, older token does not pass for a refusal of this page’s', async () => {
  const [older, newer] = [tokenOf(1), tokenOf(2)];
  const session = nextSession(guest, { type: 'signed-in', token: newer, now: 0 });
  const refused = vi.fn<(error: Refused) => void>();
  await openJournal(
    {
      currentShop: createCurrentShop(configuration, { ...guestState(configuration), session }),
      queryClient: new QueryClient(),
      onRefused: refused,
      recheckSession: () => Promise.resolve(),
    },
    { write: () => undefined, notify: () => undefined, isSending: () => false },
    null,
  );
  const other = openChannel(journalChannel, JournalMessage);
  const say = (token?: string): void =>
    other.post({
      type: 'outcome',
      owner: 'u-ada',
      lane: 'basket',
      id: crypto.randomUUID(),
      name: 'add-to-basket',
      outcome: { type: 'parked', by: 'sign-in', ...(token === undefined ? {} : { tokenMark: tokenMark(token) }) },
    });
  say(older);
  say(newer);
  say();
  await expect
    .poll(() => refused.mock.calls.map(([error]) => [error.status, Refused.tokenOf(error)]))
    .toEqual([
      [401, tokenMark(older)],
      [401, newer],
      [401, null],
    ]);
  expect(tokenMark(newer)).not.toBe(tokenMark(older));
  other.close();
});

test('what a checkout in one tab changes by calls of its own is read again by another, and not by itself', async () => {
  const open = async () => {
    const queryClient = new QueryClient();
    const currentShop = createCurrentShop(configuration, guestState(configuration));
    const keys = [basketQuery(currentShop.get()).queryKey, checkoutSummaryQuery(currentShop.get()).queryKey];
    for (const key of keys) queryClient.setQueryData(key, null);
    const page = { currentShop, queryClient, onRefused: () => undefined, recheckSession: () => Promise.resolve() };
    const screen = { write: () => undefined, notify: () => undefined, isSending: () => false };
    const journal = await openJournal(page, screen, null);
    return { journal, isStale: () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated) };
  };
  const [paying, looking] = [await open(), await open()];
  await paying.journal.observe({ isCheckoutChanged: true });
  await vi.waitFor(() => expect(looking.isStale()).toEqual([true, true]));
  expect(paying.isStale()).toEqual([false, false]);
});
