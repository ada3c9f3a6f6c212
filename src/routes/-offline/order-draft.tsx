import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const DraftNotice = lazyPart(async () => (await import('#features/checkout/draft/draft-link.tsx')).DraftNotice);

/** Says that an order was prepared on this device and is not placed yet. */
export function OrderDraftNotice() {
  return (
    <Suspense>
      <DraftNotice />
    </Suspense>
  );
}
