import { Skeleton } from '#ui/skeleton.tsx';
import { partWording } from '#wording/ui.ts';

/** What stands in for a screen that is on its way. */
export function PendingScreen() {
  return (
    <div className="wrap screen">
      <Skeleton label={partWording.loading} shape="page" />
    </div>
  );
}
