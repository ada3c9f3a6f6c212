import { useMutation } from '@tanstack/react-query';
import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import { keyOfLine } from './basket-line-key.ts';
import { repriced } from './line-estimate.ts';
import { nameOfLine } from './line-name.ts';

const shown = { meta: { isFailureShown: true } } as const;

const calledOf = (line: LineItem) => ({ name: nameOfLine(line), sku: line.sku });

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
