import { Suspense } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const UncheckedStrip = lazyPart(async () => (await import('./unchecked-strip.tsx')).UncheckedStrip);

/** Under the header, only while it can't be known whether the shopper's session still holds. */
export function SessionStrip() {
  const { isUnchecked } = useShop();
  return (
    <div role="status">
      {isUnchecked ? (
        <Suspense>
          <UncheckedStrip />
        </Suspense>
      ) : null}
    </div>
  );
}
