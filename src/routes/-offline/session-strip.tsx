import { Suspense } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const UncheckedStrip = lazyPart(async () => (await import('./unchecked-strip.tsx')).UncheckedStrip);

/** Shown under the header while it is impossible to check whether the session is still valid. */
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
