import { Suspense } from 'react';
import { useWaiting } from '#shopper/use-waiting.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const WaitingChip = lazyPart(async () => (await import('#features/sync/waiting-chip.tsx')).WaitingChip);

/** Beside the cart: how many changes wait. Loaded with the first one; its space is reserved, so nothing moves. */
export function WaitingPlace() {
  if (useWaiting().length === 0) return null;
  return (
    <div className="waiting-place">
      <Suspense fallback={null}>
        <WaitingChip />
      </Suspense>
    </div>
  );
}
