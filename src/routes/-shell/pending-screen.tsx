import { Skeleton } from '#ui/skeleton.tsx';
import { partWording } from '#wording/ui.ts';

/** Shown while a screen loads. */
export function PendingScreen() {
  return (
    <div className="wrap screen">
      <Skeleton label={partWording.loading} shape="page" />
    </div>
  );
}
