import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SentChange } from '#offline/journal/sent-changes.ts';
import { useConnection } from './connection/store.ts';
import { type Shop, useShop } from './shop.tsx';

/** Recently sent changes, and the server's ids of lists made on this device, by local id. */
export interface SentLately {
  readonly changes: readonly SentChange[];
  readonly listIds: ReadonlyMap<string, string>;
}

const nothing: SentLately = { changes: [], listIds: new Map() };

const readSent = async ({ journal }: Shop): Promise<SentLately> => {
  const [{ sentChanges }, { localListIdIn }] = await Promise.all([
    import('#offline/journal/sent-changes.ts'),
    import('#offline/commands/local-list-ids.ts'),
  ]);
  const changes = sentChanges(await journal.finished());
  const localIds = [...new Set(changes.flatMap(({ input }) => localListIdIn(input) ?? []))];
  const ids = await Promise.all(localIds.map(async (local) => [local, await journal.listIdOf(local)] as const));
  return { changes, listIds: new Map(ids.flatMap(([local, id]) => (id === null ? [] : [[local, id] as const]))) };
};

/** The changes that this device has sent recently. */
export const sentLatelyQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'sent-lately'],
    queryFn: () => readSent(shop),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });

/**
 * The changes that this device has sent recently, while the store can't be reached: the worker, or a page that died, may have sent
 * them after this page last read what they changed.
 */
export const useSentLately = (): SentLately => {
  const isAway = useConnection().judged !== 'online';
  const { data } = useQuery({ ...sentLatelyQuery(useShop()), enabled: isAway });
  return (isAway ? data : undefined) ?? nothing;
};

/** The sent changes that data read at `readAt` (epoch ms) can't include. */
export const sentAfter = ({ changes }: SentLately, readAt: number): readonly SentChange[] =>
  changes.filter(({ entry }) => entry.createdAt > readAt);
