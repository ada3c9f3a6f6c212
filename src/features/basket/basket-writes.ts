import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Basket, type LineAddOn, type LineItem } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import type { Made } from '#shopper/shop-journal.ts';
import { keyOfLine } from './basket-line-key.ts';
import { repriced } from './line-estimate.ts';
import { nameOfLine } from './line-name.ts';
import type { NewLine } from './new-line.ts';

/** What became of several lines: the basket after the last that the store took, those kept on the device, and those refused with why. */
export interface AddedLines {
  readonly basket: Basket | null;
  readonly kept: readonly NewLine[];
  readonly refused: readonly { readonly line: NewLine; readonly error: unknown }[];
  readonly isDurable: boolean;
}

type LineEnd =
  | { readonly type: 'made'; readonly line: NewLine; readonly made: Made }
  | { readonly type: 'refused'; readonly line: NewLine; readonly error: unknown };

const shown = { meta: { isFailureShown: true } } as const;

const basketOf = (made: Made): Basket | null => {
  const parsed = z.safeParse(Basket, made.type === 'sent' ? made.data : null);
  return parsed.success ? parsed.data : null;
};

/** Puts lines in the basket; good lines go in even when others are refused. */
export const useAddLines = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: async (lines: readonly NewLine[]): Promise<AddedLines> => {
      const made = await Promise.all(
        lines.map(async (line): Promise<LineEnd> => {
          const { productVariantId, addonOptionIds, quantity, shows } = line;
          const key = { productVariantId, addonOptionIds: [...addonOptionIds] };
          try {
            return {
              type: 'made',
              line,
              made: await journal.make({ name: 'add-to-basket', input: { line: key, quantity, shows } }),
            };
          } catch (error) {
            if (lines.length === 1) throw error;
            return { type: 'refused', line, error };
          }
        }),
      );
      return {
        basket:
          made.flatMap((one) => (one.type === 'made' ? [basketOf(one.made)] : [])).findLast((one) => one !== null) ??
          null,
        kept: made.flatMap((one) => (one.type === 'made' && one.made.type === 'kept' ? [one.line] : [])),
        refused: made.flatMap((one) => (one.type === 'refused' ? [one] : [])),
        isDurable: made.every((one) => one.type === 'refused' || one.made.type === 'sent' || one.made.isDurable),
      };
    },
  });
};

const calledOf = (line: LineItem) => ({ name: nameOfLine(line), sku: line.sku });

/** Sets the quantity of a line. */
export const useSetQuantity = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ line, quantity }: { readonly line: LineItem; readonly quantity: number }) => {
      const { price } = quantity === line.quantity ? line : repriced(line, { quantity });
      const input = { line: keyOfLine(line), quantity, called: calledOf(line), seenPriceMinor: price.amount };
      return journal.make({ name: 'set-quantity', input });
    },
  });
};

/** Takes a line out. */
export const useRemoveLine = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: (line: LineItem) =>
      journal.make({ name: 'remove-line', input: { line: keyOfLine(line), called: calledOf(line) } }),
  });
};

/** Gives a line other add-ons. */
export const useSetAddOns = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ line, addOns }: { readonly line: LineItem; readonly addOns: readonly LineAddOn[] }) =>
      journal.make({
        name: 'set-add-ons',
        input: {
          line: keyOfLine(line),
          addonOptionIds: addOns.map((addOn) => addOn.addonOptionId),
          shows: [...addOns],
          called: calledOf(line),
        },
      }),
  });
};
