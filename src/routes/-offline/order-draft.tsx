import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const DraftNotice = lazyPart(async () => (await import('#features/checkout/draft/draft-link.tsx')).DraftNotice);

/** Notice about an order that was prepared on this device and hasn't been placed yet. */
export function OrderDraftNotice() {
  return (
    <Suspense>
      <DraftNotice />
    </Suspense>
  );
}
