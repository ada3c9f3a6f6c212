import { firstMessageOf } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { basketWording as words } from '#wording/basket.ts';
import { waitingWording } from '#wording/waiting.ts';
import { useAddLines } from './add-lines.ts';
import { showLinesRefused } from './lines-refused.ts';
import type { NewLine } from './new-line.ts';

/** Adds the marked lines to the cart, reports the result, and returns the ids of the variants that were added. */
export const useAddMarked = () => {
  const addLines = useAddLines();
  return async (lines: readonly NewLine[]): Promise<readonly string[]> => {
    try {
      const { basket, queued, refused, isDurable } = await addLines.mutateAsync(lines);
      const failed = new Set(refused.map(({ line }) => line.productVariantId));
      const added = lines.map((line) => line.productVariantId).filter((id) => !failed.has(id));
      if (queued.length > 0) {
        void showToast({ tone: 'success', text: waitingWording.saved(isDurable) });
      } else if (added.length > 0) {
        void showToast({ tone: 'success', text: words.added });
      }
      for (const warning of warningsOf(basket, added)) void showToast({ tone: 'error', text: warning });
      if (refused.length > 0) showLinesRefused(refused[0]?.error, refused.length, lines.length);
      return added;
    } catch (error) {
      void showToast({ tone: 'error', text: firstMessageOf(error) ?? words.notSaved });
      return [];
    }
  };
};

/** The store's warnings about the lines just added, such as reduced stock. */
const warningsOf = (basket: Basket | null, variantIds: readonly string[]): readonly string[] =>
  basket === null
    ? []
    : basket.notifications.flatMap(({ severity, lineItemId, message }) => {
        const line = basket.lineItems.find((item) => item.lineItemId === lineItemId);
        return severity !== 'Info' && line !== undefined && variantIds.includes(line.variant.id) ? [message] : [];
      });
