import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
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
      onParked: () => undefined,
    },
    { write: (view) => void seen.push(view), notify: () => undefined, isSending: () => false },
    null,
  );
  expect(seen.at(-1)?.waiting).toHaveLength(1);
  await elsewhere.discard(entry?.id ?? '');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(seen.at(-1)?.waiting).toEqual([]));
});
