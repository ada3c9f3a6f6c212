import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import type { OrderLine } from '#contract/order.ts';
import { taxOfLines } from '#contract/money-tax.ts';
import { type AgainLine, lineToday, type Today, type TodayArticles } from './again-line.ts';
import type { AgainChoice } from './again-row.tsx';
import type { TakenLine } from './order-writes.ts';

/** Looks up variants by SKU, at the store or else on this device. Injected, since the catalogue is another feature. */
export interface LookUpArticles {
  readonly find: (skus: readonly string[]) => Promise<TodayArticles>;
  /** Changes when the device has more data to search. */
  readonly source: string;
}

const nothing: TodayArticles = new Map();

/** Today's variants for these SKUs; empty until they have been looked up. */
export const useTodayArticles = (skus: readonly string[], { find, source }: LookUpArticles) => {
  const shop = useShop();
  const isDown = useConnection().shown !== 'online';
  // Earlier results are kept while other rows are shown, so that ticked rows that are out of view aren't lost.
  const [seen] = useState(() => new Map<string, Map<string, Today | null>>());
  const from = `${isDown ? 'device' : 'store'} ${source}`;
  const { data, isPending, isError, refetch } = useQuery({
    // `from` runs it again once the store is back.
    queryKey: [shop.scope, 'articles-today', from, skus],
    queryFn: async () => {
      const known = seen.get(from) ?? new Map<string, Today | null>();
      const missing = skus.filter((sku) => !known.has(sku));
      const found = missing.length === 0 ? nothing : await find(missing);
      for (const [sku, today] of found) known.set(sku, today);
      seen.set(from, known);
      return new Map(known);
    },
    enabled: skus.length > 0,
    staleTime: 60_000,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return {
    articles: data ?? nothing,
    isChecking: isPending && skus.length > 0,
    isDown,
    /** Retries a failed lookup; null if it didn't fail. */
    retry: isError ? () => void refetch() : null,
  };
};

/** The shopper's choice per line, which defaults to what is sold today. Lines with the same key share a choice. */
export const useAgainChoices = (isTakenAtFirst: (line: OrderLine) => boolean, keyOf: (line: OrderLine) => string) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, AgainChoice>>(new Map());
  const choiceOf = ({ line, isGone, isOut, lacksOptions, quantity }: AgainLine): AgainChoice => {
    if (isGone || isOut) return { isTaken: false, quantity: 0 };
    return chosen.get(keyOf(line)) ?? { isTaken: isTakenAtFirst(line) && !lacksOptions && quantity > 0, quantity };
  };
  return {
    choiceOf,
    choose: (line: AgainLine, choice: AgainChoice) =>
      setChosen((before) => new Map([...before, [keyOf(line.line), choice]])),
    /** Unticks lines that are now in the cart, so that a second press doesn't add them again. */
    untick: (taken: readonly TakenLine[], refused: readonly { readonly line: TakenLine }[]) => {
      const left = new Set(refused.map(({ line }) => line));
      const added = taken.filter((line) => !left.has(line));
      setChosen(
        (before) =>
          new Map([
            ...before,
            ...added.map(({ again, quantity }) => [keyOf(again.line), { isTaken: false, quantity }] as const),
          ]),
      );
    },
  };
};

type Taken = readonly { readonly again: AgainLine; readonly quantity: number }[];

/** Today's total of the taken lines, in minor units. */
export const againTotal = (taken: Taken): number =>
  taken.reduce((sum, { again, quantity }) => sum + (lineToday(again.line, again.today, quantity)?.amount ?? 0), 0);

/** The tax on that total; undefined if a line's tax rate is unknown. */
export const againTax = (taken: Taken): number | undefined =>
  taxOfLines(
    taken.map(({ again: { line, today }, quantity }) => ({
      amountMinor: lineToday(line, today, quantity)?.amount ?? 0,
      taxRate: today?.variant.taxRate,
    })),
  );
