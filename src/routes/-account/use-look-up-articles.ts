import { useMemo } from 'react';
import { mustChooseAddOns } from '#contract/variants.ts';
import { variantOf } from '#contract/part-of-variant.ts';
import type { Today } from '#features/orders/again-line.ts';
import { callsOf } from '#features/quick-order/look-up.ts';
import type { LookUpArticles } from '#features/orders/use-again.ts';
import type { KnownPart } from '#features/quick-order/pad-row.ts';
import { useLookUp } from '#features/quick-order/use-look-up.ts';

const todayOf = ({ part, terms, asOf }: KnownPart): Today => ({
  variant: variantOf(part, terms),
  requiresAddOns: mustChooseAddOns(part),
  asOf,
});

/** Looks up the articles of order lines in today's catalogue. */
export const useLookUpArticles = (): LookUpArticles => {
  const { find, hasParts } = useLookUp();
  return useMemo(
    () => ({
      find: async (skus) => {
        const { found, isComplete } = await find(skus);
        const articles = new Map<string, Today | null>();
        for (const sku of skus) {
          const known = found.get(sku);
          if (known !== undefined) articles.set(sku, todayOf(known));
          // A part number that can't be looked up can't be reported as missing either.
          else if (isComplete && callsOf([sku]).length > 0) articles.set(sku, null);
        }
        return articles;
      },
      source: hasParts ? 'device' : 'store',
    }),
    [find, hasParts],
  );
};
