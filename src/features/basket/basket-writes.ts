import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import { keyOfLine } from '#offline/commands/line-key.ts';
import { repriced } from './line-estimate.ts';
import { nameOfLine } from './line-name.ts';

const mutationKey = ['basket', 'change'] as const;

const shown = { mutationKey, meta: { isFailureShown: true } } as const;

/** Resolves once every cart change made on this page is sent or queued, so that checkout can follow a press at once. */
export const basketChangesMade = async (queryClient: QueryClient): Promise<void> => {
  if (queryClient.isMutating({ mutationKey }) === 0) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      unsubscribe();
      resolve();
    });
  });
};

const calledOf = (line: LineItem) => ({ name: nameOfLine(line), sku: line.sku });

export const useSetQuantity = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ line, quantity }: { readonly line: LineItem; readonly quantity: number }) => {
      const { price } = quantity === line.quantity ? line : repriced(line, { quantity });
      const input = {
        line: keyOfLine(line),
        quantity,
        called: calledOf(line),
        seenPriceMinor: price.amount,
        from: line.quantity,
      };
      return journal.make({ name: 'set-quantity', input });
    },
  });
};

export const useRemoveLine = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: (line: LineItem) =>
      journal.make({ name: 'remove-line', input: { line: keyOfLine(line), called: calledOf(line) } }),
  });
};

/** Sets the same add-ons on lines of one product; several lines are one change, sent in one call. */
export const useSetAddOns = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({ lines, addOns }: { readonly lines: readonly LineItem[]; readonly addOns: readonly LineAddOn[] }) => {
      const [line, ...others] = lines;
      if (line === undefined) throw new Error('No line was given.');
      const chosen = { addonOptionIds: addOns.map(({ addonOptionId }) => addonOptionId), shows: [...addOns] };
      if (others.length === 0) {
        const input = { line: keyOfLine(line), ...chosen, called: calledOf(line) };
        return journal.make({ name: 'set-add-ons', input });
      }
      const called = { name: line.productName, sku: null };
      return journal.make({ name: 'set-add-ons-of-lines', input: { lines: lines.map(keyOfLine), ...chosen, called } });
    },
  });
};
