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

/** A product with its prices removed. */
export const unpriced = <P extends Product | ProductSummary>(product: P): P => ({
  ...product,
  ...('priceFrom' in product ? { priceFrom: null } : {}),
  variants: product.variants.map(unpricedVariant),
});

// Only needed when the data is stale, so loaded lazily.
const PriceDate = lazyPart(async () => (await import('./price-date.tsx')).PriceDate);

/** Keeps the line's height until the text has loaded, so that nothing below moves. */
const lineHeld = '\u00a0';

/**
 * The age of the data in a table or card: `date` goes beside its heading (null while fresh); `withheld` says what is too old to
 * show unless the shopper asks. `updatedAt` is in epoch ms; 0 if there is nothing to date.
 */
export const useDatedPrices = (updatedAt: number) => {
  const freshness = useFreshness(updatedAt);
  const [isAsked, setAsked] = useState(false);
  const isPast = freshness === 'past' && !isAsked;
  const isOld = freshness === 'old' || freshness === 'past';
  const withheld = useMemo(() => ({ stock: isOld, prices: isPast }), [isOld, isPast]);
  const date =
    freshness === 'fresh' ? null : (
      <Suspense fallback={lineHeld}>
        <PriceDate freshness={freshness} updatedAt={updatedAt} onShow={isPast ? () => setAsked(true) : null} />
      </Suspense>
    );
  return { date, withheld };
};
