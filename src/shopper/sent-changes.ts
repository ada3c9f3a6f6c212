import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SentChange } from '#offline/journal/sent-changes.ts';
import { useConnection } from './connection/store.ts';
import { type Shop, useShop } from './shop.tsx';

/** What was sent lately, and the server's ids of lists that were made on this device, by their ids here. */
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

/** What this device has sent lately. */
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
 * What this device has sent lately, while the store can't be asked: the worker may have sent it, or a page that died, after a
 * page read for the last time what it changed.
 */
export const useSentLately = (): SentLately => {
  const isAway = useConnection().judged !== 'online';
  const { data } = useQuery({ ...sentLatelyQuery(useShop()), enabled: isAway });
  return (isAway ? data : undefined) ?? nothing;
};

/** Of what was sent what a read at `readAt` (milliseconds of the epoch) can't have. */
export const sentAfter = ({ changes }: SentLately, readAt: number): readonly SentChange[] =>
  changes.filter(({ entry }) => entry.createdAt > readAt);
