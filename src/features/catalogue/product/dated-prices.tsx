import { Suspense, useMemo, useState } from 'react';
import type { Product, ProductSummary, Variant } from '#contract/product.ts';
import { useFreshness } from '#shopper/freshness.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const unpricedVariant = (variant: Variant): Variant => ({
  ...variant,
  basePrice: null,
  discount: null,
  tierPrices: [],
});

/** A product of which no price is shown. */
export const unpriced = <P extends Product | ProductSummary>(product: P): P => ({
  ...product,
  ...('priceFrom' in product ? { priceFrom: null } : {}),
  variants: product.variants.map(unpricedVariant),
});

// Nothing is dated while the store answers.
const PriceDate = lazyPart(async () => (await import('./price-date.tsx')).PriceDate);

/**
 * Dates what a table or card shows, once for all of it: `date` is written beside its heading, or null while it is of now;
 * `withheld` is what of it is too old to be shown unasked.
 */
export const useDatedPrices = (updatedAt: number) => {
  const freshness = useFreshness(updatedAt);
  const [isAsked, setAsked] = useState(false);
  const isPast = freshness === 'past' && !isAsked;
  const isOld = freshness === 'old' || freshness === 'past';
  const withheld = useMemo(() => ({ stock: isOld, prices: isPast }), [isOld, isPast]);
  const date =
    freshness === 'fresh' ? null : (
      <Suspense>
        <PriceDate freshness={freshness} updatedAt={updatedAt} onShow={isPast ? () => setAsked(true) : null} />
      </Suspense>
    );
  return { date, withheld };
};
