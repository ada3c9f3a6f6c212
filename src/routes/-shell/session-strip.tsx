import { lazy, Suspense } from 'react';
import { useShop } from '#shopper/shop.tsx';

const UncheckedStrip = lazy(async () => ({ default: (await import('./unchecked-strip.tsx')).UncheckedStrip }));

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
