import { firstWords } from '#api/api-error.ts';
import { showToast } from '#ui/toast-state.ts';
import { basketWording as words } from '#wording/basket.ts';
import { type NewLine, useAddLines } from './basket-writes.ts';

/** Puts marked lines in the cart, says what came of it, and gives the ids of the variants that were taken. */
export const useAddMarked = () => {
  const addLines = useAddLines();
  return async (lines: readonly NewLine[]): Promise<readonly string[]> => {
    try {
      const { refused } = await addLines.mutateAsync(lines);
      const failed = new Set(refused.map(({ line }) => line.productVariantId));
      const taken = lines.map((line) => line.productVariantId).filter((id) => !failed.has(id));
      if (taken.length > 0) showToast({ tone: 'success', text: words.added });
      if (refused.length > 0) {
        const why = firstWords(refused[0]?.error) ?? words.notSaved;
        showToast({ tone: 'error', text: why, details: words.someRefused(refused.length, lines.length) });
      }
      return taken;
    } catch (error) {
      showToast({ tone: 'error', text: firstWords(error) ?? words.notSaved });
      return [];
    }
  };
};
