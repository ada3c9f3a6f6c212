import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { bootCacheKey } from '#offline/storage-names.ts';
import { dataVersion } from '#offline/reads/data-version.ts';

/** As long as the worker caches products, which open without a connection only if the settings are there too. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Answers that come in one burst are written once. */
const burstMs = 1_000;

/** As it was answered: that it could not be asked for again, as without a connection, makes an answer no worse. */
const asAnswered = (kept: PersistedClient): string => {
  // States of their own, made to be written.
  for (const { state } of kept.clientState.queries) state.status = 'success';
  return JSON.stringify(kept);
};

/**
 * Persists the answers marked `boot` (settings, menu, categories) from now on, and where `restores` is set first puts
 * back what was persisted. They are few and small, so that a synchronous store can have them ready for the first frame.
 * `page` is what tells that it is being left.
 */
export const persistBootCache = async (
  queryClient: QueryClient,
  storage: Storage | null,
  page: EventTarget,
  { restores }: { restores: boolean },
): Promise<void> => {
  if (storage === null) return;
  const persister = createSyncStoragePersister({
    storage,
    key: bootCacheKey,
    throttleTime: burstMs,
    serialize: asAnswered,
  });
  const options = {
    queryClient,
    persister,
    maxAge: maxAgeMs,
    buster: dataVersion,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta, state }: Query) => meta?.persist === 'boot' && state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  };
  const saveNow = (): void => void persistQueryClientSave({ ...options, persister: atOnce(persister, storage) });
  if (restores) await persistQueryClientRestore(options);
  persistQueryClientSubscribe(options);
  // A page can be left before a burst is over.
  page.addEventListener('pagehide', saveNow);
  // What the host brought along is in memory already, and a first visit may be over in a moment.
  if (!restores) saveNow();
};

const atOnce = (persister: Persister, storage: Storage): Persister => ({
  ...persister,
  persistClient: (kept) => {
    try {
      storage.setItem(bootCacheKey, asAnswered(kept));
    } catch {
      // A full store costs the next start its first frame, and nothing else.
    }
  },
});

/** Deletes the persisted set; what is in memory is persisted again. */
export const clearBootCache = (storage: Storage | null): void => storage?.removeItem(bootCacheKey);
