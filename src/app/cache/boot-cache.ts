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

/** The same as for the worker's product cache, since products only open without a connection if the settings are there too. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** A burst of answers is written once. */
const burstMs = 1_000;

/** Restores the success status: a failed refetch, as without a connection, doesn't make an answer any less valid. */
const asAnswered = (kept: PersistedClient): string => {
  // Mutating them is safe: these states are copies made for writing.
  for (const { state } of kept.clientState.queries) state.status = 'success';
  return JSON.stringify(kept);
};

/**
 * Persists the answers marked `boot` (settings, menu, categories) from now on and, if `restores` is set, first restores
 * the persisted ones. They are few and small, so that synchronous storage can provide them for the first frame.
 * `page` is the target of `pagehide` events.
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
  // The shopper may leave the page before a burst is written.
  page.addEventListener('pagehide', saveNow);
  // Answers that came with the host's page are already in memory, and a first visit may be over in a moment.
  if (!restores) saveNow();
};

const atOnce = (persister: Persister, storage: Storage): Persister => ({
  ...persister,
  persistClient: (kept) => {
    try {
      storage.setItem(bootCacheKey, asAnswered(kept));
    } catch {
      // Full storage only costs the next start its first frame.
    }
  },
});

/** Deletes the persisted answers; those in memory will be persisted again. */
export const clearBootCache = (storage: Storage | null): void => storage?.removeItem(bootCacheKey);
