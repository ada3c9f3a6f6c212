import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contextOf } from '#offline/reads/read-context.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { syncWording as words } from '#wording/sync.ts';
import type { CacheSet, CacheSetName } from './cache-sets.ts';
import { updateApp, updateCatalogue, updateFiles, type UpdatedCopies } from './update-copies.ts';

const contextOfShop = (shop: Shop) => contextOf({ ...shop, storeKey: shop.configuration.storeKey });

/** A message about the result of an update. */
export const updatedText = (name: CacheSetName, { updated, all }: UpdatedCopies): string =>
  updated === all ? words.updated(words.sets[name]) : words.partlyUpdated(words.sets[name], updated, all);

/** Updates the cached copies of one kind and reports the result. `pending` is the kind being updated. */
export const useUpdateSet = (onUpdated: () => Promise<void>) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<CacheSetName | null>(null);
  const run = async (set: CacheSet): Promise<string> => {
    if (set.name === 'shell') return (await updateApp()) ? words.appUpdating : words.appUpdated;
    return updatedText(
      set.name,
      set.name === 'catalogue'
        ? await updateCatalogue(set, contextOfShop(shop), shop, queryClient)
        : await updateFiles(set),
    );
  };
  return {
    pending,
    update: async (set: CacheSet): Promise<void> => {
      setPending(set.name);
      try {
        const text = await run(set);
        showToast({ tone: 'success', text });
      } catch {
        showToast({ tone: 'error', text: words.notUpdated(words.sets[set.name]) });
      } finally {
        setPending(null);
        await onUpdated();
      }
    },
  };
};
