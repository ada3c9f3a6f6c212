import { useMutation } from '@tanstack/react-query';
import type { Basket } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import type { ChangeResult } from '#shopper/shop-journal.ts';
import type { NewLine } from './new-line.ts';

/**
 * The outcome of adding several lines: the basket after the last accepted one, the lines queued on the device, and
 * those refused with their errors.
 */
export interface AddedLines {
  readonly basket: Basket | null;
  readonly queued: readonly NewLine[];
  readonly refused: readonly { readonly line: NewLine; readonly error: unknown }[];
  readonly isDurable: boolean;
  /** The store may receive the queued lines at any moment: none of them is waiting for a connection. */
  readonly isUnderWay: boolean;
}

type LineEnd =
  | { readonly type: 'made'; readonly line: NewLine; readonly made: ChangeResult }
  | { readonly type: 'refused'; readonly line: NewLine; readonly error: unknown };

/** The basket after the last line that the store accepted; null if none was sent, or if the code that parses it fails to load. */
const lastBasketOf = async (ends: readonly LineEnd[]): Promise<Basket | null> => {
  const sent = ends.flatMap((end) => (end.type === 'made' && end.made.type === 'sent' ? [end.made.data] : []));
  if (sent.length === 0) return null;
  const reading = await import('#shopper/waiting/last-basket.ts').catch(() => null);
  return reading?.lastBasketIn(sent) ?? null;
};

/** Adds lines to the basket; valid lines go in even when others are refused. */
export const useAddLines = () => {
  const { journal } = useShop();
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: async (lines: readonly NewLine[]): Promise<AddedLines> => {
      const made = await Promise.all(
        lines.map(async (line): Promise<LineEnd> => {
          const { productVariantId, addonOptionIds, quantity, shows } = line;
          const key = { productVariantId, addonOptionIds: [...addonOptionIds] };
          try {
            return {
              type: 'made',
              line,
              made: await journal.make({ name: 'add-to-basket', input: { line: key, quantity, shows } }, line.receipt),
            };
          } catch (error) {
            if (lines.length === 1) throw error;
            return { type: 'refused', line, error };
          }
        }),
      );
      return {
        basket: await lastBasketOf(made),
        queued: made.flatMap((one) => (one.type === 'made' && one.made.type === 'queued' ? [one.line] : [])),
        refused: made.flatMap((one) => (one.type === 'refused' ? [one] : [])),
        isUnderWay: made.every((one) => one.type === 'refused' || one.made.type === 'sent' || one.made.isUnderWay),
        isDurable: made.every((one) => one.type === 'refused' || one.made.type === 'sent' || one.made.isDurable),
      };
    },
  });
};
