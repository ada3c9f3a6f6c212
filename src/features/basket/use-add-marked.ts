import { useShop } from '#shopper/shop.tsx';
import { showToastLazily } from '#ui/toast/show-toast-lazily.ts';
import { cartChangeWording as words } from '#wording/cart-change.ts';
import { waitingWording } from '#wording/waiting.ts';
import { useAddLines } from './add-lines.ts';
import type { AddedNotices } from './added-notices.ts';
import type { NewLine } from './new-line.ts';

/**
 * Adds the marked lines to the cart, reports the result, and returns the ids of the variants that were added. If the promise of
 * lines rejects, for example because their code can't be fetched, it reports them as not saved.
 */
export const useAddMarked = () => {
  const shop = useShop();
  const addLines = useAddLines();
  /** Loads the notices only when there is something to report. */
  const show = (tell: (notices: AddedNotices) => void): void => {
    import('./added-notices.ts')
      .then(({ addedNotices }) => tell(addedNotices))
      .catch(() => showToastLazily({ tone: 'error', text: words.notSaved }));
  };
  const complain = (error: unknown, refused: readonly NewLine[], all: number): void =>
    show(({ showRefused }) => showRefused(error, refused, all, shop));
  return async (marked: readonly NewLine[] | Promise<readonly NewLine[]>): Promise<readonly string[]> => {
    let lines: readonly NewLine[] = [];
    try {
      lines = await marked;
      const { basket, queued, refused, isDurable, isUnderWay } = await addLines.mutateAsync(lines);
      const failed = new Set(refused.map(({ line }) => line.productVariantId));
      const added = lines.map((line) => line.productVariantId).filter((id) => !failed.has(id));
      if (queued.length > 0) {
        void showToastLazily({ tone: 'success', text: waitingWording.saved({ isDurable, isUnderWay }) });
      } else if (added.length > 0) {
        void showToastLazily({ tone: 'success', text: words.added });
      }
      if (basket !== null && basket.notifications.length > 0) {
        show(({ showWarnings }) => showWarnings(basket, added));
      }
      if (refused.length > 0) {
        complain(
          refused[0]?.error,
          refused.map(({ line }) => line),
          lines.length,
        );
      }
      return added;
    } catch (error) {
      complain(error, lines, lines.length);
      return [];
    }
  };
};
