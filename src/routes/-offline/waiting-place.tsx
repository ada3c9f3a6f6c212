import { Suspense } from 'react';
import { useNotes, useWaiting } from '#shopper/use-waiting.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const WaitingChip = lazyPart(async () => (await import('#features/sync/waiting-chip.tsx')).WaitingChip);

/** Beside the cart: changes that are unsent or came out differently. Loaded when there are any; its space is reserved, so nothing moves. */
export function WaitingPlace() {
  const notes = useNotes();
  if (useWaiting().length === 0 && notes === null) return null;
  return (
    <div className="waiting-place">
      <Suspense fallback={null}>
        <WaitingChip />
      </Suspense>
    </div>
  );
}
