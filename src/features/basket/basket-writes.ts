import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import { keyOfLine } from '#offline/commands/line-key.ts';
import { repriced } from './line-estimate.ts';
import { nameOfLine } from './line-name.ts';

const mutationKey = ['basket', 'change'] as const;

const shown = { mutationKey, meta: { isFailureShown: true } } as const;

/** Resolves once every change of the cart made on this page was sent or is queued: a press may follow it at once. */
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
