import { firstMessageOf } from '#api/api-error.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from '#shopper/shop.tsx';
import type { ShopJournal } from '#shopper/shop-journal.ts';
import { useWaiting } from '#shopper/use-waiting.ts';
import { announce } from '#ui/announce.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { syncWording as words } from '#wording/sync.ts';
import type { CheckAnswer } from './check-answers.ts';
import { withDependants, withQuantity } from './waiting-groups.ts';

/** What can be done about a change that waits. */
export const useChangeActions = () => {
  const { journal } = useShop();
  const waiting = useWaiting();
  const settle = (change: WaitingChange, does: CheckAnswer['does']): Promise<void> => {
    if (does === 'discard') return discard(journal, withDependants(change, waiting));
    return does === 'anew' ? makeAnew(journal, change) : journal.retry(change.entry.id);
  };
  return {
    /** Does what an answer says; never throws. */
    settle: (change: WaitingChange, does: CheckAnswer['does']): Promise<void> =>
      settle(change, does).catch((error: unknown) => {
        showToast({ tone: 'error', text: firstMessageOf(error) ?? words.refused });
      }),
    /** Gives a change another quantity, or discards it when that is none. */
    edit: async (change: WaitingChange, quantity: number): Promise<void> => {
      if (quantity === 0) return discard(journal, [change]);
      const made = withQuantity(change, quantity);
      if (made !== null && !(await journal.edit(change.entry.id, made))) announce(words.tooLate);
      return undefined;
    },
  };
};

const discard = async (journal: ShopJournal, changes: readonly WaitingChange[]): Promise<void> => {
  const taken: StoredEntry[] = [];
  for (const { entry } of changes) {
    const one = await journal.discard(entry.id);
    if (one !== null) taken.push(one);
  }
  if (taken.length === 0) return announce(words.tooLate);
  const putBack = async () => {
    for (const entry of taken) await journal.restore(entry);
    await journal.sendNow();
  };
  showToast({
    tone: 'success',
    text: words.discarded(taken.length),
    action: { label: words.undo, onPress: () => void putBack().catch(reportError) },
  });
};

const makeAnew = async (journal: ShopJournal, { entry, ...change }: WaitingChange): Promise<void> => {
  if ((await journal.discard(entry.id)) !== null) await journal.make(change);
};
