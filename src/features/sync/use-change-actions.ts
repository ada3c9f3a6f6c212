import { firstMessageOf, isRefused } from '#api/api-error.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from '#shopper/shop.tsx';
import type { ShopJournal } from '#shopper/shop-journal.ts';
import { useWaiting } from '#shopper/use-waiting.ts';
import { announce } from '#ui/announce.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { syncWording as words } from '#wording/sync.ts';
import type { CheckOption } from './check-options.ts';
import { withDependants, withQuantity } from './waiting-groups.ts';

export const useChangeActions = () => {
  const { journal } = useShop();
  const waiting = useWaiting();
  const settle = (change: WaitingChange, action: CheckOption['action']): Promise<void> => {
    if (action === 'discard') return discard(journal, withDependants(change, waiting));
    return action === 'redo' ? redo(journal, change) : journal.retry(change.entry.id);
  };
  return {
    /** Resolves a change as chosen; never throws. */
    settle: (change: WaitingChange, action: CheckOption['action']): Promise<void> =>
      settle(change, action).catch((error: unknown) => {
        showToast({ tone: 'error', text: firstMessageOf(error) ?? words.refused });
      }),
    /** Discards a change that something else was requested instead of. */
    replace: async (change: WaitingChange): Promise<void> => {
      await journal.discard(change.entry.id).catch(reportError);
    },
    /** Sets a change's quantity; 0 discards it. */
    edit: async (change: WaitingChange, quantity: number): Promise<void> => {
      if (quantity === 0) return discard(journal, [change]);
      const made = withQuantity(change, quantity);
      if (made !== null && !(await journal.edit(change.entry.id, made))) announce(words.tooLate);
      return undefined;
    },
  };
};

const discard = async (journal: ShopJournal, changes: readonly WaitingChange[]): Promise<void> => {
  const removed: StoredEntry[] = [];
  for (const { entry } of changes) {
    const one = await journal.discard(entry.id);
    if (one !== null) removed.push(one);
  }
  if (removed.length === 0) return announce(words.tooLate);
  const restoreAll = async () => {
    for (const entry of removed) await journal.restore(entry);
    await journal.sendNow();
  };
  showToast({
    tone: 'success',
    text: words.discarded(removed.length),
    action: { label: words.undo, onPress: () => void restoreAll().catch(reportError) },
  });
};

/** Records a change again, as a new one; if it can't be recorded, it stays as it was. */
export const redo = async (journal: ShopJournal, { entry, ...change }: WaitingChange): Promise<void> => {
  const removed = await journal.discard(entry.id);
  if (removed === null) return;
  await journal.make(change).catch(async (error: unknown) => {
    if (!isRefused(error)) await journal.restore(removed);
    throw error;
  });
};
